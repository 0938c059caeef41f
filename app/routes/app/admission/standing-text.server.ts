import type { ChoiceFacts } from '#app/domain/institutions/admission-facts.ts'
import { translatorOf } from '#app/i18n/catalogues.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { chanceTexts, isShut } from './chance-texts.server.ts'

type Choice = Pick<ChoiceFacts, 'outcome' | 'standing' | 'demands'>

/** How the requirements stand together. What nobody has judged is not called met. */
export function standingText({ outcome, standing, demands }: Choice, language: Language): string {
  const t = translatorOf(language, 'chance')
  if (outcome.way === 'GRANT' && (outcome.blocked === 'subjects' || outcome.blocked === 'parts')) {
    return t('standing.unmet')
  }
  if (standing !== 'met' || !demands.some(({ status }) => status === 'read')) return t(`standing.${standing}`)
  return t(demands.some(({ status }) => status === 'met') ? 'standing.rest' : 'standing.read')
}

/** A programme in one line: `High chance, 76 %`, or how it stands where there is no figure. */
export function shortText(choice: Choice, language: Language): string {
  const chance = chanceTexts(choice.outcome, language)
  if (chance) return `${chance.level}, ${chance.percent}`
  return isShut(choice.outcome) ? translatorOf(language, 'chance')('shut') : standingText(choice, language)
}
