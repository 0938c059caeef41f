import { useTranslation } from '#app/i18n/use-translation.ts'
import { LinkList, Note } from '#app/ui/card.tsx'
import { CachedItems } from '#app/ui/cached.tsx'
import type { LoadedFeed } from './list.tsx'

type Props = Pick<LoadedFeed, 'trends' | 'minor'>

/** Margin of the feed: trends, and who sees which posts. */
export function Beside(shown: Props) {
  return (
    <CachedItems of={['beside', shown]}>
      <Notes {...shown} />
    </CachedItems>
  )
}

function Notes({ trends, minor }: Props) {
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
