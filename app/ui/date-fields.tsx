import type { InputHTMLAttributes, SelectHTMLAttributes } from 'react'
import * as css from './date-fields.css.ts'
import { GroupFrame, ariaOf } from './field-frame.tsx'
import { input } from './field.css.ts'

type Named = { label: string; isWrong?: boolean }
type PartProps = InputHTMLAttributes<HTMLInputElement> & Named

type DateFieldsProps = {
  id: string
  legend: string
  error?: string
  required?: boolean
  day: PartProps
  month: SelectHTMLAttributes<HTMLSelectElement> & Named & { names: string[]; placeholder: string }
  year: PartProps
}

/** Fields for a date people know by heart. Typing is faster than a calendar, which needs one tap per year. Each invalid
 *  part is marked and refers to the date's error. */
export function DateFields({ id, legend, error, required, day, month, year }: DateFieldsProps) {
  const { label, names, placeholder, isWrong: isMonthWrong, ...select } = month
  const { isWrong: isDayWrong, ...dayProps } = day
  const { isWrong: isYearWrong, ...yearProps } = year
  // The first invalid part has the group's id, so that the error summary leads to a control.
  const first = isDayWrong ? 'day' : isMonthWrong ? 'month' : isYearWrong ? 'year' : 'day'
  const attributesOf = (part: 'day' | 'month' | 'year', isWrong = false) => ({
    required,
    ...(isWrong ? ariaOf({ id, error }) : {}),
    id: part === first ? id : `${id}-${part}`,
  })
  const monthAttributes = attributesOf('month', isMonthWrong)
  return (
    <GroupFrame id={id} legend={legend} error={error}>
      <div className={css.parts}>
        <Part {...dayProps} {...attributesOf('day', isDayWrong)} pattern="[0-9]{1,2}" maxLength={2} />
        <div>
          <label htmlFor={monthAttributes.id}>{label}</label>
          <select className={input} {...monthAttributes} {...select}>
            <option value="">{placeholder}</option>
            {names.map((name, at) => (
              <option key={name} value={at + 1}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <Part {...yearProps} {...attributesOf('year', isYearWrong)} pattern="[0-9]{4}" maxLength={4} />
      </div>
    </GroupFrame>
  )
}

function Part({ id, label, ...rest }: Omit<PartProps, 'isWrong'>) {
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input className={input} id={id} type="text" inputMode="numeric" {...rest} />
    </div>
  )
}
