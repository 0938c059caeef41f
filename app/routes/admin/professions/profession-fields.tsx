import type { ReactNode } from 'react'
import { choiceFields, type ChosenList } from '#app/domain/professions/field-names.ts'
import type { PageForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Field, Select, TextArea } from '#app/ui/field.tsx'
import { GroupFrame } from '#app/ui/field-frame.tsx'
import { Columns } from '#app/ui/layout.tsx'
import { Section } from '#app/ui/section.tsx'
import { InterestFields } from './interest-fields.tsx'
import { PayFields } from './pay-fields.tsx'
import type { Choices } from './profession-words.server.ts'
import { SpokenFields } from './spoken-fields.tsx'
import { WayFields } from './way-fields.tsx'

export type Part = { form: PageForm; choices: Choices }

/** Everything that is said of a profession, in the order in which its page tells it. `nearest` stands beside the interests. */
export function ProfessionFields({ nearest, ...part }: Part & { nearest: ReactNode }) {
  const { t } = useTranslation('adminProfessions')
  const { form } = part
  return (
    <>
      <NameFields {...part} />
      <WorkFields {...part} />
      <Section id="interests" title={t('part.interests')}>
        <InterestFields form={form} />
        {nearest}
        <Chosen {...part} list="values" label={t('values')} hint={t('valuesHint')} />
        <Chosen {...part} list="traits" label={t('traits')} hint={t('traitsHint')} />
        <Chosen {...part} list="subjects" label={t('subjects')} hint={t('subjectsHint')} />
        <Chosen {...part} list="skills" label={t('skills')} hint={t('skillsHint')} />
      </Section>
      <Section id="fits" title={t('part.fits')}>
        <SpokenFields form={form} name="suits" label={t('suits')} rows={5} />
        <SpokenFields form={form} name="cautions" label={t('cautions')} rows={4} />
      </Section>
      <WayFields {...part} />
      <PayFields {...part} />
      <Section id="codes" title={t('part.codes')}>
        <Columns>
          <Field {...form.field('soc')} label={t('soc')} hint={t('socHint')} autoComplete="off" />
          <Field {...form.field('isco')} label={t('isco')} hint={t('iscoHint')} autoComplete="off" />
        </Columns>
        <TextArea {...form.field('related')} label={t('related')} hint={t('relatedHint')} rows={8} />
      </Section>
    </>
  )
}

function NameFields({ form, choices }: Part) {
  const { t } = useTranslation('adminProfessions')
  return (
    <Section id="name" title={t('part.name')}>
      <SpokenFields form={form} name="title" label={t('title')} hint={t('titleHint')} />
      <SpokenFields form={form} name="summary" label={t('summary')} hint={t('summaryHint')} rows={4} />
      <Columns>
        <Select {...form.choice('field')} label={t('field')} placeholder={t('choose')} options={choices.fields} />
        <TextArea {...form.field('synonyms')} label={t('synonyms')} hint={t('synonymsHint')} rows={3} optional />
      </Columns>
    </Section>
  )
}

function WorkFields({ form }: Part) {
  const { t } = useTranslation('adminProfessions')
  return (
    <Section id="work" title={t('part.work')}>
      <SpokenFields form={form} name="duties" label={t('duties')} hint={t('dutiesHint')} rows={10} />
      <SpokenFields form={form} name="dayWhen" label={t('dayWhen')} hint={t('dayWhenHint')} />
      <SpokenFields form={form} name="dayPlace" label={t('dayPlace')} hint={t('dayPlaceHint')} rows={3} />
      <TextArea {...form.field('dayTimes')} label={t('dayTimes')} hint={t('dayTimesHint')} rows={5} />
      <SpokenFields form={form} name="dayHours" label={t('dayHours')} hint={t('dayHoursHint')} rows={12} />
      <TextArea {...form.field('reasonLetters')} label={t('reasonLetters')} hint={t('reasonLettersHint')} rows={3} />
      <SpokenFields form={form} name="reasons" label={t('reasons')} hint={t('reasonsHint')} rows={6} />
      <SpokenFields form={form} name="trial" label={t('trial')} hint={t('trialHint')} rows={5} />
    </Section>
  )
}

type ChosenProps = Part & { list: ChosenList; label: string; hint: string }

/** A list whose entries are chosen, the weightiest first. */
function Chosen({ form, choices, list, label, hint }: ChosenProps) {
  const { t } = useTranslation('adminProfessions')
  return (
    <GroupFrame id={list} legend={label} hint={hint}>
      <Columns>
        {choiceFields(list).map((name, at) => (
          <Select
            key={name}
            {...form.choice(name)}
            label={`${at + 1}`}
            placeholder={t('nothing')}
            options={choices[list]}
          />
        ))}
      </Columns>
    </GroupFrame>
  )
}
