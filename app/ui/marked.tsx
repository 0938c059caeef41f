import { Fragment } from 'react'
import * as css from './marked.css.ts'

/** Highlights search matches in a text by underline and weight, not by colour alone. The outer `span` keeps the pieces
 *  together inside a flex container, such as a link in a heading. */
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
