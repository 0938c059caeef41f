import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, notFound, reading } from '#app/access/page.server.ts'
import { readPreferences } from '#app/access/preferences.ts'
import { findProfile } from '#app/domain/profiles/profiles.server.ts'
import { monthText, numberText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { initialsOf } from '#app/ui/avatar.tsx'
import { QuietLink } from '#app/ui/button.tsx'
import { Stats } from '#app/ui/facts.tsx'
import { Sheet, Split, Stack } from '#app/ui/layout.tsx'
import { PersonHead, Written } from '#app/ui/person-head.tsx'
import { AboutPerson } from './about-person.tsx'
import { Content } from './content.tsx'
import { OwnerNotes } from './owner-notes.tsx'
import { PersonActions, PicturesOnRequest } from './person-actions.tsx'
import { picturesOf } from './pictures.ts'
import { tabOf } from './tabs.server.ts'
import { profileTabs } from './tabs.ts'

export const handle = { i18n: ['profile', 'subjects', 'files', 'post'], failure: { load: 'profile' } }
export const meta = pageMeta

const counted = ['projects', 'followers', 'following', 'achievements'] as const

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const reader = reading(args, 'profile')
  const { t, language } = reader
  const asked = new URL(args.request.url).searchParams
  const asOther = asked.get('as') === 'other'
  const profile = await findProfile(viewer, args.params.username ?? '', language, { asOther })
  if (!profile)
    throw await notFound(args, viewer, { kind: 'profile', id: args.params.username ?? '' }, 'profile_not_found')

  const tab = profileTabs.find(known => known === asked.get('tab')) ?? 'academic'
  const { joinedAt, studies, counts, withheld, ...person } = profile
  const { lite } = readPreferences(args.request)
  const name = `${person.firstName} ${person.lastName}`.trim()
  return {
    page: headOf(args, { title: name, description: t('description', { name }) }),
    person: { ...person, name, joined: monthText(joinedAt, language) },
    counts: counted.map(what => ({
      label: t(`count.${what}`, { count: counts[what] }),
      value: numberText(counts[what], language),
    })),
    lite,
    asOther: asOther && person.own,
    tab,
    open: studies !== null || withheld,
    withheld: withheld ? reader.in('failures').t('look') : null,
    ...(await tabOf(viewer, profile, { tab, before: asked.get('before'), asOther, lite }, reader)),
  }
}

export type LoadedProfile = ReturnType<typeof useLoaderData<typeof loader>>

export default function ProfilePage() {
  const loaded = useLoaderData<typeof loader>()
  const { person, asOther, lite } = loaded
  const { t } = useTranslation('profile')
  const { username } = person
  return (
    <Sheet>
      <Stack gap="l">
        {asOther ? (
          <Alert tone="info" title={t('asOther')}>
            <QuietLink to={pathOf('profile', { username })} back>
              {t('asOther.back')}
            </QuietLink>
          </Alert>
        ) : null}
        <PersonHead
          name={person.name}
          username={username}
          initials={initialsOf(person.firstName, person.lastName)}
          actions={<PersonActions person={person} asOther={asOther} />}
          {...picturesOf(person, lite)}
        />
        {lite ? <PicturesOnRequest person={person} /> : null}
        {person.hidden ? <p>{t(person.own && !asOther ? 'hiddenOwn' : 'hidden')}</p> : null}
        {person.bio ? <Written>{person.bio}</Written> : null}
        <AboutPerson person={person} />
        <Stats items={loaded.counts} />
        {person.shown && !asOther ? (
          <Split main={<Content {...loaded} />} aside={<OwnerNotes username={username} shown={person.shown} />} />
        ) : (
          <Content {...loaded} />
        )}
      </Stack>
    </Sheet>
  )
}
