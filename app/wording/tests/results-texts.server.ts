import type { findResults } from '#app/domain/assessments/results.server.ts'
import type { Reader, Translate } from '#app/i18n/reader.ts'

type Results = NonNullable<Awaited<ReturnType<typeof findResults>>>

/** What the results of one test or another are told with; the page is sent only what concerns its own. */
export function textsOf(
  results: Results,
  { undifferentiated }: { undifferentiated: boolean },
  { t }: Reader<'instruments'>,
) {
  const { kind } = results.test
  return {
    description: t(`${kind}.description`),
    headline: undifferentiated ? t('INTERESTS.even') : headlineOf(results, t),
    scales: t(`${kind}.scales`),
    scale: t(`${kind}.scale`),
    middle: t(`${kind}.middle`),
    flat: t(`${kind}.flat`),
    read: t(`${kind}.read`),
    next: t(`${kind}.next`),
    careless: results.careless ? t('careless') : null,
  }
}

/** The result as one sentence: what leads, as far as the bands can tell. */
function headlineOf({ test, scales, right }: Results, t: Translate<'instruments'>) {
  if (test.kind === 'APTITUDE') return t('APTITUDE.right', { count: right ?? 0, total: test.questions })
  const sorted = scales.toSorted((one, other) => other.score - one.score)
  // Interests lead each other; a trait or a value must rise above the middle of its own scale to be named.
  const [first, second] = test.kind === 'INTERESTS' ? sorted : sorted.filter(({ low }) => low > 50)
  if (!first) return t(`${test.kind}.even`)
  // A second one is named with the first when it is nearer to it than to the third.
  const third = sorted[2]
  return second && (!third || first.score - second.score <= second.score - third.score)
    ? t(`${test.kind}.two`, { first: first.short, second: second.short })
    : t(`${test.kind}.one`, { first: first.short })
}
