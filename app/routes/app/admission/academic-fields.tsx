import { gpaSystems } from '#app/domain/academic/gpa.ts'
import type { Measure } from '#app/domain/institutions/vocabulary.ts'
import type { PageForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Field, type Option, RadioGroup, Select } from '#app/ui/field.tsx'
import { Columns, Stack, Text } from '#app/ui/layout.tsx'

type AcademicFieldsProps = {
  form: PageForm
  /** Measures that the selected institutions require. */
  asked: Measure[]
  subjects: Option[]
}

/** Marks and exams that the selected institutions use. Only these are asked for. */
export function AcademicFields({ form, asked, subjects }: AcademicFieldsProps) {
  const { t } = useTranslation('programmes')
  const words = useTranslation('academic')
  const exams = (['ielts', 'toefl', 'sat'] as const).filter(exam => asked.includes(exam.toUpperCase() as Measure))
  if (asked.every(measure => measure === 'NONE' || measure === 'LEVEL')) return null
  return (
    <Stack as="section" aria-labelledby="own-data">
      <h2 id="own-data">{t('data')}</h2>
      <Text>{t('data.text')}</Text>
      {asked.includes('UNT') ? (
        <>
          <Columns>
            <Field {...form.number('unt')} label={t('unt')} hint={t('hint.unt')} />
            <Select
              {...form.choice('untSubjects')}
              label={t('untSubjects')}
              placeholder={t('untSubjects.choose')}
              options={subjects}
            />
          </Columns>
          <RadioGroup
            {...form.choice('rural')}
            legend={t('rural')}
            hint={t('hint.rural')}
            options={(['no', 'yes'] as const).map(value => ({ value, label: t(`rural.${value}`) }))}
          />
        </>
      ) : null}
      {exams.length > 0 ? (
        <Columns min="narrow">
          {exams.map(exam => (
            <Field key={exam} {...form.number(exam)} label={words.t(`exam.${exam}`)} hint={words.t(`hint.${exam}`)} />
          ))}
        </Columns>
      ) : null}
      {asked.includes('GPA') ? (
        <Columns>
          <Field {...form.number('gpa')} label={t('gpa')} hint={words.t('hint.gpa')} />
          <Select
            {...form.choice('gpaSystem')}
            label={t('gpaSystem')}
            placeholder={t('gpaSystem.choose')}
            options={gpaSystems.map(value => ({ value, label: words.t(`system.${value}`) }))}
          />
        </Columns>
      ) : null}
    </Stack>
  )
}
