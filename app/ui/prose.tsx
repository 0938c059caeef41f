import type { ElementType, ReactNode } from 'react'
import * as css from './prose.css.ts'

type Words = { as?: ElementType; id?: string; lang?: string; 'aria-label'?: string; children: ReactNode }

/** A conclusion or a quotation, in serif type. */
export function Conclusion({ as: Tag = 'p', ...rest }: Words) {
  return <Tag className={css.conclusion} {...rest} />
}

export function Lead({ as: Tag = 'p', ...rest }: Words) {
  return <Tag className={css.lead} {...rest} />
}

/** Captions and dates. Not for text longer than four lines. */
export function Small({ as: Tag = 'p', soft = true, ...rest }: Words & { soft?: boolean }) {
  return <Tag className={soft ? `${css.small} ${css.soft}` : css.small} {...rest} />
}

/** A number with its unit, in aligned figures and never broken. */
export function Figure({ as: Tag = 'span', ...rest }: Words) {
  return <Tag className={css.number} {...rest} />
}

/** Long text with headings and lists, such as legal pages. */
export function Prose({ as: Tag = 'div', ...rest }: Words) {
  return <Tag className={css.prose} {...rest} />
}

/** Short points; `small` for supporting details. */
export function Bullets({ items, small = false }: { items: readonly string[]; small?: boolean }) {
  return (
    <ul className={small ? `${css.bullets} ${css.small}` : css.bullets}>
      {items.map(item => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
