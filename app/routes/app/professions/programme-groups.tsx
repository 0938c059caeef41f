import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { Table } from '#app/ui/table.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { LoadedProfession } from './show.tsx'

/** Programme groups that lead to the profession, with their exam subjects. */
export function ProgrammeGroups({ groups }: { groups: LoadedProfession['profession']['programmeGroups'] }) {
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
