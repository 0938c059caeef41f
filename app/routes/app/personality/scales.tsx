import { useTranslation } from '#app/i18n/use-translation.ts'
import { ScoreList, ScoreRow } from '#app/ui/charts.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { ReportGroups } from '#app/ui/report.tsx'
import { Table } from '#app/ui/table.tsx'
import type { SheetTexts } from './sheet-texts.server.ts'

type Groups = SheetTexts['groups']

/** The scales of every instrument with their bands, and one table behind them all. */
export function Scales({ groups }: { groups: Groups }) {
  const { t } = useTranslation('analysis')
  return (
    <Stack as="section" aria-labelledby="scales">
      <h2 id="scales">{t('scales.title')}</h2>
      <Text>{t('scales.lead')}</Text>
      <ReportGroups>
        {groups.map(({ instrument, scales }) => (
          <Stack key={instrument} gap="s">
            <h3>{t(`group.${instrument}`)}</h3>
            <ScoreList axis={['0', '50', '100']}>
              {scales.map(({ key, lang, ...scale }) => (
                <ScoreRow key={key} as="h4" lang={lang} {...scale} label={t('label', scale)} />
              ))}
            </ScoreList>
          </Stack>
        ))}
      </ReportGroups>
      <Disclosure summary={t('table.open')}>
        <Table
          caption={t('table.caption')}
          columns={[
            { key: 'scale', label: t('table.scale') },
            { key: 'score', label: t('table.score'), end: true },
            { key: 'band', label: t('table.band'), end: true },
          ]}
          rows={groups.flatMap(({ instrument, scales }) =>
            scales.map(({ key, name, score, low, high }) => ({
              key: `${instrument} ${key}`,
              header: name,
              cells: [score, `${low}–${high}`],
            })),
          )}
        />
      </Disclosure>
    </Stack>
  )
}
