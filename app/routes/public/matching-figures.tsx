import { useTranslation } from '#app/i18n/use-translation.ts'
import { Text } from '#app/ui/layout.tsx'
import { Table } from '#app/ui/table.tsx'
import type { matchingTexts } from '#app/wording/science/matching-texts.server.ts'

/** Basis of the ranking of professions: how often it finds the expected ones in simulated people. */
export function MatchingFigures({ matching }: { matching: ReturnType<typeof matchingTexts> }) {
  const { t } = useTranslation('science')
  return (
    <>
      <Text>{matching.judged}</Text>
      <Table
        caption={t('matching.caption')}
        columns={[
          { key: 'people', label: t('matching.people') },
          { key: 'full', label: t('matching.full'), end: true },
          { key: 'short', label: t('matching.short'), end: true },
        ]}
        rows={matching.rows}
      />
      <Text>{t('matching.limits')}</Text>
    </>
  )
}
