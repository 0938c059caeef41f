import { useFieldMessage } from '#app/forms/field-message.ts'
import { useForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { Select } from '#app/ui/field.tsx'
import type { LoadedProgrammes } from './programme.tsx'
import { optionOf } from './option.ts'
import { StepPage } from './step-page.tsx'

type MajorChoiceProps = Pick<LoadedProgrammes, 'constraint' | 'defaults'> & {
  institution: NonNullable<LoadedProgrammes['institution']>
}

/** Choice of a programme of an institution; fitting programmes come first. */
export function MajorChoice({ institution, constraint, defaults }: MajorChoiceProps) {
  const { t } = useTranslation('wizard')
  const form = useForm({ constraint, defaults, message: useFieldMessage('wizard') })
  const fitting = institution.offers.filter(({ fits }) => fits).map(optionOf)
  const others = institution.offers.filter(({ fits }) => !fits).map(optionOf)
  return (
    <StepPage
      form={form}
      number={3}
      back={pathOf('planGoal')}
      title={t('majors.title', { name: institution.short })}
      lead={institution.name}
      above={
        <div>
          <QuietLink to={pathOf('planProgramme', null, { all: 1 })}>{t('institution.other')}</QuietLink>
        </div>
      }
    >
      <Select
        {...form.choice('majorId')}
        label={t('major')}
        placeholder={t('choose')}
        options={
          fitting.length > 0
            ? [
                { label: t('majors.fitting'), options: fitting },
                { label: t('majors.others'), options: others },
              ]
            : others
        }
      />
    </StepPage>
  )
}
