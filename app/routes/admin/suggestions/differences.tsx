import { useTranslation } from '#app/i18n/use-translation.ts'
import { Table } from '#app/ui/table.tsx'

type Difference = { key: string; place: string; lang?: string; own: string; theirs: string }

export function Differences({ differences }: { differences: Difference[] }) {
  const { t } = useTranslation('suggestions')
  if (differences.length === 0) return <p>{t('nothingSeen')}</p>
  return (
    <Table
      even
      caption={t('differences', { count: differences.length })}
      columns={[
        { key: 'place', label: t('place') },
        { key: 'own', label: t('own') },
        { key: 'theirs', label: t('theirs') },
      ]}
      rows={differences.map(({ key, place, lang, own, theirs }) => ({
        key,
        header: place,
        cells: [
          <span key="own" lang={lang}>
            {own}
          </span>,
          <span key="theirs" lang={lang}>
            {theirs}
          </span>,
        ],
      }))}
    />
  )
}
