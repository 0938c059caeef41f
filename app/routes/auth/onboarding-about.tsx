import { type Occupation, occupationKey, occupations, type Status } from '#app/domain/accounts/answers.ts'
import { birthDateParts, wrongBirthParts } from '#app/forms/birth-date.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import type { Constraint } from '#app/forms/form-state.ts'
import { type PageForm, useForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Button } from '#app/ui/button.tsx'
import { DateFields } from '#app/ui/date-fields.tsx'
import { Select } from '#app/ui/field.tsx'
import { OnboardingStep } from './onboarding-step.tsx'
import { GenderField } from './person-fields.tsx'

type Studying = 'PUPIL' | 'STUDENT'

type Props = {
  constraint: Record<string, Constraint>
  about: { occupation: string | undefined; dateOfBirth: string | null; gender: string | null }
  months: string[]
  sentHere: boolean
}

/** First onboarding step: occupation, date of birth and gender. */
export function AboutStep({ constraint, about, months, sentHere }: Props) {
  const { t } = useTranslation('auth')
  const person = useTranslation('person')
  const form = useForm({
    constraint,
    defaults: { ...about, ...birthDateParts(about.dateOfBirth) },
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
      <BirthDate form={form} months={months} />
      <GenderField form={form} beside />
    </OnboardingStep>
  )
}

function BirthDate({ form, months }: { form: PageForm; months: string[] }) {
  const { t } = useTranslation('auth')
  const person = useTranslation('person')
  const { id, error, required } = form.choice('dateOfBirth')
  const [birthDay, birthMonth, birthYear] = ['birthDay', 'birthMonth', 'birthYear'].map(
    name => form.choice(name).defaultValue,
  )
  const wrong = wrongBirthParts(form.errorKeyOf('dateOfBirth'), { birthDay, birthMonth, birthYear })
  const part = (name: (typeof wrong)[number], defaultValue: string | undefined) => ({
    name,
    defaultValue,
    isWrong: wrong.includes(name),
  })
  return (
    <DateFields
      {...{ id, error, required }}
      legend={person.t('dateOfBirth')}
      day={{ ...part('birthDay', birthDay), label: t('birth.day'), autoComplete: 'bday-day' }}
      month={{
        ...part('birthMonth', birthMonth),
        ...{ label: t('birth.month'), names: months, placeholder: '', autoComplete: 'bday-month' },
      }}
      year={{ ...part('birthYear', birthYear), label: t('birth.year'), autoComplete: 'bday-year' }}
    />
  )
}

/** Returns the options grouped by kind of education: classes, years of study, then occupations without either. */
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
