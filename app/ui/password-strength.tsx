import { type ComponentProps, useState } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from './badge.tsx'
import { Field } from './field.tsx'
import * as css from './password-strength.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const strengths = ['weak', 'medium', 'good', 'great'] as const
const traits = ['long', 'upper', 'lower', 'digit', 'symbol'] as const

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'hint' | 'onInput' | 'aria-describedby'> & {
  /** Returns the strength of a password and the traits it has. */
  judge: (password: string) => { strength: (typeof strengths)[number]; traits: readonly (typeof traits)[number][] }
}

/** A field for a new password with advice on strong ones. With script it shows the strength while typing. The page adds
 *  `fields` to its catalogues. */
export function NewPasswordField({ judge, ...field }: Props) {
  const { t } = useTranslation('fields')
  const [typed, setTyped] = useState('')
  const judged = typed ? judge(typed) : null
  const describedBy = [field.error ? `${field.id}-error` : '', `${field.id}-advice`].filter(Boolean).join(' ')
  return (
    <div className={css.field}>
      <Field
        {...field}
        type="password"
        autoComplete="new-password"
        aria-describedby={describedBy}
        onInput={event => setTyped(event.currentTarget.value)}
      />
      <div className={css.advice} id={`${field.id}-advice`}>
        <p>{t('strength.advice')}</p>
        <ul className={css.traits}>
          {traits.map(trait => {
            const met = judged?.traits.includes(trait)
            return (
              <li key={trait}>
                <Badge shape={met ? 'full' : 'empty'} tone={met ? 'good' : 'neutral'}>
                  {t(`strength.${trait}`)}
                  {met ? <VisuallyHidden> ({t('strength.has')})</VisuallyHidden> : null}
                </Badge>
              </li>
            )
          })}
        </ul>
        <p>{t('strength.words')}</p>
      </div>
      <p className={css.verdict} aria-live="polite">
        {judged ? <Verdict step={strengths.indexOf(judged.strength)} words={t(`strength.${judged.strength}`)} /> : null}
      </p>
    </div>
  )
}

function Verdict({ step, words }: { step: number; words: string }) {
  return (
    <>
      <span className={css.steps} aria-hidden="true">
        {strengths.map((each, at) => (
          <span className={at <= step ? css.reached : css.ahead} key={each} />
        ))}
      </span>
      {words}
    </>
  )
}
