import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, notFound, reading } from '#app/access/page.server.ts'
import { readPreferences } from '#app/access/preferences.ts'
import { listAchievements } from '#app/domain/achievements/achievements.server.ts'
import { listCertificates } from '#app/domain/certificates/certificates.server.ts'
import { cursorText, readCursor } from '#app/domain/feed/cursor.ts'
import { listPosts } from '#app/domain/feed/list-posts.server.ts'
import { findProfile } from '#app/domain/profiles/profiles.server.ts'
import { isOn } from '#app/domain/switches/switches.server.ts'
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
import { Tabs } from '#app/ui/tabs.tsx'
import { postCards } from '#app/wording/feed/post-cards.server.ts'
import { achievementItems } from '#app/wording/profile/achievement-items.server.ts'
import { studyTexts } from '#app/wording/profile/study-texts.server.ts'
import { AboutPerson } from './about-person.tsx'
import { AcademicTab } from './academic-tab.tsx'
import { Achievements } from './achievements.tsx'
import { Certificates } from './certificates.tsx'
import { NothingYet } from './nothing-yet.tsx'
import { OwnerNotes } from './owner-notes.tsx'
import { PersonActions, PicturesOnRequest } from './person-actions.tsx'
import { PersonPosts } from './person-posts.tsx'
import { picturesOf } from './pictures.ts'
import { certificateItem } from '../certificates/certificate-item.server.ts'

export const handle = { i18n: ['profile', 'subjects', 'files', 'post'], failure: { load: 'profile' } }
export const meta = pageMeta

const tabs = ['academic', 'posts', 'projects', 'certificates'] as const
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

  const before = readCursor(asked.get('before'))
  const tab = tabs.find(known => known === asked.get('tab')) ?? 'academic'
  const { joinedAt, studies, counts, withheld, ...person } = profile
  const { lite } = readPreferences(args.request)
  const list =
    tab === 'posts' && (await isOn('feed'))
      ? await listPosts(viewer, { of: 'AUTHOR', authorId: person.id }, before)
      : null
  const own = person.own && !asOther
  const certificates = tab === 'certificates' && studies ? await listCertificates(person.id) : []
  const name = `${person.firstName} ${person.lastName}`.trim()
  return {
    page: headOf(args, { title: name, description: t('description', { name }) }),
    person: { ...person, name, joined: monthText(joinedAt, language) },
    counts: counted.map(what => ({ what, value: numberText(counts[what], language) })),
    lite,
    asOther: asOther && person.own,
    tab,
    open: studies !== null || withheld,
    withheld: withheld ? reader.in('failures').t('look') : null,
    studies: tab === 'academic' && studies ? studyTexts(studies, reader.in('academic')) : null,
    achievements:
      tab === 'academic' && studies ? achievementItems(await listAchievements(person.id), reader.in('roadmap')) : [],
    certificates: certificates.map(one => certificateItem(one, { language, lite, own })),
    posts: postCards(list?.posts ?? [], { viewer, reader: reader.in('postTexts'), lite }),
    older: list?.next && cursorText(list.next),
    later: before !== null,
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
        <Stats items={loaded.counts.map(({ what, value }) => ({ label: t(`count.${what}`), value }))} />
        {person.shown && !asOther ? (
          <Split main={<Content {...loaded} />} aside={<OwnerNotes username={username} shown={person.shown} />} />
        ) : (
          <Content {...loaded} />
        )}
      </Stack>
    </Sheet>
  )
}

function Content(loaded: LoadedProfile) {
  const { person, asOther, tab, open, withheld, studies, achievements, certificates, posts } = loaded
  const { t } = useTranslation('profile')
  const own = person.own && !asOther
  const tabAt = (name: (typeof tabs)[number]) => ({ tab: name === tabs[0] ? null : name, as: asOther ? 'other' : null })
  return (
    <Stack gap="l">
      <Tabs
        label={t('tabs')}
        items={tabs.map(name => ({
          to: pathOf('profile', { username: person.username }, tabAt(name)),
          label: t(`tab.${name}`),
          current: name === tab,
        }))}
      />
      {withheld && (tab === 'academic' || tab === 'certificates') ? (
        <Alert tone="warn">{withheld}</Alert>
      ) : tab === 'academic' ? (
        <>
          <AcademicTab studies={studies} interests={person.whereabouts?.interests ?? []} own={own} />
          <Achievements items={achievements} />
        </>
      ) : posts.length > 0 ? (
        <PersonPosts {...loaded} />
      ) : certificates.length > 0 ? (
        <Certificates items={certificates} own={own} />
      ) : (
        <NothingYet tab={tab} own={own} open={open} />
      )}
    </Stack>
  )
}
