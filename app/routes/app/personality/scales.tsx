import { useTranslation } from '#app/i18n/use-translation.ts'
import { Stack, Text } from '#app/ui/layout.tsx'
import { ReportGroups } from '#app/ui/report.tsx'
import { ScoreTable } from '#app/ui/score-table.tsx'
import type { SheetTexts } from '#app/wording/personality/sheet-texts.server.ts'

/** Scales of all instruments with their bands, the highest first. */
export function Scales({ groups }: { groups: SheetTexts['groups'] }) {
  const { t } = useTranslation('analysis')
  return (
    <Stack>
      <Text>{t('scales.lead')}</Text>
      <ReportGroups>
        {groups.map(({ instrument, scales }) => (
          <ScoreTable
            key={instrument}
            caption={<h3>{t(`group.${instrument}`)}</h3>}
            columns={[t('table.scale'), t('table.picture'), t('table.score'), t('table.band')]}
            rows={scales}
          />
        ))}
      </ReportGroups>
    </Stack>
  )
}
