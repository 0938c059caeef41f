import { Form } from '@remix-run/react'
import { studentActs } from '#app/domain/organizations/students-query.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/field.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Figure } from '#app/ui/prose.tsx'
import { SelectActs, SelectTable } from '#app/ui/select-table.tsx'
import { Table } from '#app/ui/table.tsx'
import { StatusBadge } from '../status-badge.tsx'
import type { LoadedStudents } from './list.tsx'

type Part = { loaded: LoadedStudents }

/** The pupils that match the filter, with bulk actions for the selected ones. */
export function Found({ loaded }: Part) {
  const { t } = useTranslation('students')
  const { orgId, students, filtered, manages } = loaded
  if (students.length > 0) return manages ? <Choosing loaded={loaded} /> : <Reading loaded={loaded} />
  return filtered ? (
    <EmptyState
      title={t('none')}
      action={<ButtonLink to={adminPathOf('students', { orgId })}>{t('showAll')}</ButtonLink>}
    >
      {t('noneText')}
    </EmptyState>
  ) : (
    <EmptyState title={t('empty')}>{t(manages ? 'emptyText' : 'emptyReader')}</EmptyState>
  )
}

/** The selection and the filter are sent as a GET request: nothing changes before the next page is confirmed. */
function Choosing({ loaded }: Part) {
  const { t } = useTranslation('students')
  const { orgId, students, filter, counts } = loaded
  return (
    <Form method="get" action={adminPathOf('actOnStudents', { orgId })}>
      {Object.entries(filter).map(([name, value]) =>
        value ? <input type="hidden" key={name} name={name} value={value} /> : null,
      )}
      <Stack>
        <SelectTable
          caption={t('caption', { shown: students.length, count: counts.found })}
          choose={t('choose')}
          name="member"
          columns={useColumns()}
          rows={students.map(student => ({
            value: student.memberId,
            label: student.name,
            header: <Name student={student} orgId={orgId} />,
            cells: cellsOf(student, loaded),
          }))}
        />
        <SelectActs>
          <Checkbox id="all" name="all" value="on" label={t('all', { count: counts.found })} />
          <Row role="group" aria-label={t('acts')}>
            {studentActs.map(act => (
              <Button key={act} kind="second" small name="act" value={act}>
                {t(`act.${act}`)}
              </Button>
            ))}
          </Row>
        </SelectActs>
      </Stack>
    </Form>
  )
}

function Reading({ loaded }: Part) {
  const { t } = useTranslation('students')
  const { orgId, students, counts } = loaded
  return (
    <Table
      caption={t('caption', { shown: students.length, count: counts.found })}
      columns={useColumns()}
      rows={students.map(student => ({
        key: student.memberId,
        header: <Name student={student} orgId={orgId} />,
        cells: cellsOf(student, loaded),
      }))}
    />
  )
}

function useColumns() {
  const { t } = useTranslation('students')
  return [
    { key: 'name', label: t('column.name') },
    { key: 'group', label: t('column.group') },
    { key: 'tests', label: t('column.tests'), end: true },
    { key: 'analysis', label: t('column.analysis') },
    { key: 'seen', label: t('column.seen'), end: true },
    { key: 'status', label: t('column.status') },
  ]
}

type Student = LoadedStudents['students'][number]

function Name({ student: { memberId, name, username, email }, orgId }: { student: Student; orgId: string }) {
  return (
    <>
      <Link to={adminPathOf('member', { orgId, memberId })}>{name}</Link>
      <p>{email ? `${username} · ${email}` : username}</p>
    </>
  )
}

function cellsOf(student: Student, { counts }: LoadedStudents) {
  return [
    <Group key="group" {...student} />,
    <Tests key="tests" {...student} of={counts.tests} />,
    <Analysis key="analysis" {...student} />,
    <Seen key="seen" {...student} />,
    <StatusBadge key="status" status={student.status} />,
  ]
}

function Group({ group, year }: Student) {
  const { t } = useTranslation('students')
  const parts = [group ?? t('group.without'), year === null ? null : t('year', { year })]
  return <>{parts.filter(Boolean).join(', ')}</>
}

function Tests({ tests, of }: Student & { of: number }) {
  const { t } = useTranslation('students')
  return <Figure>{tests === null ? '—' : t('testsDone', { done: tests, of })}</Figure>
}

function Analysis({ analysis }: Student) {
  const { t } = useTranslation('students')
  return <>{t(analysis ? 'analysis.done' : 'analysis.none')}</>
}

function Seen({ seen }: Student) {
  const { t } = useTranslation('students')
  return <>{seen ?? t('seen.never')}</>
}
