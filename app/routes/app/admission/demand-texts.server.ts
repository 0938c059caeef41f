import type { Demand, JudgedRequirement } from '#app/domain/institutions/demands.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { translatorOf } from '#app/i18n/catalogues.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { typedNumber } from '#app/i18n/format.server.ts'
import { levelText, requirementText } from '../institutions/requirement-text.server.ts'

/** A demand and how the person stands to it. */
export function demandTexts({ status, options }: Demand, language: Language) {
  const t = translatorOf(language, 'chance')
  const asked = options.map(option => askedText(option, language)).join(translatorOf(language, 'admission')('or'))
  const known = options.find(option => option.have !== null && option.status === status)
  const text = known ? t('have', { demand: asked, have: haveText(known, language) }) : asked
  return { status, word: t(`status.${status}`), asked, text: text.charAt(0).toUpperCase() + text.slice(1) }
}

export type DemandTexts = ReturnType<typeof demandTexts>

/** What is asked: `IELTS: 6.5 at least`, and the institution's own words. */
export function askedText({ text, ...rest }: JudgedRequirement, language: Language): string {
  return requirementText(
    { ...rest, alternative: null, text: text === null ? null : inLanguage(text, language).text },
    language,
  )
}

function haveText({ measure, have }: JudgedRequirement, language: Language) {
  // Cut, not rounded: 3.496 is short of 3.5 and must not read like it.
  const cut = Math.floor((have ?? 0) * 100 + 1e-6) / 100
  return measure === 'LEVEL' ? levelText(have ?? 1, language) : typedNumber(cut, language)
}
