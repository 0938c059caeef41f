import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { readPreferences } from '#app/access/preferences.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { listCities } from '#app/domain/locations/cities.server.ts'
import { saveShownProfile } from '#app/domain/moderation/own-profile.server.ts'
import { profileSchema } from '#app/domain/profiles/profile.schema.ts'
import { findOwnProfile } from '#app/domain/profiles/profiles.server.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { useForm } from '#app/forms/use-form.ts'
import { dateText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Fields } from '#app/ui/fields.tsx'
import { ProfileFields } from './profile-fields.tsx'
import { ProfileMargin } from './profile-margin.tsx'
import { SettingsPage } from './settings-page.tsx'

export const handle = { i18n: ['personal', 'person', 'settings', 'fields'], failure: { load: 'settings' } }
export const meta = pageMeta

const refusals = {
  usernameTaken: { username: 'usernameTaken' },
  usernameReserved: { username: 'usernameReserved' },
  usernameRude: { username: 'usernameRude' },
  'password-needed': { currentPassword: 'required' },
  wrongPassword: { currentPassword: 'wrongPassword' },
  tooOften: { currentPassword: 'tooOften' },
  'too-often': { username: 'usernameOften' },
  'unknown-city': { cityId: 'required' },
  'not-offered': { visibility: 'visibilityMinor' },
  'bio-muted': { bio: 'muted' },
  'bio-rude': { bio: 'bioRude' },
  'bio-personal': { bio: 'bioPersonal' },
  'bio-links': { bio: 'bioLinks' },
  'organization-muted': { organization: 'muted' },
  'organization-rude': { organization: 'bioRude' },
  'organization-personal': { organization: 'bioPersonal' },
  'organization-links': { organization: 'bioLinks' },
} as const

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const { t, language } = reading(args, 'personal')
  const profile = await findOwnProfile(viewer)
  const { gender, status, year, cityId, organization, bio, visibility } = profile
  const { username, firstName, lastName } = viewer
  return {
    page: headOf(args, { title: t('title'), description: t('description') }),
    constraint: constraintOf(profileSchema),
    cities: await listCities(language),
    offered: profile.offered,
    defaults: {
      ...{ firstName, lastName, username, gender, status, cityId, organization, bio, visibility },
      year: year === null ? null : String(year),
    },
    dateOfBirth: dateText(profile.dateOfBirth && `${profile.dateOfBirth}T12:00:00Z`, language),
    pictures: { avatarId: profile.avatarId, coverId: profile.coverId, lite: readPreferences(args.request).lite },
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = await readForm(args, profileSchema)
  if (form.refused) return form.refused

  const outcome = await saveShownProfile(viewer, form.value)
  if (outcome === 'help') return redirect(pathOf('help'))
  if (typeof outcome === 'object') return form.refuse(outcome)
  if (outcome !== 'saved') return form.refuse(refusals[outcome], outcome === 'tooOften' ? 429 : 400)
  return redirectWithToast(pathOf('settings'), 'saved')
}

export type LoadedSettings = ReturnType<typeof useLoaderData<typeof loader>>

export default function ProfileSettingsPage() {
  const loaded = useLoaderData<typeof loader>()
  const { t } = useTranslation('personal')
  const { constraint, defaults } = loaded
  const form = useForm({ constraint, defaults, message: useFieldMessage('personal', 'person') })
  return (
    <SettingsPage current="settings" errors={form.errors} aside={<ProfileMargin {...loaded} />}>
      <Form method="post">
        <Fields wide>
          <ProfileFields form={form} cities={loaded.cities} offered={loaded.offered} />
          <div>
            <Button>{t('save')}</Button>
          </div>
        </Fields>
      </Form>
    </SettingsPage>
  )
}
