import type { ReactNode } from 'react'
import * as css from './answer.css.ts'
import * as axis from './axis.css.ts'
import { Graphic, NeedleMark } from './axis.tsx'
import { Sheet } from './layout.tsx'
import { Link } from './link.tsx'
import { at, stretch } from './scale.ts'
import { Sign } from './sign.tsx'

type AnswerProps = {
  /** The id of the heading that names the section. */
  labelledBy: string
  /** A short line with the kind of result and its date. */
  kind?: ReactNode
  children: ReactNode
}

/** The page's main result, at its top: the conclusion, first steps and how certain it is. */
export function Answer({ labelledBy, kind, children }: AnswerProps) {
  return (
    <section className={css.answer} aria-labelledby={labelledBy}>
      <Sheet>
        <div className={css.parts}>
          {kind ? <p className={css.kind}>{kind}</p> : null}
          {children}
        </div>
      </Sheet>
    </section>
  )
}

export type First = { id: string; to?: string; field: string; title: string; lang?: string; reason: ReactNode }

type FirstsProps = { items: First[]; heading?: 'h3' | 'h4'; rest?: boolean }

/** Recommended professions, each with the sign of its field and one reason. */
export function Firsts({ items, heading: Heading = 'h3', rest = false }: FirstsProps) {
  return (
    <ul className={rest ? `${css.firsts} ${css.rest}` : css.firsts}>
      {items.map(({ id, to, field, title, lang, reason }) => (
        <li key={id} lang={lang}>
          <Sign field={field} />
          <Heading>{to ? <Link to={to}>{title}</Link> : title}</Heading>
          <p>{reason}</p>
        </li>
      ))}
    </ul>
  )
}

type SureProps = {
  /** Certainty from 0 to 1; null while it is unknown, and no needle is drawn. */
  alpha: number | null
  /** Boundaries of the cells, from 0 to 1. */
  cuts: readonly number[]
  /** Text alternative of the picture. */
  label: string
  children: ReactNode
}

/** Shows how certain a result is: three cells with a needle, one bold word and the reason. */
export function Sure({ alpha, cuts, label, children }: SureProps) {
  return (
    <div className={css.sure}>
      <Graphic height={26} label={label}>
        {axis.tints.map((tint, cell) => {
          const [from = 0, to = 1] = cuts.slice(cell)
          return <rect className={tint} key={tint} x={at(from, 1)} width={stretch(from, to, 1)} y={13} height={12} />
        })}
        {alpha === null ? null : <NeedleMark x={at(alpha, 1)} />}
      </Graphic>
      <p>{children}</p>
    </div>
  )
}
