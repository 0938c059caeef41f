import type { ReactNode, SyntheticEvent } from 'react'
import { QuietButton } from './button.tsx'
import { input } from './field.css.ts'
import * as css from './search-field.css.ts'

type SearchFieldProps = {
  action: string
  label: string
  /** The words of its button. */
  find: string
  onEnter: (event: SyntheticEvent<HTMLInputElement>) => void
  /** What opens under the field. */
  children?: ReactNode
}

/** A search of one line that asks an address for `q`. */
export function SearchField({ action, label, find, onEnter, children }: SearchFieldProps) {
  return (
    <form className={css.search} role="search" action={action} aria-label={label}>
      <input
        className={input}
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        onFocus={onEnter}
        onInput={onEnter}
      />
      <QuietButton>{find}</QuietButton>
      {children}
    </form>
  )
}
