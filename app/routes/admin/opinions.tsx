import type { FeedbackQuestion } from '#app/domain/guidance/feedback.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Table } from '#app/ui/table.tsx'

type Thumbs = { rank: number; given: number; share: string }[]

/** Thumbs by the rank a profession had, on the results of the interest test or in analyses. */
export function ThumbsByRank({ given, thumbs }: { given: 'results' | 'analyses'; thumbs: Thumbs }) {
  const { t } = useTranslation('admin')
  return (
    <Stack as="section" aria-labelledby={given}>
      <h2 id={given}>{t(`thumbs.${given}`)}</h2>
      <Text>{t('thumbs.text')}</Text>
      {thumbs.length === 0 ? (
        <Text>{t('thumbs.none')}</Text>
      ) : (
        <Table
          caption={t('thumbs.caption')}
          columns={[
            { key: 'rank', label: t('thumbs.rank') },
            { key: 'given', label: t('thumbs.given'), end: true },
            { key: 'up', label: t('thumbs.up'), end: true },
          ]}
          rows={thumbs.map(({ rank, given: count, share }) => ({
            key: String(rank),
            header: String(rank),
            cells: [count, t('thumbs.share', { share })],
          }))}
        />
      )}
    </Stack>
  )
}

type Feedback = { n: number; questions: { question: FeedbackQuestion; mean: string }[] }

/** The mean of each question asked after an analysis, once enough people have answered. */
export function FeedbackMeans({ feedback: { n, questions } }: { feedback: Feedback }) {
  const { t } = useTranslation('admin')
  return (
    <Stack as="section" aria-labelledby="feedback">
      <h2 id="feedback">{t('feedback.title')}</h2>
      {questions.length === 0 ? (
        <Text>{t('feedback.few', { count: n })}</Text>
      ) : (
        <Table
          caption={t('feedback.caption', { count: n })}
          columns={[
            { key: 'question', label: t('feedback.question') },
            { key: 'mean', label: t('feedback.mean'), end: true },
          ]}
          rows={questions.map(({ question, mean }) => ({
            key: question,
            header: t(`feedback.${question}`),
            cells: [mean],
          }))}
        />
      )}
    </Stack>
  )
}
