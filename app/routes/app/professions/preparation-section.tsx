import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Table } from '#app/ui/table.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { LoadedProfession } from './show.tsx'

type Profession = LoadedProfession['profession']

/** How one gets there: in words, the ways with their years, the subjects, and the programme groups with their exam subjects. */
export function PreparationSection({ profession }: { profession: Profession }) {
  const { t } = useTranslation('profession')
  const subject = useTranslation('subjects')
  return (
    <Stack as="section" aria-labelledby="preparation">
      <h2 id="preparation">{t('preparation')}</h2>
      <Text>{profession.preparation}</Text>
      <Facts
        items={[
          { term: t('preparation.ways'), text: profession.wayTexts.join('; ') },
          {
            term: t('preparation.subjects'),
            text: profession.subjects.map(name => subject.t(name as 'MATHEMATICS')).join(', '),
          },
        ]}
      />
      {profession.programmeGroups.length > 0 ? <ProgrammeGroups groups={profession.programmeGroups} /> : null}
    </Stack>
  )
}

function ProgrammeGroups({ groups }: { groups: Profession['programmeGroups'] }) {
  const { t } = useTranslation('profession')
  const pairText = (pair: string[]) => pair.map(name => t(`exam.${name as 'MATHEMATICS'}`)).join(' + ')
  return (
    <Table
      caption={t('preparation.groups')}
      columns={[
        { key: 'code', label: t('preparation.code') },
        { key: 'name', label: t('preparation.group') },
        { key: 'exam', label: t('preparation.exam') },
        { key: 'where', label: t('preparation.where') },
      ]}
      rows={groups.map(({ code, name, profileSubjects }) => ({
        key: code,
        header: code,
        cells: [
          name,
          profileSubjects.map(pairText).join(t('preparation.or')),
          <QuietLink key="where" to={pathOf('institutions', null, { major: code })}>
            {t('preparation.show')} <VisuallyHidden>{code}</VisuallyHidden>
          </QuietLink>,
        ],
      }))}
    />
  )
}
