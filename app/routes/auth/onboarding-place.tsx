import { useFieldMessage } from '#app/forms/field-message.ts'
import type { Constraint } from '#app/forms/form-state.ts'
import { useForm } from '#app/forms/use-form.ts'
import { languageNames, languages } from '#app/i18n/config.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Button, QuietButton } from '#app/ui/button.tsx'
import { RadioGroup } from '#app/ui/field.tsx'
import { OnboardingStep } from './onboarding-step.tsx'
import { CityField } from './person-fields.tsx'

type Props = {
  constraint: Record<string, Constraint>
  place: { cityId: string | null; language: string }
  cities: { id: string; name: string }[]
  sentHere: boolean
}

/** Second onboarding step: city and language. */
export function PlaceStep({ constraint, place, cities, sentHere }: Props) {
  const { t } = useTranslation('auth')
  const form = useForm({ constraint, defaults: place, message: useFieldMessage('auth', 'person') })
  return (
    <OnboardingStep
      number={2}
      form={form}
      title={t('onboarding.place')}
      sentHere={sentHere}
      why={t('onboarding.place.why')}
      buttons={
        <>
          <Button forward>{t('onboarding.submit')}</Button>
          <QuietButton name="wish" value="back" formNoValidate back>
            {t('onboarding.back')}
          </QuietButton>
        </>
      }
    >
      <CityField form={form} cities={cities} />
      <RadioGroup
        beside
        {...form.choice('language')}
        legend={t('onboarding.language')}
        options={languages.map(value => ({ value, label: languageNames[value], lang: value }))}
      />
    </OnboardingStep>
  )
}
