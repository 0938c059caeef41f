import type { ReactNode } from 'react'
import { Small } from '#app/ui/prose.tsx'
import { Table } from '#app/ui/table.tsx'

export type LogEntry = { id: string; when: string; what: string; detail: string | null }

type LogTableProps<Entry> = {
  caption: string
  /** Headings of the first two columns. */
  when: string
  what: string
  entries: Entry[]
  others: { key: string; label: string; of: (entry: Entry) => ReactNode }[]
}

/** Table of log entries, newest first: time, text with details below, and the other columns. */
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
