import { Form } from '@remix-run/react'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { useForm } from '#app/forms/use-form.ts'
import type { Key } from '#app/i18n/catalogue.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Select } from '#app/ui/field.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { SelectActs, SelectTable } from '#app/ui/select-table.tsx'
import { Table } from '#app/ui/table.tsx'
import type { ShownGroup } from './show.tsx'

/** Pupils of a group. Viewers who may move them get checkboxes and a form. */
export function Pupils({ orgId, manages, group, pupils, others }: ShownGroup) {
  const { t } = useTranslation('groups')
  const form = useForm({ message: useFieldMessage('groups') })
  const columns = [
    { key: 'name', label: t('pupil') },
    { key: 'username', label: t('username') },
    { key: 'tests', label: t('testsDone'), end: true },
    { key: 'status', label: t('status') },
  ]
  const caption = t('pupilsCaption', { count: pupils.length })
  const rows = pupils.map(({ memberId, firstName, lastName, username, tests, status }) => ({
    key: memberId,
    value: memberId,
    label: `${lastName} ${firstName}`,
    header: (
      <Link to={adminPathOf('member', { orgId, memberId })}>
        {lastName} {firstName}
      </Link>
    ),
    cells: [username, tests ?? '—', t(`status.${status}` as Key<'groups'>)],
  }))
  if (!manages || group.archivedOn || others.length === 0)
    return <Table caption={caption} columns={columns} rows={rows} />
  return (
    <Form method="post">
      <Stack gap="m">
        <ErrorSummary errors={form.errors} />
        <div id="memberIds">
          <SelectTable caption={caption} choose={t('choose')} name="memberIds" columns={columns} rows={rows} />
        </div>
        <SelectActs>
          <Row>
            <Select
              {...form.choice('groupId')}
              label={t('moveTo')}
              placeholder={t('chooseGroup')}
              options={others.map(({ id, code }) => ({ value: id, label: code }))}
            />
            <Button kind="second">{t('moveChosen')}</Button>
          </Row>
        </SelectActs>
      </Stack>
    </Form>
  )
}
