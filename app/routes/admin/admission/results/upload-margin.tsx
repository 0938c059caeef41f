import { useTranslation } from '#app/i18n/use-translation.ts'
import { LinkList, Note } from '#app/ui/card.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Small } from '#app/ui/prose.tsx'
import type { LoadedUpload } from './list.tsx'

/** Columns of each kind of sheet, and the latest uploads. */
export function UploadMargin({ loaded: { columns, latest } }: { loaded: LoadedUpload }) {
  const { t } = useTranslation('grantImports')
  return (
    <>
      <Note title={t('columnsTitle')}>
        <Facts
          items={columns.map(({ kind, needed, others }) => ({
            term: kind,
            text: others ? t('columnsOf', { needed, others }) : needed,
          }))}
        />
        <Small>{t('columnsHint')}</Small>
      </Note>
      {latest.length > 0 ? (
        <Note title={t('latestTitle')}>
          <LinkList items={latest.map(({ to, label, sent }) => ({ to, label: `${label}, ${sent}` }))} />
        </Note>
      ) : null}
    </>
  )
}
