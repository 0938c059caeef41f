import { MOST_PAGES, type ShortlistQuery } from '#app/domain/guidance/shortlist-query.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Entries } from '#app/ui/entries.tsx'
import { Fold } from '#app/ui/fold.tsx'
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

/** Each profession of the list with why and why not, and the tools to choose by; unfolded where one of them was used. */
export function Shortlist({ testId, attemptId, shortlist, query }: Props) {
  const { t } = useTranslation('results')
  if (shortlist.undifferentiated) return null
  const { attempt, check, page, open } = query
  const back = pathOf('results', { testId }, { attempt, check, page: page > 1 ? page : null, open: 'each' })
  const place = { attemptId, back }

  return (
    <>
      <Fold title={t('all.title')} says={t('all.says')} id="shortlist" open={page > 1 || open === 'each'}>
        <Stack gap="l">
          {shortlist.chosen.length === 0 ? <Alert tone="info">{t('shortlist.none')}</Alert> : null}
          <Entries numbered start={shortlist.first}>
            {shortlist.chosen.map((profession, index) => (
              <Recommendation
                key={profession.id}
                profession={profession}
                {...place}
                number={shortlist.first + index}
                repeated={profession.id === shortlist.checked?.id}
              />
            ))}
          </Entries>
          <Pages testId={testId} shortlist={shortlist} query={query} />
          {shortlist.contrast ? (
            <Stack gap="s">
              <h3>{t('contrast.title')}</h3>
              <Text>{t('contrast.text')}</Text>
              <Entries>
                <Recommendation
                  profession={shortlist.contrast}
                  {...place}
                  contrast
                  repeated={shortlist.contrast.id === shortlist.checked?.id}
                />
              </Entries>
            </Stack>
          ) : null}
        </Stack>
      </Fold>
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

type Part = Omit<Props, 'attemptId'>

function Pages({ testId, shortlist, query }: Part) {
  const { t } = useTranslation('results')
  const to = (page: number) =>
    `${pathOf('results', { testId }, { attempt: query.attempt, page: page > 1 ? page : null })}#shortlist`
  return (
    <Pagination
      label={t('shortlist.pages')}
      previous={query.page > 1 ? { to: to(query.page - 1), label: t('shortlist.closer') } : undefined}
      next={
        shortlist.hasMore && query.page < MOST_PAGES
          ? { to: to(query.page + 1), label: t('shortlist.more') }
          : undefined
      }
    />
  )
}
