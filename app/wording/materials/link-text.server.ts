import type { FoundLink } from '#app/domain/materials/list-materials.server.ts'
import { dateText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'

/** Describes the result of a link check and its date; for an error, with the status code. */
export function linkText({ result, status, checkedAt }: FoundLink, { t, language }: Reader<'adminMaterials'>) {
  const day = dateText(checkedAt?.toISOString() ?? null, language)
  const numbered = status !== null && status >= 400
  return {
    result,
    text: t(`link.${result}`),
    detail: day === null ? null : numbered ? t('link.numbered', { status, day }) : t('link.on', { day }),
  }
}

export type LinkText = ReturnType<typeof linkText>
