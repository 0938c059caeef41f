import type { Missing } from '#app/domain/admission/admission-facts.ts'
import type { AdmissionSheet } from '#app/domain/admission/admission-sheet.server.ts'
import type { NextStep } from '#app/domain/admission/next-steps.ts'
import { languageName } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { askedText } from './demand-texts.server.ts'

export function stepTexts(sheet: AdmissionSheet, reader: Reader<'chance'>, day: (day: string) => string): string[] {
  const { t } = reader
  // Several institutions teach programmes of the same name, so the institution is named as well.
  const nameOf = (majorId: string) => {
    const programme = sheet.programmes.find(({ majorId: id }) => id === majorId)
    return programme ? `${programme.name}, ${programme.institution.short}` : ''
  }
  const textOf = (step: NextStep): string | null => {
    switch (step.step) {
      case 'tell':
        return t('step.tell', { what: missingTexts(step.missing, reader).join(', ') })
      case 'points': {
        const { points, score, band, majorId } = step
        return t('step.points', { points, score, band: t(`become.${band}`), name: nameOf(majorId) })
      }
      case 'nearly':
        return t('step.nearly', { demand: askedText(step.demand, reader), name: nameOf(step.majorId) })
      case 'subjects':
      case 'rural':
        return t(`step.${step.step}`, { name: nameOf(step.majorId) })
      case 'dates':
        return nearestDate(sheet, reader, day)
      case 'safe':
      case 'dream':
        return t(`step.${step.step}`)
    }
  }
  return sheet.steps.flatMap(step => textOf(step) ?? [])
}

function nearestDate({ programmes }: AdmissionSheet, { t }: Reader<'chance'>, day: (day: string) => string) {
  const dates = programmes.flatMap(({ deadlines, institution }) =>
    deadlines.map(({ to, text }) => ({ to, text, place: institution.short })),
  )
  const [nearest] = dates.toSorted((one, other) => one.to.localeCompare(other.to))
  if (!nearest) return null
  const { to, text, place } = nearest
  return t('step.dates', { date: day(to), text, place })
}

/** Lists missing results: the exam first, and IELTS and TOEFL as one entry, since either will do. */
function missingTexts(missing: readonly Missing[], reader: Reader<'chance'>): string[] {
  const first = (['unt', 'untSubjects', 'gpa'] as const).filter(what => missing.includes(what))
  const english = (['ielts', 'toefl'] as const).filter(what => missing.includes(what))
  const rest = missing.filter(what => ![...first, ...english].some(listed => listed === what))
  const textOf = (what: Missing) => missingText(what, reader)
  const certificate = english.map(textOf).join(reader.in('admission').t('or'))
  return [...first.map(textOf), ...(certificate ? [certificate] : []), ...rest.map(textOf)]
}

function missingText(missing: Missing, { t, language }: Reader<'chance'>): string {
  if (missing.startsWith('language:')) return languageName(missing.slice('language:'.length), language)
  return t(`missing.${missing as 'unt'}`)
}
