import type { ReactNode } from 'react'
import { Kept } from './kept.tsx'
import * as css from './switch-form.css.ts'

type SwitchFormProps = {
  action: string
  name: string
  label: string
  options: { value: string; label: ReactNode; lang?: string; current: boolean; title?: string }[]
  /** The address to come back to. */
  back: string
  /** The label is heard and not seen, where the choices speak for themselves. */
  compact?: boolean
}

/** A choice that changes every page, so it is posted and the whole document comes back. */
export function SwitchForm({ action, name, label, options, back, compact = false }: SwitchFormProps) {
  // A choice that is drawn says in its title what it is.
  const said = options.map(option => (typeof option.label === 'string' ? option : { ...option, label: null }))
  return (
    <Kept as="form" of={[name, label, said, back, compact]} method="post" action={action}>
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
    </Kept>
  )
}
