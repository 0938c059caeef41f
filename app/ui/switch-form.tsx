import type { ReactNode } from 'react'
import * as css from './switch-form.css.ts'

type SwitchFormProps = {
  action: string
  name: string
  label: string
  options: { value: string; label: ReactNode; lang?: string; current: boolean; title?: string }[]
  /** Address to return to. */
  back: string
  /** Hides the label visually, where the choices explain themselves. */
  compact?: boolean
}

/** A choice that affects every page, so it is posted and reloads the whole document. */
export function SwitchForm({ action, name, label, options, back, compact = false }: SwitchFormProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="back" value={back} />
      <div className={css.group} role="group" aria-label={label}>
        {compact ? null : <span aria-hidden="true">{label}:</span>}
        {options.map(option => (
          <button
            className={css.choice}
            type="submit"
            key={option.value}
            name={name}
            value={option.value}
            lang={option.lang}
            title={option.title}
            aria-pressed={option.current}
          >
            {option.label}
          </button>
        ))}
      </div>
    </form>
  )
}
