import { FunnelBar } from '#app/ui/bars.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Table, Unbroken } from '#app/ui/table.tsx'
import type { FiguresTexts } from '#app/wording/analytics/figures-texts.server.ts'
import type { groupTexts } from '#app/wording/analytics/group-texts.server.ts'

/** A row for each test, with the shares of pupils who began and finished it. */
export function Funnel({ tests }: { tests: NonNullable<FiguresTexts['tests']> }) {
  const { columns, people } = tests
  return (
    <Stack>
      <Text>{tests.text}</Text>
      <Table
        dense
        caption={tests.caption}
        columns={[
          { key: 'test', label: columns.test },
          { key: 'share', label: columns.share },
          { key: 'began', label: columns.began, end: true },
          { key: 'finished', label: columns.finished, end: true },
          { key: 'dropped', label: columns.dropped, end: true },
          { key: 'going', label: columns.going, end: true },
        ]}
        rows={tests.rows.map(({ id, name, lang, label, began, finished, dropped, going }) => ({
          key: id,
          header: <Unbroken lang={lang}>{name}</Unbroken>,
          cells: [
            <FunnelBar key="share" whole={people} began={began} finished={finished} label={label} />,
            began,
            finished,
            dropped,
            going,
          ],
        }))}
      />
      <Small>{tests.note}</Small>
    </Stack>
  )
}

type Groups = Omit<ReturnType<typeof groupTexts>, 'rows'> & {
  rows: (ReturnType<typeof groupTexts>['rows'][number] & { to?: string | null })[]
}

/** Comparison of groups, ordered by name. */
export function GroupsTable({ groups: { caption, columns, rows, note } }: { groups: Groups }) {
  return (
    <Stack>
      <Table
        dense
        base
        caption={caption}
        columns={[
          { key: 'group', label: columns.group },
          { key: 'pupils', label: columns.pupils, end: true },
          { key: 'finished', label: columns.finished, end: true },
          { key: 'strong', label: columns.strong },
          { key: 'planned', label: columns.planned, end: true },
          { key: 'chances', label: columns.chances, end: true },
        ]}
        rows={rows.map(({ id, to, name, pupils, finished, strong, planned, chances }) => ({
          key: id ?? '',
          header: to ? <Link to={to}>{name}</Link> : name,
          cells: [pupils, finished, strong, planned, chances],
        }))}
      />
      <Small>{note}</Small>
    </Stack>
  )
}
