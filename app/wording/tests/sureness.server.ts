import { reliabilityWord } from '#app/domain/assessments/reliability.ts'
import { numberText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'

/** Places the needle in the middle of the first cell. */
const DRAFT_ALPHA = 0.3

/** Describes the certainty of careless answers. */
export function draftSureness({ t }: Reader<'instruments'>) {
  return { alpha: DRAFT_ALPHA, label: t('sure.label.draft'), word: t('sure.draft') }
}

/** Describes the certainty of a test from its reliability, 0 to 1. Where no interest is strong, the result is called a
 *  trial. */
export function sureness(reliability: number, trial: boolean, { t, language }: Reader<'instruments'>) {
  const word = reliabilityWord(reliability)
  return {
    alpha: reliability,
    label: t(`sure.label.${word}`, { value: numberText(reliability, language) }),
    word: t(trial ? 'sure.trial' : `sure.${word}`),
  }
}
