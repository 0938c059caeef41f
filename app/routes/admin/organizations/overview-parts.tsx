import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Table } from '#app/ui/table.tsx'
import { ChangesTable } from './changes-table.tsx'
import { pageOfRole } from './role-pages.ts'
import type { LoadedOverview } from './show.tsx'

const roles = ['ORG_STUDENT', 'ORG_TEACHER', 'ORG_STAFF', 'ORG_ADMIN'] as const

/** Groups the viewer mentors, the main purpose of a teacher's visit. */
export function OwnGroups({ overview: { orgId, mentored } }: { overview: LoadedOverview }) {
  const { t } = useTranslation('organizations')
  if (mentored.length === 0) return null
  return (
    <Stack as="section" aria-labelledby="own-groups">
      <h2 id="own-groups">{t('ownGroups')}</h2>
      {mentored.map(({ id, code }) => (
        <Row key={id}>
          <ButtonLink kind="second" forward to={adminPathOf('glance', { orgId, groupId: id })}>
            {t('ownGroups.glance', { code })}
          </ButtonLink>
          <QuietLink to={adminPathOf('group', { orgId, groupId: id })} aria-label={`${t('ownGroups.list')}: ${code}`}>
            {t('ownGroups.list')}
          </QuietLink>
        </Row>
      ))}
    </Stack>
  )
}

/** Numbers of people by role: have signed in, have not signed in yet, switched off. */
export function People({ overview: { orgId, people, seesStaff, manages } }: { overview: LoadedOverview }) {
  const { t } = useTranslation('organizations')
  return (
    <Stack as="section" aria-labelledby="people">
      <h2 id="people">{t('people')}</h2>
      <Table
        caption={t('people.caption')}
        captionHidden
        base
        columns={[
          { key: 'role', label: t('people.role') },
          { key: 'in', label: t('people.in'), end: true },
          { key: 'notYet', label: t('people.notYet'), end: true },
          { key: 'off', label: t('people.off'), end: true },
        ]}
        rows={roles.slice(0, seesStaff ? undefined : 1).map(role => {
          const counts = people.find(one => one.role === role)
          return {
            key: role,
            header: (
              <>
                <Link to={adminPathOf(pageOfRole[role], { orgId })}>{t(`role.${role}`)}</Link>
                {counts?.waiting ? (
                  <Small>
                    {manages && role === 'ORG_STUDENT' ? (
                      <Link to={adminPathOf('joinRequests', { orgId })}>{counts.waiting}</Link>
                    ) : (
                      counts.waiting
                    )}
                  </Small>
                ) : null}
              </>
            ),
            cells: [counts?.in ?? 0, counts?.notYet ?? 0, counts?.off ?? 0],
          }
        })}
      />
    </Stack>
  )
}

export function MonthOfTests({ overview: { orgId, tests } }: { overview: LoadedOverview }) {
  const { t } = useTranslation('organizations')
  return (
    <Stack as="section" aria-labelledby="tests">
      <h2 id="tests">{tests.title}</h2>
      <Text>{tests.text}</Text>
      {tests.never ? (
        <p>
          {tests.never}{' '}
          <Link to={adminPathOf('students', { orgId }, { progress: 'none', status: 'ACTIVE' })}>{t('tests.who')}</Link>
        </p>
      ) : null}
    </Stack>
  )
}

type Changes = NonNullable<LoadedOverview['changes']>

export function LatestChanges({ orgId, changes }: { orgId: string; changes: Changes }) {
  const { t } = useTranslation('organizations')
  return (
    <Stack as="section" aria-labelledby="log">
      <h2 id="log">{t('log')}</h2>
      {changes.length === 0 ? (
        <Text>{t('log.none')}</Text>
      ) : (
        <>
          <ChangesTable changes={changes} />
          <div>
            <QuietLink forward to={adminPathOf('organizationLog', { orgId })}>
              {t('log.all')}
            </QuietLink>
          </div>
        </>
      )}
    </Stack>
  )
}
