import type { Requirement } from '#app/domain/institutions/requirements.ts'
import { languageName, typedNumber } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'

/** One requirement in words: what is measured and the least of it, and what the institution says besides. */
export function requirementText(
  { measure, minimum, language: of, text }: Requirement,
  reader: Reader<'admission'>,
): string {
  const { t } = reader
  if (measure === 'NONE' || minimum === null) return text ?? ''
  const measured =
    measure === 'LEVEL'
      ? t('measure.LEVEL', {
          language: languageName(of ?? '', reader.language),
          level: levelText(minimum, reader),
        })
      : t(`measure.${measure}`, { minimum: typedNumber(minimum, reader.language) })
  return text ? t('measure.with', { measure: measured, text }) : measured
}

/** The level of a language in words, 1 (beginner) to 6 (native). */
export function levelText(level: number, { t }: Reader<'admission'>): string {
  return t(`measure.level.${Math.min(6, Math.max(1, Math.round(level))) as 1}`)
}
