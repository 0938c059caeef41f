import { GroupFrame } from './field-frame.tsx'
import * as css from './story-grounds.css.ts'

type GroundName = keyof typeof css.ground

type GroundChoiceProps = {
  id: string
  name: string
  legend: string
  error?: string
  required?: boolean
  defaultValue?: string
  options: { value: GroundName; label: string }[]
}

/** A choice of background for a text story, each shown as it will look. */
export function GroundChoice({ id, name, legend, error, required, defaultValue, options }: GroundChoiceProps) {
  return (
    <GroupFrame id={id} legend={legend} error={error} required={required} exclusive>
      <div className={css.choices}>
        {options.map(({ value, label }, index) => (
          <label className={`${css.choice} ${css.ground[value]}`} key={value}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${index}`}
              name={name}
              value={value}
              required={required}
              defaultChecked={value === defaultValue}
            />
            {label}
          </label>
        ))}
      </div>
    </GroupFrame>
  )
}
