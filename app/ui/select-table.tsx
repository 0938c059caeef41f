import type { ReactNode } from 'react'
import { mark } from './field.css.ts'
import { Stack } from './layout.tsx'
import * as css from './select-table.css.ts'
import * as table from './table.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type SelectTableProps = {
  /** What is in the table and how many. */
  caption: ReactNode
  /** The heading of the boxes, for those who do not see them. */
  choose: string
  /** The name of the boxes in the form around the table. */
  name: string
  columns: { key: string; label: string; end?: boolean }[]
  /** `label` says whom a row's box chooses. */
  rows: { value: string; label: string; header: ReactNode; cells: ReactNode[] }[]
}

/** A table whose rows are ticked and sent with the form around it. */
export function SelectTable({ caption, choose, name, columns, rows }: SelectTableProps) {
  return (
    <table className={`${table.table} ${table.stacked} ${css.rows}`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={css.tick}>
            <VisuallyHidden>{choose}</VisuallyHidden>
          </th>
          {columns.map(column => (
            <th key={column.key} scope="col" className={column.end ? table.end : undefined}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.value}>
            <td className={css.tick}>
              <label className={css.box}>
                <input className={mark} type="checkbox" name={name} value={row.value} />
                <VisuallyHidden>{row.label}</VisuallyHidden>
              </label>
            </td>
            <th scope="row">{row.header}</th>
            {row.cells.map((cell, index) => {
              const column = columns[index + 1]
              return (
                <td
                  key={column?.key ?? index}
                  className={column?.end ? table.end : undefined}
                  data-label={column?.label}
                >
                  {typeof cell === 'string' || typeof cell === 'number' ? cell : <div>{cell}</div>}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What is done with the ticked rows: under the table, each act named by what it does. */
export function SelectActs({ children }: { children: ReactNode }) {
  return (
    <div className={css.acts}>
      <Stack gap="s">{children}</Stack>
    </div>
  )
}
