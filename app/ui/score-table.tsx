import type { ReactNode } from 'react'
import { Axis, Band, Graphic } from './axis.tsx'
import * as css from './score-table.css.ts'

type Props = {
  caption: ReactNode
  /** Column headers: name of a scale, picture, score and band. */
  columns: [name: string, picture: string, score: string, band: string]
  rows: { name: string; lang?: string; score: number; low: number; high: number }[]
}

/** Scores from 0 to 100 with their 90 % bands, as a table with a bar in each row. */
export function ScoreTable({ caption, columns, rows }: Props) {
  return (
    <table className={css.scores}>
      <caption>{caption}</caption>
      <thead className={css.hidden}>
        <tr>
          {columns.map(column => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, lang, score, low, high }) => (
          <tr key={name}>
            <th scope="row" lang={lang}>
              {name}
            </th>
            <td>
              <Graphic height={28}>
                <Axis />
                <Band low={low} high={high} value={score} />
              </Graphic>
            </td>
            <td>{score}</td>
            <td>
              {low}–{high}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
