import type { AdmissionSheet } from '#app/domain/admission/admission-sheet.server.ts'
import { dateText, plainDateText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { aheadText, alikeTexts } from './competition-texts.server.ts'
import { programmeTexts } from './programme-texts.server.ts'
import { stepTexts } from './step-texts.server.ts'
import { summaryText } from './summary-text.server.ts'

/** Returns the texts of an analysis for its page. Everything is worded on the server, so neither the facts nor the
 *  catalogue of messages is sent to the browser. */
export function sheetTexts(sheet: AdmissionSheet, reader: Reader<'chance'>) {
  const { t } = reader
  const { programmes, pool, madeOn } = sheet
  // A pupil of class 9 may compare colleges of next year with universities two years later.
  const years = [...new Set(programmes.map(({ year = sheet.year }) => year))].sort()
  return {
    summary: summaryText(programmes, reader),
    about: t('about', {
      years: years.join(', '),
      pool: t(`pool.${pool}`),
      date: dateText(`${madeOn}T12:00:00Z`, reader.language) ?? madeOn,
    }),
    programmes: programmes.map(programme => programmeTexts(programme, sheet, reader)),
    alike: alikeTexts(programmes, reader),
    ahead: aheadText(programmes, reader),
    steps: stepTexts(sheet, reader, day => plainDateText(day, reader.language)),
    mayTell: sheet.steps.some(({ step }) => step === 'tell'),
  }
}

export type SheetTexts = ReturnType<typeof sheetTexts>
export type ProgrammeTexts = SheetTexts['programmes'][number]
