import type { ReactNode } from 'react'
import { Compass, ScaleBar } from './brand.tsx'
import * as css from './hero.css.ts'
import { Sheet, Stack } from './layout.tsx'

/** The landing's horizon: the promise in `lines`, what to do about it, and the compass rising from the bar. */
export function Hero({ lines, children }: { lines: string[]; children: ReactNode }) {
  return (
    <>
      <div className={css.hero}>
        <Sheet>
          <div className={css.inside}>
            <h1>
              {lines.map(line => (
                <span key={line}>{line} </span>
              ))}
            </h1>
            <div className={css.words}>
              <Stack gap="l">{children}</Stack>
            </div>
            <Compass />
          </div>
        </Sheet>
      </div>
      <ScaleBar thick />
    </>
  )
}

/** The steppe under the horizon, closed by a second bar; follows `Hero`. */
export function Ground({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    <>
      <section className={css.ground} aria-labelledby={labelledBy}>
        <Sheet>
          <Stack gap="l">{children}</Stack>
        </Sheet>
      </section>
      <ScaleBar thick />
    </>
  )
}

type Leg = { title: string; text: ReactNode; graphic?: ReactNode }

/** The numbered legs of a route, each with the picture that stands for it. */
export function Legs({ items }: { items: Leg[] }) {
  return (
    <ol className={css.legs}>
      {items.map(({ title, text, graphic }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          {graphic}
        </li>
      ))}
    </ol>
  )
}

/** Statements of principle, in the serif that speaks. */
export function Creed({ items }: { items: ReactNode[] }) {
  return (
    <ul className={css.creed}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}
