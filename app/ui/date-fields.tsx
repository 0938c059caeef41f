import type { InputHTMLAttributes, SelectHTMLAttributes } from 'react'
import * as css from './date-fields.css.ts'
import { GroupFrame, toldBy } from './field-frame.tsx'
import { input } from './field.css.ts'

type PartProps = InputHTMLAttributes<HTMLInputElement> & { label: string }

type DateFieldsProps = {
  id: string
  legend: string
  error?: string
  required?: boolean
  day: PartProps
  month: SelectHTMLAttributes<HTMLSelectElement> & { label: string; names: string[]; placeholder: string }
  year: PartProps
}

/** A date somebody knows by heart, typed rather than looked for: a calendar takes one tap for each year of a life. */
export function DateFields({ id, legend, error, required, day, month, year }: DateFieldsProps) {
  const { label, names, placeholder, ...select } = month
  return (
    <GroupFrame id={id} legend={legend} error={error}>
      <div className={css.parts}>
        {/* The first field bears the group's id, so that the error summary leads to something one can type into. */}
        <Part {...day} id={id} required={required} pattern="[0-9]{1,2}" maxLength={2} {...toldBy({ id, error })} />
        <div>
          <label htmlFor={`${id}-month`}>{label}</label>
          <select className={input} id={`${id}-month`} required={required} {...select}>
            <option value="">{placeholder}</option>
            {names.map((name, at) => (
              <option key={name} value={at + 1}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <Part {...year} id={`${id}-year`} required={required} pattern="[0-9]{4}" maxLength={4} />
      </div>
    </GroupFrame>
  )
}

function Part({ id, label, ...rest }: PartProps) {
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input className={input} id={id} type="text" inputMode="numeric" {...rest} />
    </div>
  )
}
