import type { ReactNode } from 'react'
import { Row, Text } from './layout.tsx'
import * as css from './onward.css.ts'

type OnwardProps = {
  /** Names the benefit, and the minutes it takes, if any. */
  title: ReactNode
  text?: ReactNode
  /** One solid button, and links for alternatives. */
  children: ReactNode
}

/** The next step, once at the end of a page, with the page's only solid button. */
export function Onward({ title, text, children }: OnwardProps) {
  return (
    <section className={css.onward} aria-labelledby="onward">
      <h2 id="onward">{title}</h2>
      {text ? <Text>{text}</Text> : null}
      <Row>{children}</Row>
    </section>
  )
}
