import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Hint, ariaOf } from './field-frame.tsx'
import { error as errorLooks, wrong } from './field.css.ts'
import * as css from './scale-field.css.ts'
import { useTakeFocus } from './take-focus.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type ScaleFieldProps = {
  id: string
  name: string
  /** The statement, usually an `<h1>`, because the question is the page's heading. */
  legend: ReactNode
  hint?: ReactNode
  error?: string
  /** Focuses the error. For a page with only this field. */
  autoFocus?: boolean
  options: { value: string; label: string }[]
  /** Keeps the answers in a column on wide screens too, for answers that are not steps of a scale. */
  rows?: boolean
  defaultValue?: string
  required?: boolean
  /** Called when an answer is chosen by finger or mouse, even the same one again. The keyboard only selects. */
  onTap?: () => void
}

/** A five-point scale: rows on a phone, one graduated ruler on wide screens. */
export function ScaleField({
  id,
  name,
  legend,
  hint,
  error,
  autoFocus,
  options,
  rows,
  onTap,
  ...rest
}: ScaleFieldProps) {
  const { defaultValue, required } = rest
  const radios = { role: 'radiogroup', 'aria-required': required }
  return (
    <div className={error ? wrong : undefined}>
      <fieldset {...radios} {...ariaOf({ id, hint, error })}>
        <legend className={css.legend}>{legend}</legend>
        {hint || error ? (
          <div className={css.messages}>
            <Hint id={id} hint={hint} />
            {error ? <ScaleError id={`${id}-error`} error={error} takesFocus={autoFocus} /> : null}
          </div>
        ) : null}
        <div className={rows ? css.rows : css.scale} onPointerUp={onTap && (({ target }) => isCell(target) && onTap())}>
          {options.map((option, index) => (
            <label className={rows ? css.row : css.cell} key={option.value}>
              <input
                className={css.radio}
                type="radio"
                id={index === 0 ? id : `${id}-${index}`}
                name={name}
                value={option.value}
                required={required}
                defaultChecked={option.value === defaultValue}
              />
              <span>{option.label}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}

function isCell(target: EventTarget) {
  return target instanceof Element && target.closest('label') !== null
}

function ScaleError({ id, error, takesFocus }: { id: string; error: string; takesFocus?: boolean }) {
  const { t } = useTranslation('common')
  const focus = useTakeFocus<HTMLParagraphElement>(takesFocus ? error : '')
  return (
    <p className={errorLooks} id={id} {...(takesFocus ? focus : undefined)}>
      <VisuallyHidden>{t('error.prefix')} </VisuallyHidden>
      {error}
    </p>
  )
}
