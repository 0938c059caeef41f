import type { ReactNode } from 'react'
import * as css from './scene.css.ts'
import file from './scenes.svg'

/** A drawing of a workplace of a field, in section. Its caption describes it, so screen readers skip the drawing. Left
 *  out in the light version. */
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
