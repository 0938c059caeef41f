import { Fragment } from 'react'
import * as css from './marked.css.ts'

/** A text in which what was looked for stands out by its line and weight, not by colour alone. */
export function Marked({ pieces }: { pieces: readonly { text: string; found: boolean }[] }) {
  return pieces.map(({ text, found }, at) =>
    found ? (
      <mark className={css.found} key={at}>
        {text}
      </mark>
    ) : (
      <Fragment key={at}>{text}</Fragment>
    ),
  )
}
