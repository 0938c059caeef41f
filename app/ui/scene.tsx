import type { ReactNode } from 'react'
import * as css from './scene.css.ts'
import file from './scenes.svg'

/** A place of work of a field, drawn in section as on a page of an atlas. The sentence below says what is drawn, so the
 *  drawing itself is passed over by a screen reader. The light page leaves it out. */
export function Scene({ field, children }: { field: string; children: ReactNode }) {
  return (
    <figure className={css.scene}>
      <svg className={css.drawing} viewBox="0 0 360 122" aria-hidden="true">
        <use href={`${file}#${field}`} />
      </svg>
      <figcaption className={css.caption}>{children}</figcaption>
    </figure>
  )
}
