import { MOST_OWN_OPTIONS, places } from '#app/domain/assessments/option-places.ts'
import type { PageForm } from '#app/forms/use-form.ts'
import { LocalizedFields } from '#app/forms/localized-fields.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Checkbox, Field, Select } from '#app/ui/field.tsx'
import { Columns, Stack } from '#app/ui/layout.tsx'
import { fieldLabel } from './part-words.ts'

export function TestTextsFields({ form }: { form: PageForm }) {
  const { t } = useTranslation('adminTests')
  return (
    <>
      <LocalizedFields form={form} name="title" label={t('field.title')} />
      <LocalizedFields form={form} name="summary" label={t('field.summary')} hint={t('hint.summary')} rows={3} />
      <LocalizedFields form={form} name="measures" label={t('field.measures')} hint={t('hint.measures')} rows={3} />
      <LocalizedFields form={form} name="question" label={t('field.question')} hint={t('hint.question')} />
      <Columns>
        <Field {...form.number('minutes')} label={t('field.minutes')} />
        <Field {...form.number('minimumAge')} label={t('field.minimumAge')} />
      </Columns>
      <Checkbox {...form.box('timed')} label={t('field.timed')} hint={t('hint.timed')} />
    </>
  )
}

export function ScaleFields({ form }: { form: PageForm }) {
  const { t } = useTranslation('adminTests')
  return (
    <>
      <LocalizedFields form={form} name="name" label={t('field.name')} />
      <LocalizedFields form={form} name="about" label={t('field.about')} hint={t('hint.about')} rows={3} />
      <LocalizedFields form={form} name="high" label={t('field.high')} hint={t('hint.high')} rows={3} />
      <LocalizedFields form={form} name="low" label={t('field.low')} hint={t('hint.low')} rows={3} />
      <LocalizedFields form={form} name="short" label={t('field.short')} hint={t('hint.short')} optional />
    </>
  )
}

/** Answer options with their values. Empty rows are ignored. */
export function OptionFields({ form, most }: { form: PageForm; most: number }) {
  const { t } = useTranslation('adminTests')
  return (
    <Stack gap="l">
      {places(most).map(place => (
        <Stack key={place} as="fieldset" gap="s">
          <legend>
            <b>{t('option', { number: place })}</b>
          </legend>
          <Field {...form.number(`value${place}`)} label={fieldLabel(t, `value${place}`)} inputMode="numeric" />
          <LocalizedFields form={form} name={`option${place}`} label={fieldLabel(t, `option${place}`)} />
        </Stack>
      ))}
    </Stack>
  )
}

type ItemProps = {
  form: PageForm
  scales: { value: string; label: string }[]
  right: { value: string; label: string }[]
}

export function ItemFields({ form, scales, right }: ItemProps) {
  const { t } = useTranslation('adminTests')
  return (
    <>
      <LocalizedFields form={form} name="text" label={t('field.text')} rows={3} />
      <Columns>
        <Select {...form.choice('scale')} label={t('field.scale')} placeholder={t('choose')} options={scales} />
        <Select
          {...form.choice('keyed')}
          label={t('field.keyed')}
          hint={t('hint.keyed')}
          options={(['1', '-1'] as const).map(value => ({ value, label: t(`keyed.${value}`) }))}
        />
      </Columns>
      <OwnOptions form={form} />
      <Select
        {...form.choice('right')}
        label={t('field.right')}
        hint={t('hint.right')}
        placeholder={t('noRight')}
        options={right}
        optional
      />
      <LocalizedFields form={form} name="why" label={t('field.why')} hint={t('hint.why')} rows={3} optional />
    </>
  )
}

/** Answer options of this item only, where those of the test do not fit. */
function OwnOptions({ form }: { form: PageForm }) {
  const { t } = useTranslation('adminTests')
  const names = places(MOST_OWN_OPTIONS).flatMap(place => [`value${place}`, `option${place}Ru`])
  const isUsed = names.some(name => {
    const { defaultValue, error } = form.field(name)
    return Boolean(defaultValue ?? error)
  })
  return (
    <Disclosure summary={t('ownOptions')} open={isUsed}>
      <Stack>
        <p>{t('ownOptionsText')}</p>
        <OptionFields form={form} most={MOST_OWN_OPTIONS} />
      </Stack>
    </Disclosure>
  )
}
