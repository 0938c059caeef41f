import type { ReactNode } from 'react'
import { Kept } from './kept.tsx'
import * as css from './table.css.ts'

type TableProps = {
  /** What is in the table and how many. */
  caption: ReactNode
  captionHidden?: boolean
  /** The first column is that of the row headers; `end` is for numbers. */
  columns: { key: string; label: ReactNode; end?: boolean }[]
  rows: { key: string; header: ReactNode; cells: ReactNode[] }[]
  /** Rows of labelled lines on narrow screens; put it off only for two narrow columns. */
  stacked?: boolean
  /** Closer on paper: for many columns and rows. */
  dense?: boolean
  /** Columns of one width, where people write what they like. */
  even?: boolean
  /** Rows are aligned by their first lines, where the row header is a link. */
  base?: boolean
  /** All that the rows depend on beside the language, in plain values: a server remembers them then. */
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
      <Kept as="tbody" of={of}>
        <Rows columns={columns} rows={rows} />
      </Kept>
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
            {/* One box, so that a labelled line has two columns however the cell is built. */}
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

/** The name of a row made of our own long words: its column is never narrower than they are. */
export function Unbroken({ lang, children }: { lang?: string; children: ReactNode }) {
  return (
    <span className={css.unbroken} lang={lang}>
      {children}
    </span>
  )
}
