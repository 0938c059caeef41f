import type { ReactNode } from 'react'
import { Row, Text } from './layout.tsx'
import * as css from './next-step.css.ts'

type NextStepPanelProps = {
  /** Names the benefit, and the minutes it takes, if any. */
  title: ReactNode
  text?: ReactNode
  /** One solid button, and links for alternatives. */
  children: ReactNode
}

/** The next step, once at the end of a page, with the page's only solid button. */
export function NextStepPanel({ title, text, children }: NextStepPanelProps) {
  return (
    <section className={css.nextStep} aria-labelledby="next-step">
      <h2 id="next-step">{title}</h2>
      {text ? <Text>{text}</Text> : null}
      <Row>{children}</Row>
    </section>
  )
}
