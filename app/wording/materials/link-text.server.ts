import type { FoundLink } from '#app/domain/materials/list-materials.server.ts'
import { dateText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'

/** What the check of an address found, and on which day; of an error its number too. */
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
