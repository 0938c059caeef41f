import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Hint, toldBy } from './field-frame.tsx'
import { error as errorLooks, wrong } from './field.css.ts'
import * as css from './scale-field.css.ts'
import { useTakeFocus } from './take-focus.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type ScaleFieldProps = {
  id: string
  name: string
  /** The statement, usually `<h1>`: the question is the page's heading. */
  legend: ReactNode
  hint?: ReactNode
  error?: string
  /** The error takes the focus; for a page whose only field this is. */
  autoFocus?: boolean
  options: { value: string; label: string }[]
  /** One under another on wide sheets too: answers that are no steps of a scale. */
  rows?: boolean
  defaultValue?: string
  required?: boolean
  /** An answer was chosen with a finger or a mouse, or chosen again. The keyboard only marks. */
  onTap?: () => void
}

/** The five-point scale: rows on a phone, one graduated ruler on a wide sheet. */
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
      <fieldset {...radios} {...toldBy({ id, hint, error })}>
        <legend className={css.legend}>{legend}</legend>
        {hint || error ? (
          <div className={css.told}>
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
