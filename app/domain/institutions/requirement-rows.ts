import { isEmptyRow, type Row, rowsOfText, textOfRows } from '#app/domain/text/row-text.ts'
import type { Texts } from './columns.ts'
import { measures, requirementTypes } from './vocabulary.ts'

/** The parts of a requirement in a form. */
export const requirementParts = ['type', 'measure', 'minimum', 'language', 'alternative', 'ru', 'kk', 'en'] as const
type RequirementPart = (typeof requirementParts)[number]

export type RequirementColumns = {
  type: string
  measure: string
  minimum: number | null
  language: string | null
  alternative: string | null
  text: Texts | null
}

/** Why a row of a list is refused, as an error key, and which row it is, from 1. */
export type RowFault = { key: string; row: number }

export function requirementsText(requirements: readonly RequirementColumns[]): string {
  return textOfRows(
    requirementParts,
    requirements.map(({ type, measure, minimum, language, alternative, text }) => ({
      ...{ type, measure, minimum: minimum === null ? '' : String(minimum) },
      ...{ language: language ?? '', alternative: alternative ?? '' },
      ...{ ru: text?.ru ?? '', kk: text?.kk ?? '', en: text?.en ?? '' },
    })),
  )
}

/** The requirements of a form, or what is wrong with the first row in which something is. */
export function readRequirements(text: string): RequirementColumns[] | RowFault {
  const read: RequirementColumns[] = []
  for (const [at, row] of rowsOfText(requirementParts, text).entries()) {
    if (isEmptyRow(row)) continue
    const requirement = readRequirement(row)
    if (typeof requirement === 'string') return { key: requirement, row: at + 1 }
    read.push(requirement)
  }
  return read
}

/** The most of what each measure can be, in its units; the level of a language is 1 to 6. */
const mostOf: Record<string, number> = { UNT: 140, GPA: 4, IELTS: 9, TOEFL: 120, SAT: 1600, LEVEL: 6 }
const LONGEST = 300

function readRequirement(row: Row<RequirementPart>): RequirementColumns | string {
  const { type, measure, language, alternative, ru, kk, en } = row
  if (!isOneOf(requirementTypes, type)) return 'rowType'
  if (!isOneOf(measures, measure)) return 'rowMeasure'
  const minimum = row.minimum === '' ? null : Number(row.minimum.replace(',', '.'))
  if (measure === 'NONE' && minimum !== null) return 'rowNoMinimum'
  if (measure !== 'NONE' && minimum === null) return 'rowMinimum'
  if (minimum !== null && !(minimum >= 0 && minimum <= mostOf[measure]!)) return 'rowRange'
  if (measure === 'LEVEL' ? !isLanguageCode(language) : language !== '') return 'rowLanguage'
  if (alternative !== '' && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(alternative)) return 'rowAlternative'
  const said = [ru, kk, en].filter(Boolean).length
  if (said > 0 && said < 3) return 'rowThreeLanguages'
  if (measure === 'NONE' && said === 0) return 'rowText'
  if ([ru, kk, en].some(words => words.length > LONGEST)) return 'rowLong'
  return {
    ...{ type, measure, minimum, language: language || null, alternative: alternative || null },
    text: said === 0 ? null : { ru, kk, en },
  }
}

function isOneOf(words: readonly string[], word: string) {
  return words.includes(word)
}

/** A code of a language as ISO 639 has them. */
export function isLanguageCode(code: string): boolean {
  return /^[a-z]{2,3}$/.test(code)
}
