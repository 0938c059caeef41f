import type { MouseEvent } from 'react'
import * as css from './search-field.css.ts'

export type Suggestion = { to: string; title: string; lang?: string; note: string }

type SuggestionListProps = {
  id: string
  label: string
  items: Suggestion[]
  /** Index of the item Enter would open; -1 for none. */
  chosen: number
  onChoose: (to: string) => void
}

/** The list under a search field. The focus stays in the field, which handles all keys. */
export function SuggestionList({ id, label, items, chosen, onChoose }: SuggestionListProps) {
  const choose = ({ target, button }: MouseEvent) => {
    const to = button === 0 && (target as Element).closest('li')?.dataset.to
    if (to) onChoose(to)
  }
  return (
    <ul
      className={css.suggestions}
      role="listbox"
      id={id}
      aria-label={label}
      onMouseDown={keepFocus}
      onMouseUp={choose}
    >
      {items.map(({ to, title, lang, note }, at) => (
        <li key={to} role="option" id={`${id}${at}`} aria-selected={at === chosen} data-to={to}>
          <span lang={lang}>{title}</span> <small>{note}</small>
        </li>
      ))}
    </ul>
  )
}

function keepFocus(event: MouseEvent) {
  event.preventDefault()
}
