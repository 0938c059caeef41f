import { MOST_PAGES, type ShortlistQuery } from '#app/domain/guidance/shortlist-query.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { Entries } from '#app/ui/entries.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
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

/** Professions worth a closer look, each with why and why not; or what to do when the profile has no shape. */
export function Shortlist({ testId, attemptId, shortlist, query }: Props) {
  const { t } = useTranslation('results')
  if (shortlist.undifferentiated) return <Flat testId={testId} />
  const { attempt, check, page } = query
  const back = pathOf('results', { testId }, { attempt, check, page: page > 1 ? page : null })
  const place = { attemptId, back }

  return (
    <Stack as="section" gap="l" aria-labelledby="shortlist">
      <Stack gap="s">
        <h2 id="shortlist">{t('shortlist.title')}</h2>
        <Text>{t('shortlist.lead')}</Text>
      </Stack>
      <ShortlistTools testId={testId} shortlist={shortlist} query={query} />
      {shortlist.checked ? (
        <Stack gap="s">
          <h3>{t('check.answer', { of: shortlist.of })}</h3>
          <Entries>
            <Recommendation profession={shortlist.checked} {...place} ranked />
          </Entries>
        </Stack>
      ) : null}
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

function Flat({ testId }: { testId: string }) {
  const { t } = useTranslation('results')
  return (
    <Stack as="section" aria-labelledby="shortlist">
      <h2 id="shortlist">{t('flat.title')}</h2>
      <Text>{t('flat.text')}</Text>
      <Text as="ul">
        <li>{t('flat.1')}</li>
        <li>{t('flat.2')}</li>
        <li>{t('flat.3')}</li>
      </Text>
      <Row>
        <ButtonLink to={pathOf('professions')} kind="second">
          {t('flat.browse')}
        </ButtonLink>
        <QuietLink to={pathOf('test', { testId })}>{t('flat.retake')}</QuietLink>
      </Row>
    </Stack>
  )
}
