import type { ReactNode } from 'react'
import { choiceFields, type ChosenList, type FormPart } from '#app/domain/professions/field-names.ts'
import type { PageForm } from '#app/forms/use-form.ts'
import { LocalizedFields } from '#app/forms/localized-fields.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Select } from '#app/ui/field.tsx'
import { GroupFrame } from '#app/ui/field-frame.tsx'
import { Columns } from '#app/ui/layout.tsx'
import { Section } from '#app/ui/section.tsx'
import { NameFields } from './name-fields.tsx'
import { PayFields } from './pay-fields.tsx'
import type { Choices } from './profession-words.server.ts'
import { WayFields } from './way-fields.tsx'
import { DayFields, WorkFields } from './work-fields.tsx'

export type Part = { form: PageForm; choices: Choices }

/** Fields of one part of a profession, or of all parts in the order of the public page. `nearest` is shown next to the
 *  interests. */
export function ProfessionFields({ part, nearest, ...rest }: Part & { part: FormPart | 'all'; nearest: ReactNode }) {
  const shown = (one: FormPart) => part === 'all' || part === one
  return (
    <>
      {shown('name') ? <NameFields {...rest} /> : null}
      {shown('work') ? <WorkFields form={rest.form} nearest={nearest} /> : null}
      {shown('day') ? <DayFields form={rest.form} /> : null}
      {shown('fits') ? <FitFields {...rest} /> : null}
      {shown('ways') ? <WayFields {...rest} /> : null}
      {shown('pay') ? <PayFields {...rest} /> : null}
    </>
  )
}

function FitFields({ form, choices }: Part) {
  const { t } = useTranslation('adminProfessions')
  return (
    <Section id="part-fits" title={t('part.fits')}>
      <LocalizedFields form={form} name="suits" label={t('suits')} rows={5} />
      <LocalizedFields form={form} name="cautions" label={t('cautions')} rows={4} />
      <Chosen form={form} choices={choices} list="values" label={t('values')} hint={t('valuesHint')} />
      <Chosen form={form} choices={choices} list="traits" label={t('traits')} hint={t('traitsHint')} />
      <Chosen form={form} choices={choices} list="subjects" label={t('subjects')} hint={t('subjectsHint')} />
      <Chosen form={form} choices={choices} list="skills" label={t('skills')} hint={t('skillsHint')} />
    </Section>
  )
}

type ChosenProps = Part & { list: ChosenList; label: string; hint: string }

/** Selects of an ordered list, the most important entry first. */
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
