import type { ReactNode } from 'react'
import * as axis from './axis.css.ts'
import { AxisLabels, Axis, Band, Graphic } from './axis.tsx'
import * as css from './charts.css.ts'
import { Small } from './prose.tsx'
import { at } from './scale.ts'

type Score = { score: number; low: number; high: number; mean?: number; label: string }

/** A score from 0 to 100 with its 90 % band and the mean of the reader's peers. */
export function ScoreBar({ score, low, high, mean, label }: Score) {
  return (
    <Graphic height={28} label={label}>
      <Axis />
      <Band low={low} high={high} value={score} />
      {mean === undefined ? null : <line className={axis.mean} x1={at(mean)} x2={at(mean)} y1="5" y2="23" />}
    </Graphic>
  )
}

type Range = { low: number; high: number; mid?: number; max: number; label: string }

/** A range on a scale from 0 to `max` in any unit, such as pay. */
export function RangeBar({ low, high, mid, max, label }: Range) {
  return (
    <Graphic height={28} label={label}>
      <Axis />
      <Band low={low} high={high} value={mid} max={max} />
    </Graphic>
  )
}

type ScoreListProps = { as?: 'ul' | 'ol'; axis?: string[]; children: ReactNode }

/** Rows on one scale; `axis` labels its ends and middle below them. */
export function ScoreList({ as: Tag = 'ul', axis: labels, children }: ScoreListProps) {
  const rows = <Tag className={css.rows}>{children}</Tag>
  return labels ? (
    <div>
      {rows}
      <div className={css.axisRow}>
        <div className={css.bar}>
          <AxisLabels labels={labels} />
        </div>
      </div>
    </div>
  ) : (
    rows
  )
}

type Named = { name: ReactNode; as?: 'h2' | 'h3' | 'h4' | 'p'; lang?: string; note?: ReactNode }

/** A row of a `ScoreList`: a name, its picture and its value in words. */
export function ScaleRow({ name, as: Name = 'h3', lang, note, value, children }: ScaleRowProps) {
  return (
    <li className={css.row} lang={lang}>
      <Name className={css.name}>{name}</Name>
      <span className={css.value}>{value}</span>
      <div className={css.bar}>{children}</div>
      {note ? (
        <div className={css.note}>
          <Small>{note}</Small>
        </div>
      ) : null}
    </li>
  )
}
type ScaleRowProps = Named & { value: ReactNode; children: ReactNode }

export function ScoreRow({ name, as, lang, note, ...score }: Named & Score) {
  const value = (
    <>
      <span className={css.figure}>{Math.round(score.score)}</span>{' '}
      <span className={css.interval}>
        {Math.round(score.low)}–{Math.round(score.high)}
      </span>
    </>
  )
  return (
    <ScaleRow name={name} as={as} lang={lang} note={note} value={value}>
      <ScoreBar {...score} />
    </ScaleRow>
  )
}

/** Legend for the dot with its band and the tick of the mean. */
export function ScoreLegend({ score, mean }: { score: ReactNode; mean?: ReactNode }) {
  return (
    <ul className={css.legend}>
      <li>
        <Graphic height={28}>
          <Band low={10} high={90} value={50} />
        </Graphic>
        {score}
      </li>
      {mean ? (
        <li>
          <Graphic height={28}>
            <line className={axis.mean} x1="50%" x2="50%" y1="5" y2="23" />
          </Graphic>
          {mean}
        </li>
      ) : null}
    </ul>
  )
}

export { AxisLabels }
