import type { ReactNode } from 'react'
import * as css from './field.css.ts'

type TickBoxProps = { id: string; name: string; label: ReactNode; hint: ReactNode }

/** An optional checkbox beside a button. It cannot be invalid, so it has no error and looks lighter than a field. */
export function TickBox({ id, name, label, hint }: TickBoxProps) {
  return (
    <div className={`${css.field} ${css.check}`}>
      <label className={css.choice}>
        <input className={css.mark} type="checkbox" id={id} name={name} value="on" aria-describedby={`${id}-hint`} />
        <span>{label}</span>
      </label>
      <p className={css.hint} id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  )
}
