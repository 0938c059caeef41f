import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import * as css from './field.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type FieldMessages = { id: string; hint?: ReactNode; error?: ReactNode }

/** Returns the ARIA attributes that link a control to its hint and error. */
export function ariaOf({ id, hint, error }: FieldMessages) {
  return {
    'aria-describedby': [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  }
}

export function frameClass(error: ReactNode) {
  return error ? `${css.field} ${css.wrong}` : css.field
}

export function Hint({ id, hint }: FieldMessages) {
  return hint ? (
    <p className={css.hint} id={`${id}-hint`}>
      {hint}
    </p>
  ) : null
}

export function FieldError({ id, error }: FieldMessages) {
  const { t } = useTranslation('common')
  return error ? (
    <p className={css.error} id={`${id}-error`}>
      <VisuallyHidden>{t('error.prefix')} </VisuallyHidden>
      {error}
    </p>
  ) : null
}

type FrameProps = FieldMessages & { label: ReactNode; optional?: boolean; children: ReactNode }

/** Renders label, hint, error and control in the order used by all fields. */
export function FieldFrame({ label, optional, children, ...messages }: FrameProps) {
  const { t } = useTranslation('common')
  return (
    <div className={frameClass(messages.error)}>
      <label className={css.label} htmlFor={messages.id}>
        {label}
        {optional ? <span className={css.optional}> ({t('field.optional')})</span> : null}
      </label>
      <Hint {...messages} />
      <FieldError {...messages} />
      {children}
    </div>
  )
}

type GroupProps = FieldMessages & { legend: ReactNode; required?: boolean; exclusive?: boolean; children: ReactNode }

/** The same order for a group of choices; `exclusive` makes it a radio group. */
export function GroupFrame({ legend, required, exclusive, children, ...messages }: GroupProps) {
  const { 'aria-invalid': invalid, 'aria-describedby': describedBy } = ariaOf(messages)
  const radios = exclusive && { role: 'radiogroup', 'aria-invalid': invalid, 'aria-required': required || undefined }
  // A fieldset's border starts in the middle of its legend, so the error bar is on a box around it.
  return (
    <div className={messages.error ? css.wrong : undefined}>
      <fieldset className={css.group} aria-describedby={describedBy} {...radios}>
        <legend>{legend}</legend>
        <Hint {...messages} />
        <FieldError {...messages} />
        {children}
      </fieldset>
    </div>
  )
}
