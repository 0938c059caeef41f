import type { ComponentProps } from 'react'
import { FormPage } from '#app/forms/form-page.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Note } from '#app/ui/card.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { Small } from '#app/ui/prose.tsx'

const STEPS = 2

type Props = Pick<ComponentProps<typeof FormPage>, 'form' | 'title' | 'buttons' | 'children'> & {
  number: 1 | 2
  /** The user was redirected here on the way to another page. */
  sentHere: boolean
  /** Why these data are requested. */
  why: string
}

/** An onboarding step: progress, fields, and why they are needed. */
export function OnboardingStep({ number, sentHere, why, children, ...rest }: Props) {
  const { t } = useTranslation('auth')
  const label = t('onboarding.step', { number, of: STEPS })
  return (
    <FormPage
      {...rest}
      above={
        <div>
          <p>{label}</p>
          <Progress value={number - 1} max={STEPS} label={label} />
          {sentHere && !rest.form.refused ? <Small>{t('onboarding.required')}</Small> : null}
        </div>
      }
      reload
      margin={<Note title={t('onboarding.why')}>{why}</Note>}
    >
      <Stack>{children}</Stack>
    </FormPage>
  )
}
