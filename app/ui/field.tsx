import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { FieldError, FieldFrame, frameClass, GroupFrame, Hint, ariaOf } from './field-frame.tsx'
import * as css from './field.css.ts'

type Label = { id: string; name: string; label: ReactNode; hint?: ReactNode; error?: ReactNode; optional?: boolean }
type Own = keyof Label | 'className' | 'style' | 'children' | 'type'

type FieldProps = Label &
  Omit<InputHTMLAttributes<HTMLInputElement>, Own> & {
    type?: 'text' | 'email' | 'password' | 'date' | 'datetime-local' | 'number' | 'search' | 'url' | 'tel' | 'file'
  }

export function Field({ label, hint, error, optional, type = 'text', ...rest }: FieldProps) {
  return (
    <FieldFrame id={rest.id} label={label} hint={hint} error={error} optional={optional}>
      <input className={css.input} type={type} {...ariaOf({ id: rest.id, hint, error })} {...rest} />
    </FieldFrame>
  )
}

type TextAreaProps = Label & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, Own>

export function TextArea({ label, hint, error, optional, ...rest }: TextAreaProps) {
  return (
    <FieldFrame id={rest.id} label={label} hint={hint} error={error} optional={optional}>
      <textarea className={css.input} {...ariaOf({ id: rest.id, hint, error })} {...rest} />
    </FieldFrame>
  )
}

export type Option = { value: string; label: string; lang?: string; disabled?: boolean }
type OptionGroup = { label: string; options: Option[] }
type SelectProps = Label &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, Own> & { options: (Option | OptionGroup)[]; placeholder?: string }

export function Select({ label, hint, error, optional, options, placeholder, ...rest }: SelectProps) {
  return (
    <FieldFrame id={rest.id} label={label} hint={hint} error={error} optional={optional}>
      <select className={css.input} {...ariaOf({ id: rest.id, hint, error })} {...rest}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map(entry =>
          'options' in entry ? (
            <optgroup key={entry.label} label={entry.label}>
              {entry.options.map(optionElement)}
            </optgroup>
          ) : (
            optionElement(entry)
          ),
        )}
      </select>
    </FieldFrame>
  )
}

function optionElement({ label, ...option }: Option) {
  return (
    <option key={option.value} {...option}>
      {label}
    </option>
  )
}

type CheckboxProps = Omit<Label, 'optional'> &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultChecked' | 'required' | 'disabled' | 'form'>

export function Checkbox({ label, hint, error, ...rest }: CheckboxProps) {
  const messages = { id: rest.id, hint, error }
  return (
    <div className={`${frameClass(error)} ${css.check}`}>
      <FieldError {...messages} />
      <label className={css.choice}>
        <input className={css.mark} type="checkbox" {...ariaOf(messages)} {...rest} />
        <span>{label}</span>
      </label>
      <Hint {...messages} />
    </div>
  )
}

type GroupProps = {
  id: string
  name: string
  legend: ReactNode
  hint?: ReactNode
  error?: ReactNode
  options: Option[]
}

export function CheckboxGroup({
  defaultValues = [],
  options,
  name,
  columns = false,
  ...rest
}: GroupProps & { defaultValues?: string[]; columns?: boolean }) {
  return (
    <GroupFrame {...rest}>
      <div className={columns ? css.choiceColumns : undefined}>
        <Choices type="checkbox" id={rest.id} name={name} options={options} chosen={defaultValues} />
      </div>
    </GroupFrame>
  )
}

type RadioGroupProps = GroupProps & { defaultValue?: string; required?: boolean; beside?: boolean }

/** With `beside`, short choices are in one line as far as they fit. */
export function RadioGroup({ defaultValue, options, name, required, beside = false, ...rest }: RadioGroupProps) {
  return (
    <GroupFrame {...rest} required={required} exclusive>
      <div className={beside ? css.choiceRow : undefined}>
        <Choices
          type="radio"
          id={rest.id}
          name={name}
          options={options}
          chosen={defaultValue === undefined ? [] : [defaultValue]}
          required={required}
        />
      </div>
    </GroupFrame>
  )
}

type ChoicesProps = Pick<GroupProps, 'id' | 'name' | 'options'> & {
  type: 'checkbox' | 'radio'
  chosen: string[]
  required?: boolean
}

/** The first choice has the group's id, so that the error summary leads to a control. */
function Choices({ type, id, name, options, chosen, required }: ChoicesProps) {
  return options.map((option, index) => (
    <label className={css.choice} key={option.value} lang={option.lang}>
      <input
        className={css.mark}
        type={type}
        id={index === 0 ? id : `${id}-${index}`}
        name={name}
        value={option.value}
        disabled={option.disabled}
        required={required}
        defaultChecked={chosen.includes(option.value)}
      />
      <span>{option.label}</span>
    </label>
  ))
}
