import { MOST_OWN_OPTIONS, places } from '#app/domain/assessments/option-places.ts'
import type { PageForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Checkbox, Field, Select, TextArea } from '#app/ui/field.tsx'
import { Columns, Stack } from '#app/ui/layout.tsx'
import { fieldLabel } from './part-words.ts'

type InThreeProps = { form: PageForm; name: string; hint?: string; area?: boolean; optional?: boolean }

/** A text in three languages side by side. */
export function InThree({ form, name, hint, area = false, optional = false }: InThreeProps) {
  const { t } = useTranslation('adminTests')
  return (
    <Columns>
      {(['Ru', 'Kk', 'En'] as const).map(ending => {
        const field = {
          ...form.field(`${name}${ending}`),
          label: fieldLabel(t, `${name}${ending}`),
          hint: ending === 'Ru' ? hint : undefined,
          lang: ending.toLowerCase(),
          optional: optional && ending === 'Ru',
        }
        return area ? (
          <TextArea key={ending} {...field} rows={3} />
        ) : (
          <Field key={ending} {...field} autoComplete="off" />
        )
      })}
    </Columns>
  )
}

export function TestTextsFields({ form }: { form: PageForm }) {
  const { t } = useTranslation('adminTests')
  return (
    <>
      <InThree form={form} name="title" />
      <InThree form={form} name="summary" hint={t('hint.summary')} area />
      <InThree form={form} name="measures" hint={t('hint.measures')} area />
      <InThree form={form} name="question" hint={t('hint.question')} />
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
      <InThree form={form} name="name" />
      <InThree form={form} name="about" hint={t('hint.about')} area />
      <InThree form={form} name="high" hint={t('hint.high')} area />
      <InThree form={form} name="low" hint={t('hint.low')} area />
      <InThree form={form} name="short" hint={t('hint.short')} optional />
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
          <InThree form={form} name={`option${place}`} />
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
      <InThree form={form} name="text" area />
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
      <InThree form={form} name="why" hint={t('hint.why')} area optional />
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
