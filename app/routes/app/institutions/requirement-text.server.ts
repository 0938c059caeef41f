import type { Requirement } from '#app/domain/institutions/requirements.ts'
import { translatorOf } from '#app/i18n/catalogues.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { languageName, typedNumber } from '#app/i18n/format.server.ts'

/** One requirement in words: what is measured and the least of it, and what the institution says besides. */
export function requirementText({ measure, minimum, language: of, text }: Requirement, language: Language): string {
  const t = translatorOf(language, 'admission')
  if (measure === 'NONE' || minimum === null) return text ?? ''
  const measured =
    measure === 'LEVEL'
      ? t('measure.LEVEL', {
          language: languageName(of ?? '', language),
          level: levelText(minimum, language),
        })
      : t(`measure.${measure}`, { minimum: typedNumber(minimum, language) })
  return text ? t('measure.with', { measure: measured, text }) : measured
}

/** The level of a language in words, 1 (beginner) to 6 (native). */
export function levelText(level: number, language: Language): string {
  return translatorOf(language, 'admission')(`measure.level.${Math.min(6, Math.max(1, Math.round(level))) as 1}`)
}
