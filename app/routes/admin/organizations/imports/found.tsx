import { useTranslation } from '#app/i18n/use-translation.ts'
import { Note } from '#app/ui/card.tsx'
import { Facts } from '#app/ui/facts.tsx'
import type { ShownImport } from './show.tsx'

/** Recognised columns of the file, and notes on correcting a mistake and uploading a list again. */
export function Found({ shown: { texts } }: { shown: ShownImport }) {
  const { t } = useTranslation('imports')
  const columns = texts.columns.map(({ column, header }) => ({ term: column, text: `«${header}»` }))
  return (
    <>
      <Note title={t('foundTitle')}>
        <Facts
          items={
            texts.ignored
              ? [...columns, { term: t('ignored'), text: t('ignoredText', { headers: texts.ignored }) }]
              : columns
          }
        />
      </Note>
      <Note title={t('mistakeTitle')}>{t('mistake')}</Note>
      <Note title={t('twiceTitle')}>{t('twice')}</Note>
    </>
  )
}
