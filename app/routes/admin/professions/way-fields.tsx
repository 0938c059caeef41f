import { wayKinds } from '#app/domain/professions/field-names.ts'
import { LocalizedFields } from '#app/forms/localized-fields.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Field, Select, TextArea } from '#app/ui/field.tsx'
import { GroupFrame } from '#app/ui/field-frame.tsx'
import { Columns, Stack, Text } from '#app/ui/layout.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Part } from './profession-fields.tsx'

/** Ways to the profession: description, level of education, and each way with its order, years and codes. */
export function WayFields({ form, choices }: Part) {
  const { t } = useTranslation('adminProfessions')
  const words = useTranslation('professions')
  return (
    <Section id="part-ways" title={t('part.ways')}>
      <LocalizedFields form={form} name="preparation" label={t('preparation')} rows={6} />
      <Select
        {...form.choice('zone')}
        label={t('zone')}
        hint={t('zoneHint')}
        placeholder={t('choose')}
        options={choices.zones}
      />
      <Text>{t('waysHint')}</Text>
      {wayKinds.map(({ kind, name, codes }) => (
        <GroupFrame key={kind} id={`way${name}`} legend={words.t(`way.${kind}`)}>
          <Stack>
            <Columns>
              <Select
                {...form.choice(`order${name}`)}
                label={t(`order${name}`)}
                placeholder={t('nothing')}
                options={choices.places}
              />
              <Field {...form.number(`years${name}`)} label={t(`years${name}`)} />
              {kind === 'COLLEGE' ? <Field {...form.number('yearsCollegeNine')} label={t('yearsCollegeNine')} /> : null}
            </Columns>
            {codes ? (
              <TextArea
                {...form.field(codes)}
                label={codes === 'specialities' ? t(codes) : t(`groups${name}`)}
                hint={codes === 'specialities' ? t('specialitiesHint') : t('groupsHint')}
                rows={3}
              />
            ) : null}
          </Stack>
        </GroupFrame>
      ))}
      <TextArea {...form.field('otherGroups')} label={t('otherGroups')} hint={t('otherGroupsHint')} rows={2} optional />
    </Section>
  )
}
