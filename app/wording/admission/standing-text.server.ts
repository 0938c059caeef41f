import type { ChoiceFacts } from '#app/domain/admission/admission-facts.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { chanceTexts, isShut } from './chance-texts.server.ts'

type Choice = Pick<ChoiceFacts, 'outcome' | 'standing' | 'demands'>

/** Summarises how far the requirements are met. Requirements that were not judged do not count as met. */
export function standingText({ outcome, standing, demands }: Choice, { t }: Reader<'chance'>): string {
  if (outcome.way === 'GRANT' && (outcome.blocked === 'subjects' || outcome.blocked === 'parts')) {
    return t('standing.unmet')
  }
  if (standing !== 'met' || !demands.some(({ status }) => status === 'read')) return t(`standing.${standing}`)
  return t(demands.some(({ status }) => status === 'met') ? 'standing.rest' : 'standing.read')
}

/** Describes a programme in one line: `High chance, 76 %`, or its standing where there is no figure. */
export function shortText(choice: Choice, reader: Reader<'chance'>): string {
  const chance = chanceTexts(choice.outcome, reader)
  if (chance) return `${chance.level}, ${chance.percent}`
  return isShut(choice.outcome) ? reader.t('shut') : standingText(choice, reader)
}
