import { isEmptyRow, type Row, rowsOfText, textOfRows } from '#app/domain/text/row-text.ts'
import type { Texts } from './columns.ts'
import { measures, requirementTypes } from './vocabulary.ts'

/** Parts of a requirement in a form. */
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

/** Error key of a refused row and its number, from 1. */
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

/** Parses the requirements of a form, or returns the fault of the first invalid row. */
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

/** Maximum of each measure, in its units. A language level is 1–6. */
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
  const filled = [ru, kk, en].filter(Boolean).length
  if (filled > 0 && filled < 3) return 'rowThreeLanguages'
  if (measure === 'NONE' && filled === 0) return 'rowText'
  if ([ru, kk, en].some(words => words.length > LONGEST)) return 'rowLong'
  return {
    ...{ type, measure, minimum, language: language || null, alternative: alternative || null },
    text: filled === 0 ? null : { ru, kk, en },
  }
}

function isOneOf(words: readonly string[], word: string) {
  return words.includes(word)
}

/** Checks for the form of an ISO 639 language code. */
export function isLanguageCode(code: string): boolean {
  return /^[a-z]{2,3}$/.test(code)
}
