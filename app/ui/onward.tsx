import type { ReactNode } from 'react'
import { Row, Text } from './layout.tsx'
import * as css from './onward.css.ts'

type OnwardProps = {
  /** Names the gain, and the minutes where it takes some. */
  title: ReactNode
  text?: ReactNode
  /** One solid button, and links where there are other ways. */
  children: ReactNode
}

/** The way on: said once, at the foot of the page, with the page's one solid button. */
export function Onward({ title, text, children }: OnwardProps) {
  return (
    <section className={css.onward} aria-labelledby="onward">
      <h2 id="onward">{title}</h2>
      {text ? <Text>{text}</Text> : null}
      <Row>{children}</Row>
    </section>
  )
}
