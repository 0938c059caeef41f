import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { AcademicTab } from './academic-tab.tsx'
import { Achievements } from './achievements.tsx'
import { Certificates } from './certificates.tsx'
import { Drafts } from './drafts.tsx'
import { NothingYet } from './nothing-yet.tsx'
import { PersonPosts } from './person-posts.tsx'
import { Projects } from './projects.tsx'
import type { LoadedProfile } from './show.tsx'
import { type ProfileTab, profileTabs } from './tabs.ts'

/** Tabs of a profile, with the content of the open one. */
export function Content(loaded: LoadedProfile) {
  const { person, asOther, tab, open, withheld, studies, achievements, certificates, posts, drafts, projects } = loaded
  const { t } = useTranslation('profile')
  const own = person.own && !asOther
  const tabAt = (name: ProfileTab) => ({ tab: name === profileTabs[0] ? null : name, as: asOther ? 'other' : null })
  return (
    <Stack gap="l">
      <Tabs
        label={t('tabs')}
        items={profileTabs.map(name => ({
          to: pathOf('profile', { username: person.username }, tabAt(name)),
          label: t(`tab.${name}`),
          current: name === tab,
        }))}
      />
      {drafts.length > 0 ? <Drafts drafts={drafts} /> : null}
      {withheld && (tab === 'academic' || tab === 'certificates') ? (
        <Alert tone="warn">{withheld}</Alert>
      ) : tab === 'academic' ? (
        <>
          <AcademicTab studies={studies} interests={person.whereabouts?.interests ?? []} own={own} />
          <Achievements items={achievements} />
        </>
      ) : projects ? (
        <Projects projects={projects} />
      ) : posts.length > 0 ? (
        <PersonPosts {...loaded} />
      ) : certificates.length > 0 ? (
        <Certificates items={certificates} own={own} />
      ) : (
        <NothingYet tab={tab === 'posts' ? tab : 'certificates'} own={own} open={open} />
      )}
    </Stack>
  )
}
