import { useTranslation } from '#app/i18n/use-translation.ts'
import { LinkList, Note } from '#app/ui/card.tsx'
import type { LoadedFeed } from './list.tsx'

/** What is talked of, why one sees what one sees, and who sees one's own. */
export function Beside({ trends, minor }: Pick<LoadedFeed, 'trends'> & { minor: boolean }) {
  const { t } = useTranslation('feed')
  const { t: compose } = useTranslation('compose')
  return (
    <>
      {trends.length > 0 ? (
        <Note title={t('trends')}>
          <p>{t('trends.text')}</p>
          <LinkList
            items={trends.map(({ to, name, people }) => ({
              to,
              label: (
                <>
                  <bdi>{name}</bdi> {people}
                </>
              ),
            }))}
          />
        </Note>
      ) : null}
      <Note title={t('why')}>{t('why.text')}</Note>
      <Note title={compose('note')}>
        <p>{compose('noteText')}</p>
        {minor ? <p>{compose('noteMinor')}</p> : null}
      </Note>
    </>
  )
}
