import type { Requirement } from '#app/domain/institutions/requirements.ts'
import { languageName, typedNumber } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'

/** Describes one requirement: the measure, its minimum and the institution's own words. */
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

/** Names a level of language, 1 (beginner) to 6 (native). */
export function levelText(level: number, { t }: Reader<'admission'>): string {
  return t(`measure.level.${Math.min(6, Math.max(1, Math.round(level))) as 1}`)
}
