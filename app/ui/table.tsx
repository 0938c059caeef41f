import type { ReactNode } from 'react'
import { Cached } from './cached.tsx'
import * as css from './table.css.ts'

type TableProps = {
  /** Describes the content and the number of rows. */
  caption: ReactNode
  captionHidden?: boolean
  /** The first column is for row headers; `end` is for numbers. */
  columns: { key: string; label: ReactNode; end?: boolean }[]
  rows: { key: string; header: ReactNode; cells: ReactNode[] }[]
  /** Shows rows as labelled lines on narrow screens. Turn it off only for two narrow columns. */
  stacked?: boolean
  /** Tighter in print, for many columns and rows. */
  dense?: boolean
  /** Equal columns, for text of users. */
  even?: boolean
  /** Aligns rows by their first baseline, for row headers that are links. */
  base?: boolean
  /** Everything the rows depend on except the language, as plain values; the server then caches them. */
  of?: unknown
}

export function Table({
  caption,
  captionHidden,
  columns,
  rows,
  stacked = true,
  dense = false,
  even = false,
  base = false,
  of,
}: TableProps) {
  const set = [stacked && css.stacked, dense && css.dense, even && css.even, base && css.base]
  const looks = [css.table, ...set].filter(Boolean).join(' ')
  return (
    <table className={looks}>
      <caption className={captionHidden ? css.captionHidden : undefined}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(column => (
            <th key={column.key} scope="col" className={column.end ? css.end : undefined}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <Cached as="tbody" of={of}>
        <Rows columns={columns} rows={rows} />
      </Cached>
    </table>
  )
}

function Rows({ columns, rows }: Pick<TableProps, 'columns' | 'rows'>) {
  return rows.map(row => (
    <tr key={row.key}>
      <th scope="row">{row.header}</th>
      {row.cells.map((cell, index) => {
        const column = columns[index + 1]
        return (
          <td key={column?.key ?? index} className={column?.end ? css.end : undefined} data-label={label(column)}>
            {/* One box, so that a labelled line has two columns whatever the cell contains. */}
            {typeof cell === 'string' || typeof cell === 'number' ? cell : <div>{cell}</div>}
          </td>
        )
      })}
    </tr>
  ))
}

function label(column: TableProps['columns'][number] | undefined) {
  return typeof column?.label === 'string' ? column.label : undefined
}

/** A row header of long words of our own, whose column must not break them. */
export function Unbroken({ lang, children }: { lang?: string; children: ReactNode }) {
  return (
    <span className={css.unbroken} lang={lang}>
      {children}
    </span>
  )
}
