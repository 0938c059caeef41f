import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { isFiltered, readStudentFilter } from '#app/domain/organizations/students-query.ts'
import { countStudents, listOpenGroups, listStudents } from '#app/domain/organizations/students.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { Sheet, Stack, Text } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Small } from '#app/ui/prose.tsx'
import { studentTexts } from '#app/wording/schools/student-row.server.ts'
import { frameOf } from '../frame.server.ts'
import { OrganizationTabs } from '../organization-tabs.tsx'
import { Found } from './found.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { StudentFilters } from './student-filters.tsx'

export const handle = { i18n: 'students', failure: { load: 'students' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const staff = await guards.staffOf(args, 'view')
  const { t, language } = reading(args, 'students')
  const asked = new URL(args.request.url).searchParams
  const filter = readStudentFilter(asked)
  const cursor = { after: asked.get('after'), before: asked.get('before') }
  const [page, counts, groups] = await Promise.all([
    listStudents(staff, filter, cursor),
    countStudents(staff, filter),
    listOpenGroups(staff),
  ])
  if (!page) throw problem(args, 404)
  const frame = frameOf(args, staff)
  return {
    page: headOf(args, { title: `${t('title')} — ${frame.name}`, description: t('description') }),
    frame,
    orgId: staff.organization.id,
    manages: staff.may('manage-students'),
    filter,
    filtered: isFiltered(filter),
    groups,
    counts,
    students: page.students.map(student => studentTexts(student, language)),
    previous: page.previous,
    next: page.next,
    exportFailed: asked.get('failed') === 'export',
  }
}

export type LoadedStudents = ReturnType<typeof useLoaderData<typeof loader>>

export default function StudentsPage() {
  const loaded = useLoaderData<typeof loader>()
  const { frame, orgId, filter, counts, manages, exportFailed, previous, next } = loaded
  const { t } = useTranslation('students')
  const pageOf = (cursor: Record<string, string>) => adminPathOf('students', { orgId }, { ...filter, ...cursor })
  return (
    <Sheet>
      <Stack gap="l">
        <OrganizationTabs frame={frame} current="students" />
        {exportFailed ? (
          <Alert tone="bad" as="h2" title={t('export.failed')}>
            {t('export.failedText')}
          </Alert>
        ) : null}
        <PageTitle
          title={t('title')}
          lead={<Lead {...loaded} />}
          end={
            <>
              {manages ? <ButtonLink to={adminPathOf('newStudent', { orgId })}>{t('new.go')}</ButtonLink> : null}
              {manages ? <QuietLink to={adminPathOf('slips', { orgId })}>{t('slips.go')}</QuietLink> : null}
              {manages ? <QuietLink to={adminPathOf('joinRequests', { orgId })}>{t('requests.go')}</QuietLink> : null}
              <QuietLink to={adminPathOf('exportStudents', { orgId }, { ...filter })} reload>
                {t('export.go')}
              </QuietLink>
            </>
          }
        />
        <ProgressBar counts={counts} />
        <StudentFilters loaded={loaded} />
        <Found loaded={loaded} />
        <Pagination
          label={t('pages')}
          previous={previous ? { to: pageOf({ before: previous }), label: t('previous') } : undefined}
          next={next ? { to: pageOf({ after: next }), label: t('next') } : undefined}
        />
        <Text as="div">
          <Small>{t('privacy')}</Small>
        </Text>
      </Stack>
    </Sheet>
  )
}

function Lead({ frame, counts }: LoadedStudents) {
  const { t } = useTranslation('students')
  return (
    <>
      <span lang={frame.nameLang}>{frame.name}</span>
      {': '}
      {t('lead', { count: counts.total })} {counts.total > 0 ? t('lead.progress', counts) : null}
    </>
  )
}
