import type { TrainingWay } from '#app/domain/professions/ways.ts'
import { yearsText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'

/** The ways to a profession with the study each takes: `College: 2 years after class 11, 3 years after class 9`. */
export function wayTexts(ways: readonly TrainingWay[], reader: Reader<'profession'>): string[] {
  const { t, language } = reader
  const words = reader.in('professions').t
  return ways.map(each => {
    const way = words(`way.${each.way}`)
    const years = yearsText(each.years, language)
    const nine = each.way === 'COLLEGE' && each.yearsAfterNine ? yearsText(each.yearsAfterNine, language) : null
    return nine ? t('preparation.afterNine', { way, years, nine }) : t('preparation.wayYears', { way, years })
  })
}
