import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { guards, wantedPath } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { interestsSchema } from '#app/domain/accounts/account.schema.ts'
import { subjects } from '#app/domain/accounts/answers.ts'
import { listInterests, saveInterests } from '#app/domain/accounts/interests.server.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { CheckboxGroup } from '#app/ui/field.tsx'
import { Fields } from '#app/ui/fields.tsx'
import { SettingsPage } from './settings-page.tsx'

export const handle = { i18n: ['personal', 'settings', 'fields', 'subjects'], failure: { load: 'settings' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const { t } = reading(args, 'personal')
  return {
    page: headOf(args, { title: t('interests.title'), description: t('interests.lead') }),
    constraint: constraintOf(interestsSchema),
    interests: await listInterests(viewer),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = await readForm(args, interestsSchema)
  if (form.refused) return form.refused
  await saveInterests(viewer, form.value.interests)
  const wanted = wantedPath(args.request)
  return redirectWithToast(wanted === '/' ? pathOf('settings') : wanted, 'saved')
}

export default function InterestsPage() {
  const { constraint, interests } = useLoaderData<typeof loader>()
  const { t } = useTranslation('personal')
  const subject = useTranslation('subjects')
  const form = useForm({ constraint, defaults: { interests }, message: useFieldMessage('personal') })
  return (
    <SettingsPage current="settings" title={t('interests.title')} lead={t('interests.lead')} errors={form.errors}>
      <QuietLink to={pathOf('settings')} back>
        {t('title')}
      </QuietLink>
      <Form method="post">
        <Fields wide>
          <CheckboxGroup
            columns
            {...form.boxes('interests')}
            legend={t('interests.legend')}
            options={subjects.map(value => ({ value, label: subject.t(value) }))}
          />
          <div>
            <Button>{t('save')}</Button>
          </div>
        </Fields>
      </Form>
    </SettingsPage>
  )
}
