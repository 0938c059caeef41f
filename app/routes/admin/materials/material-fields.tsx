import type { PageForm } from '#app/forms/use-form.ts'
import { LocalizedFields } from '#app/forms/localized-fields.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Checkbox, Field, Select } from '#app/ui/field.tsx'
import { Columns } from '#app/ui/layout.tsx'
import type { Choices } from './material-words.server.ts'

type Part = { form: PageForm; choices: Choices }

/** Fields of a material, in the order in which they are read. */
export function MaterialFields({ form, choices }: Part) {
  const { t } = useTranslation('adminMaterials')
  return (
    <>
      <Field {...form.field('title')} label={t('title.field')} hint={t('titleHint')} autoComplete="off" />
      <Columns>
        <Field {...form.field('author')} label={t('author')} autoComplete="off" />
        <Field {...form.number('year')} inputMode="numeric" label={t('year')} hint={t('yearHint')} optional />
      </Columns>
      <Field {...form.field('url')} type="url" label={t('url')} hint={t('urlHint')} autoComplete="off" />
      <Field {...form.field('seen')} label={t('seen')} hint={t('seenHint')} autoComplete="off" optional />
      <Columns min="wide">
        <Select {...form.choice('kind')} label={t('kind')} placeholder={t('choose')} options={choices.kinds} />
        <Select
          {...form.choice('language')}
          label={t('language')}
          placeholder={t('choose')}
          options={choices.languages}
        />
        <Select {...form.choice('level')} label={t('level')} placeholder={t('choose')} options={choices.levels} />
        <Field {...form.number('hours')} label={t('hours')} hint={t('hoursHint')} />
      </Columns>
      <Checkbox {...form.box('free')} label={t('free')} />
      <SkillFields form={form} choices={choices} />
      <LocalizedFields form={form} name="teaches" label={t('teaches')} hint={t('teachesHint')} rows={3} />
    </>
  )
}

/** At most four skills, the most important first. */
function SkillFields({ form, choices: { skills } }: Part) {
  const { t } = useTranslation('adminMaterials')
  return (
    <Columns min="wide">
      <Select
        {...form.choice('skill1')}
        label={t('skill1')}
        hint={t('skillHint')}
        placeholder={t('choose')}
        options={skills}
      />
      {(['skill2', 'skill3', 'skill4'] as const).map(name => (
        <Select
          key={name}
          {...form.choice(name)}
          label={t(name)}
          placeholder={t('noSkill')}
          options={skills}
          optional
        />
      ))}
    </Columns>
  )
}
