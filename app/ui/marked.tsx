import { Fragment } from 'react'
import * as css from './marked.css.ts'

/** A text in which what was looked for stands out by its line and weight, not by colour alone. It is one thing to what
 *  stands around it: the link of a heading lays out its parts beside each other. */
export function Marked({ pieces }: { pieces: readonly { text: string; found: boolean }[] }) {
  return (
    <span>
      {pieces.map(({ text, found }, at) =>
        found ? (
          <mark className={css.found} key={at}>
            {text}
          </mark>
        ) : (
          <Fragment key={at}>{text}</Fragment>
        ),
      )}
    </span>
  )
}
