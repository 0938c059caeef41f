import { reliabilityWord } from '#app/domain/assessments/reliability.ts'
import { numberText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'

/** In the middle of the first cell. */
const DRAFT_ALPHA = 0.3

/** How far answers given in haste are to be trusted. */
export function draftSureness({ t }: Reader<'instruments'>) {
  return { alpha: DRAFT_ALPHA, label: t('sure.label.draft'), word: t('sure.draft') }
}

/** How sure a test is, by its reliability from 0 to 1; where no interest is strong, what it leads to is a trial. */
export function sureness(reliability: number, trial: boolean, { t, language }: Reader<'instruments'>) {
  const word = reliabilityWord(reliability)
  return {
    alpha: reliability,
    label: t(`sure.label.${word}`, { value: numberText(reliability, language) }),
    word: t(trial ? 'sure.trial' : `sure.${word}`),
  }
}
