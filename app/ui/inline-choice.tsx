import type { ReactNode } from 'react'
import * as css from './field.css.ts'

type InlineChoiceProps = { name: string; value: string; label: ReactNode; checked?: boolean; required?: boolean }

/** A radio button in a table cell. */
export function InlineChoice({ name, value, label, checked, required }: InlineChoiceProps) {
  return (
    <label className={css.choice}>
      <input className={css.mark} type="radio" name={name} value={value} defaultChecked={checked} required={required} />
      <span>{label}</span>
    </label>
  )
}
