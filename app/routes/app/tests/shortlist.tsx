import { MOST_PAGES, type ShortlistQuery } from '#app/domain/guidance/shortlist-query.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Entries } from '#app/ui/entries.tsx'
import { Fold, FoldLink } from '#app/ui/fold.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Recommendation } from '../professions/recommendation.tsx'
import type { LoadedResults } from './results.tsx'
import { ShortlistTools } from './shortlist-tools.tsx'

type Props = {
  testId: string
  attemptId: string
  shortlist: NonNullable<LoadedResults['shortlist']>
  query: ShortlistQuery
}

/** Professions of the list with reasons for and against, loaded on request, and tools to choose among them. */
export function Shortlist({ testId, attemptId, shortlist, query }: Props) {
  const { t } = useTranslation('results')
  if (shortlist.undifferentiated) return null
  const { attempt, check, page } = query
  const back = pathOf(
    'results',
    { testId },
    { attempt, check, page: page > 1 ? page : null, open: check ? null : 'each' },
  )
  const place = { attemptId, back }

  return (
    <>
      {shortlist.each ? (
        <Fold title={t('all.title')} says={t('all.says')} id="shortlist" open>
          <Stack gap="l">
            <Each each={shortlist.each} checkedId={shortlist.checked?.id} place={place} />
            <Pages testId={testId} each={shortlist.each} query={query} />
          </Stack>
        </Fold>
      ) : (
        <FoldLink
          title={t('all.title')}
          says={t('all.says')}
          to={`${pathOf('results', { testId }, { attempt, open: 'each' })}#shortlist`}
        />
      )}
      <Fold title={t('tools.title')} says={t('tools.says')} id="check-profession" open={check !== null}>
        <Stack gap="l">
          {shortlist.checked ? (
            <Stack gap="s">
              <h3>{t('check.answer', { of: shortlist.of })}</h3>
              <Entries>
                <Recommendation profession={shortlist.checked} {...place} ranked />
              </Entries>
            </Stack>
          ) : null}
          <ShortlistTools testId={testId} shortlist={shortlist} query={query} />
        </Stack>
      </Fold>
    </>
  )
}

type EachProfession = NonNullable<Props['shortlist']['each']>
type EachProps = { each: EachProfession; checkedId?: string; place: { attemptId: string; back: string } }

function Each({ each, checkedId, place }: EachProps) {
  const { t } = useTranslation('results')
  return (
    <>
      {each.chosen.length === 0 ? <Alert tone="info">{t('shortlist.none')}</Alert> : null}
      <Entries numbered start={each.first}>
        {each.chosen.map((profession, index) => (
          <Recommendation
            key={profession.id}
            profession={profession}
            {...place}
            number={each.first + index}
            repeated={profession.id === checkedId}
          />
        ))}
      </Entries>
      {each.contrast ? (
        <Stack gap="s">
          <h3>{t('contrast.title')}</h3>
          <Text>{t('contrast.text')}</Text>
          <Entries>
            <Recommendation profession={each.contrast} {...place} contrast repeated={each.contrast.id === checkedId} />
          </Entries>
        </Stack>
      ) : null}
    </>
  )
}

function Pages({ testId, each, query }: Pick<Props, 'testId' | 'query'> & { each: EachProfession }) {
  const { t } = useTranslation('results')
  const to = (page: number) =>
    `${pathOf('results', { testId }, { attempt: query.attempt, page: page > 1 ? page : null, open: page > 1 ? null : 'each' })}#shortlist`
  return (
    <Pagination
      label={t('shortlist.pages')}
      previous={query.page > 1 ? { to: to(query.page - 1), label: t('shortlist.closer') } : undefined}
      next={
        each.hasMore && query.page < MOST_PAGES ? { to: to(query.page + 1), label: t('shortlist.more') } : undefined
      }
    />
  )
}
