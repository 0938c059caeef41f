import { type Occupation, occupationKey, occupations, type Status } from '#app/domain/accounts/answers.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import type { Constraint } from '#app/forms/form-state.ts'
import { useForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { OnboardingStep } from './onboarding-step.tsx'
import { GenderField } from './person-fields.tsx'

type Studying = 'PUPIL' | 'STUDENT'

type Props = {
  constraint: Record<string, Constraint>
  about: { occupation: string | undefined; dateOfBirth: string | null; gender: string | null }
  sentHere: boolean
}

/** The first step: who one is now. */
export function AboutStep({ constraint, about, sentHere }: Props) {
  const { t } = useTranslation('auth')
  const person = useTranslation('person')
  const form = useForm({
    constraint,
    defaults: about,
    message: useFieldMessage('auth', 'person'),
  })
  return (
    <OnboardingStep
      number={1}
      form={form}
      title={t('onboarding.about')}
      sentHere={sentHere}
      why={t('onboarding.about.why')}
      buttons={<Button forward>{t('onboarding.next')}</Button>}
    >
      <Select
        {...form.choice('occupation')}
        label={person.t('status')}
        placeholder={person.t('cityChoose')}
        options={useOccupations()}
      />
      <Field {...form.choice('dateOfBirth')} label={person.t('dateOfBirth')} type="date" autoComplete="bday" />
      <GenderField form={form} beside />
    </OnboardingStep>
  )
}

/** Classes and years of study by the kind of school, then what has neither. */
function useOccupations() {
  const { t } = useTranslation('auth')
  const person = useTranslation('person')
  const optionOf = (one: Occupation) => ({
    value: occupationKey(one),
    label:
      one.year === undefined
        ? person.t(`status.${one.status}`)
        : t(`onboarding.year.${one.status as Studying}`, { year: one.year }),
  })
  const isOf = (status: Status) => (one: Occupation) => one.status === status
  return [
    ...(['PUPIL', 'STUDENT'] as const).map(status => ({
      label: person.t(`status.${status}`),
      options: occupations.filter(isOf(status)).map(optionOf),
    })),
    { label: t('onboarding.noStudy'), options: occupations.filter(({ year }) => year === undefined).map(optionOf) },
  ]
}
