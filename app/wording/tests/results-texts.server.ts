import type { TestKind } from '#app/domain/assessments/kinds.ts'
import type { findResults } from '#app/domain/assessments/results.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import type { NextStep } from '#app/domain/guidance/next-step.ts'
import { pathOf } from '#app/paths.ts'
import { type NextStepTexts, nextStepTexts, textsOfNextStep } from '../way/next-step-texts.server.ts'
import { hintOf, plainName, withSmallLetter } from './scale-names.ts'
import { draftSureness, sureness } from './sureness.server.ts'

type Results = NonNullable<Awaited<ReturnType<typeof findResults>>>

/** How interests are presented: in order, as a trial where no interest is strong, or as a draft after careless answers. */
export type Presentation = 'order' | 'trial' | 'draft'

/** Returns the texts of a test's results; only those of its kind are sent to the page. */
export function textsOf(results: Results, presentation: Presentation | null, reader: Reader<'instruments'>) {
  const { t } = reader
  const { kind } = results.test
  return {
    description: t(`${kind}.description`),
    headline: headlineOf(results, presentation, reader),
    scales: t(`${kind}.scales`),
    scale: t(`${kind}.scale`),
    middle: t(`${kind}.middle`),
    middles: t(`${kind}.middles`),
    flat: t(`${kind}.flat`),
    read: t(results.right === null ? `${kind}.read` : 'APTITUDE.read'),
    next: t(`${kind}.next`),
    unmeasured: results.isErrorKnown ? null : { says: t('OTHER.says'), text: t('OTHER.norms') },
    careless: results.careless ? t('careless') : null,
  }
}

/** Returns the instructions of a test and the note below a question. A timed test of kind OTHER uses those of aptitude
 *  tests. */
export function takingTexts({ kind, timed }: { kind: TestKind; timed: boolean }, { t }: Reader<'instruments'>) {
  const of = kind === 'OTHER' && timed ? 'APTITUDE' : kind
  return { how: t(`${of}.how`), note: t(`${of}.note`) }
}

/** Returns the scales with their plain names; the hint holds what a plain name leaves out. */
export function scalesOf({ scales }: Pick<Results, 'scales'>, reader: Reader<'instruments'>) {
  const words = reader.in('scales')
  return scales.map(scale => ({
    ...scale,
    name: plainName(scale.key, words) ?? scale.name,
    hint: hintOf(scale.key, words),
  }))
}

/** Words the result as one sentence: the leading scales, as far as the bands allow. */
function headlineOf(results: Results, presentation: Presentation | null, reader: Reader<'instruments'>) {
  const { t } = reader
  const { test, answered, fast, right } = results
  if (test.kind === 'APTITUDE' || right !== null)
    return t('APTITUDE.right', { count: right ?? 0, total: test.questions })
  if (presentation === 'draft') return t(fast * 2 > answered ? 'draft.fast' : 'draft.alike')
  const sorted = scalesOf(results, reader).toSorted((one, other) => other.score - one.score)
  // Only scales wholly above the middle are named.
  const [first, second] = sorted.filter(({ low }) => Math.round(low) > 50)
  if (!first) return t(`${test.kind}.even`)
  const nameIn = ({ name, short }: (typeof sorted)[number]) =>
    test.kind === 'INTERESTS' ? withSmallLetter(name) : short
  // The second scale is named as well when it is nearer to the first than to the third.
  const third = sorted[2]
  return second && (!third || first.score - second.score <= second.score - third.score)
    ? t(`${test.kind}.two`, { first: nameIn(first), second: nameIn(second) })
    : t(`${test.kind}.one`, { first: nameIn(first) })
}

/** Describes the certainty of the result: the position of the needle, a word and the reason. */
export function surenessOf(results: Results, presentation: Presentation | null, reader: Reader<'instruments'>) {
  const { t } = reader
  const { reliability, answered, fast, test } = results
  if (presentation === 'draft') {
    const reason = fast > 0 ? t('sure.draft.fast', { fast, of: answered }) : t('sure.draft.alike')
    return { ...draftSureness(reader), reason }
  }
  if (!results.isErrorKnown) {
    return { alpha: null, label: t('sure.label.unknown'), word: t('sure.unknown'), reason: t('sure.unknown.why') }
  }
  const reason = t(whySure(presentation, test.form), { count: answered })
  return { ...sureness(reliability, presentation === 'trial', reader), reason }
}

function whySure(presentation: Presentation | null, form: string) {
  if (presentation === 'trial') return 'sure.trial.why'
  if (presentation === null) return 'sure.scales'
  return form === 'SHORT' ? 'sure.short' : 'sure.full'
}

/** Returns the next step after these results: retake after careless answers, take the full test after a flat result,
 *  review the answers, or continue. */
export function nextStepAfterResults(
  { test, attemptId, review }: Results,
  { presentation, step, fullTest }: { presentation: Presentation | null; step: NextStep; fullTest: string | null },
  reader: Reader<'nextSteps'>,
): NextStepTexts {
  if (presentation === 'draft') {
    return nextStepTexts('again', pathOf('test', { testId: test.id }), reader, {
      count: test.questions,
      minutes: test.minutes,
    })
  }
  if (presentation === 'trial' && fullTest) return nextStepTexts('full', pathOf('test', { testId: fullTest }), reader)
  if (review === 'open') {
    return nextStepTexts('review', pathOf('review', { testId: test.id }, { attempt: attemptId }), reader)
  }
  // These are the results themselves, and the tests may be closed to the reader.
  const isAhead = !['read', 'start', 'unlock'].includes(step.kind)
  return isAhead ? textsOfNextStep(step, null, reader) : nextStepTexts('browse', pathOf('professions'), reader)
}
