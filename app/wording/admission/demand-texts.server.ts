import type { Demand, JudgedRequirement } from '#app/domain/admission/demands.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { ownNumber } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { levelText, requirementText } from '../institutions/requirement-text.server.ts'

/** Describes a requirement and how far the person meets it. */
export function demandTexts({ status, options }: Demand, reader: Reader<'chance'>) {
  const { t } = reader
  const asked = options.map(option => askedText(option, reader)).join(reader.in('admission').t('or'))
  const known = options.find(option => option.have !== null && option.status === status)
  const text = known ? t('have', { demand: asked, have: haveText(known, reader) }) : asked
  return { status, word: t(`status.${status}`), asked, text: text.charAt(0).toUpperCase() + text.slice(1) }
}

export type DemandTexts = ReturnType<typeof demandTexts>

/** Describes a requirement, such as `IELTS: 6.5 at least`, with the institution's own words. */
export function askedText({ text, ...rest }: JudgedRequirement, reader: Reader<'chance'>): string {
  return requirementText(
    { ...rest, alternative: null, text: text === null ? null : inLanguage(text, reader.language).text },
    reader.in('admission'),
  )
}

function haveText({ measure, have }: JudgedRequirement, reader: Reader<'chance'>) {
  return measure === 'LEVEL' ? levelText(have ?? 1, reader.in('admission')) : ownNumber(have ?? 0, reader.language)
}
