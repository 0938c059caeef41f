import type { ReactNode } from 'react'
import { Small } from '#app/ui/prose.tsx'
import { Table } from '#app/ui/table.tsx'

export type LogEntry = { id: string; when: string; what: string; detail: string | null }

type LogTableProps<Entry> = {
  caption: string
  /** The names of the two columns every log has. */
  when: string
  what: string
  entries: Entry[]
  /** The other columns of this log. */
  others: { key: string; label: string; of: (entry: Entry) => ReactNode }[]
}

/** Entries of a log, newest first: when, what in words with its detail below, and what else this log says of each. */
export function LogTable<Entry extends LogEntry>({ caption, when, what, entries, others }: LogTableProps<Entry>) {
  return (
    <Table
      caption={caption}
      captionHidden
      columns={[{ key: 'when', label: when }, { key: 'what', label: what }, ...others]}
      rows={entries.map(entry => ({
        key: entry.id,
        header: entry.when,
        cells: [
          <span key="what">
            {entry.what}
            {entry.detail ? <Small>{entry.detail}</Small> : null}
          </span>,
          ...others.map(({ of }) => of(entry)),
        ],
      }))}
    />
  )
}
