import type { ReactNode } from 'react'
import { mark } from './field.css.ts'
import { Stack } from './layout.tsx'
import * as css from './select-table.css.ts'
import * as table from './table.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type SelectTableProps = {
  /** Describes the content and the number of rows. */
  caption: ReactNode
  /** Visually hidden header of the checkboxes. */
  choose: string
  /** Name of the checkboxes in the surrounding form. */
  name: string
  columns: { key: string; label: string; end?: boolean }[]
  /** `label` names the person or item that a row's checkbox selects. */
  rows: { value: string; label: string; header: ReactNode; cells: ReactNode[] }[]
}

/** A table whose rows are ticked and submitted with the surrounding form. */
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

/** Actions for the ticked rows, below the table. */
export function SelectActs({ children }: { children: ReactNode }) {
  return (
    <div className={css.acts}>
      <Stack gap="s">{children}</Stack>
    </div>
  )
}
