import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { findOwnProfile } from '#app/domain/profiles/profiles.server.ts'
import { listOwn } from '#app/domain/safety/own-lists.server.ts'
import { cursorText, readCursor } from '#app/domain/text/cursor.ts'
import { openedByFollowing } from '#app/domain/visibility/visibility.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { unscriptedPathOf } from '#app/paths/unscripted.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import { Section } from '#app/ui/section.tsx'
import { OwnPeople } from './own-people.tsx'
import { SettingsPage } from './settings-page.tsx'

export const handle = { i18n: ['privacySettings', 'settings'], failure: { load: 'settings' } }
export const meta = pageMeta

/** Lists of the page, with the query parameter that holds the cursor of each. */
const after = { FOLLOWED: 'after', BLOCKED: 'afterBlocked', MUTED: 'afterMuted' } as const

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const { t } = reading(args, 'privacySettings')
  const asked = new URL(args.request.url).searchParams
  const list = async (of: keyof typeof after) => {
    const given = asked.get(after[of])
    const from = readCursor(given)
    if (given !== null && from === null) throw problem(args, 404)
    const { people, next } = await listOwn(viewer, of, from)
    return {
      ...{ of, people },
      newest: from && pathOf('privacySettings'),
      older: next && pathOf('privacySettings', null, { [after[of]]: cursorText(next) }),
    }
  }
  const [own, ...lists] = await Promise.all([findOwnProfile(viewer), list('FOLLOWED'), list('BLOCKED'), list('MUTED')])
  const { visibility, dateOfBirth, offered } = own
  return {
    page: headOf(args, { title: reading(args, 'settings').t('privacySettings.title'), description: t('description') }),
    visibility,
    minor: !offered.includes('EVERYONE'),
    opens: openedByFollowing({ dateOfBirth, visibility }, new Date()),
    lists,
    cases: unscriptedPathOf('safetyCases'),
  }
}

export type LoadedPrivacy = ReturnType<typeof useLoaderData<typeof loader>>

export default function PrivacySettingsPage() {
  const loaded = useLoaderData<typeof loader>()
  const { t } = useTranslation('privacySettings')
  return (
    <SettingsPage current="privacySettings" lead={t('lead')}>
      <Stack gap="xl">
        <Holds {...loaded} />
        {loaded.lists.map(list => (
          <OwnPeople key={list.of} list={list} opens={loaded.opens} />
        ))}
      </Stack>
    </SettingsPage>
  )
}

/** Current effect of the profile's visibility setting, with a link to change it. */
function Holds({ visibility, minor, cases }: LoadedPrivacy) {
  const { t } = useTranslation('privacySettings')
  return (
    <Section id="holds" title={t('holds')}>
      <Text as="p">{minor ? t(`minor.${visibility as 'FOLLOWED' | 'NOBODY'}`) : t(`adult.${visibility}`)}</Text>
      <Text as="p">{t('school')}</Text>
      <Row>
        <QuietLink to={`${pathOf('settings')}#visibility`}>{t('change')}</QuietLink>
        <QuietLink to={cases}>{t('cases')}</QuietLink>
      </Row>
    </Section>
  )
}
