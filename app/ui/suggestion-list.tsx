import type { MouseEvent } from 'react'
import * as css from './search-field.css.ts'

type SuggestionListProps = {
  id: string
  label: string
  items: { to: string; title: string; lang?: string; note: string }[]
  /** The number of the one that Enter would take; -1 for none. */
  chosen: number
  onChoose: (to: string) => void
}

/** The list under a search field. The focus stays in the field while somebody presses on it. */
export function SuggestionList({ id, label, items, chosen, onChoose }: SuggestionListProps) {
  return (
    <ul className={css.suggestions} role="listbox" id={id} aria-label={label} onMouseDown={keepFocus}>
      {items.map(({ to, title, lang, note }, at) => (
        <li key={to} role="option" id={`${id}${at}`} aria-selected={at === chosen} onClick={() => onChoose(to)}>
          <span lang={lang}>{title}</span> <small>{note}</small>
        </li>
      ))}
    </ul>
  )
}

function keepFocus(event: MouseEvent) {
  event.preventDefault()
}
