import type { ReactNode } from 'react'
import { Compass, ScaleBar } from './brand.tsx'
import * as css from './hero.css.ts'
import { Sheet, Stack } from './layout.tsx'

/** The top of the landing page: the promise in `lines`, the first action, and the compass above the scale bar. */
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

/** The section below `Hero`, closed by a second scale bar. */
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

/** The numbered steps of a route, each with a picture. */
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

/** Statements of principle, in large serif type. */
export function Creed({ items }: { items: ReactNode[] }) {
  return (
    <ul className={css.creed}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}
