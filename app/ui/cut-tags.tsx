import type { ReactNode } from 'react'
import * as css from './cut-tags.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type CutTagsProps = {
  items: { id: string; title: string; lang?: string }[]
  /** `field` renders the hidden inputs of a tag, `cut` returns the props of its remove button. */
  field: (index: number) => ReactNode
  cut: (index: number) => { name: string; value: string; formNoValidate?: boolean }
  /** Accessible name of a tag's remove button. */
  label: (title: string) => string
}

/** Tags in a form, each with a button to remove it. */
export function CutTags({ items, field, cut, label }: CutTagsProps) {
  return (
    <ul className={css.tags}>
      {items.map(({ id, title, lang }, index) => (
        <li key={id} lang={lang}>
          {title}
          {field(index)}
          <button className={css.cut} type="submit" {...cut(index)}>
            <span aria-hidden="true">×</span>
            <VisuallyHidden>{label(title)}</VisuallyHidden>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A small picture in a line of a list. */
export function Thumb({ src, alt, kind }: { src: string; alt: string; kind: 'wide' | 'square' }) {
  const size = kind === 'wide' ? { width: 192, height: 144 } : { width: 112, height: 112 }
  return <img className={css.thumbs[kind]} src={src} alt={alt} decoding="async" {...size} />
}
