import type { Sheet } from '#app/domain/guidance/analysis-sheet.server.ts'
import type { Remark } from '#app/domain/guidance/facts.ts'
import { dateText, languageName } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { plainName, withSmallLetter } from '../tests/scale-names.ts'
import { draftSureness, sureness } from '../tests/sureness.server.ts'
import { monthTexts } from './month-texts.server.ts'
import { firstTexts, professionTexts } from './profession-texts.server.ts'
import { wayTexts } from './way-texts.server.ts'

/** Returns the texts of an analysis for its page. Everything is worded on the server, so neither the facts nor the
 *  catalogues of subjects and exams are sent to the browser. `each` adds the professions with their reasons. */
export function sheetTexts(sheet: Sheet, reader: Reader<'sheet'>, { each }: { each: boolean }) {
  const { t, language } = reader
  const { id, headline, setting = null, summary, working, careless, undifferentiated, model } = sheet
  const day = (instant: string) => dateText(instant, language) ?? ''
  const taken = sheet.taken.map(test => t('about.test', { title: test.title, date: day(test.completedAt) })).join(', ')
  const groups = groupsOf(sheet, reader)
  const remarks = (list: readonly Remark[]) => list.map(remark => remarkTexts(remark, groups, reader))
  return {
    id,
    headline,
    setting,
    summary,
    working,
    /** Why the list is empty, if it is. */
    none: sheet.professions.length > 0 ? null : t(undifferentiated ? 'none.flat' : 'none.ways'),
    on: day(sheet.completedAt),
    /** No interest is strong, so the first three professions are suggestions to try. */
    trial: sheet.faint && !careless,
    sure: surenessOf(sheet, reader),
    strengths: remarks(sheet.strengths),
    cautions: remarks(sheet.cautions),
    ways: wayTexts(sheet, reader),
    month: monthTexts(sheet, reader),
    groups: groups.map(({ instrument, scales }) => ({
      instrument,
      scales: scales.map(({ name, lang, score, low, high }) => ({ name, ...(lang && { lang }), score, low, high })),
    })),
    professions: sheet.professions.map(firstTexts),
    contrast: sheet.contrast && firstTexts(sheet.contrast),
    each: each
      ? {
          professions: sheet.professions.map(profession => professionTexts(profession, sheet, reader)),
          contrast: sheet.contrast && professionTexts(sheet.contrast, sheet, reader),
        }
      : null,
    about: {
      text: [model ? t('about.model', { model }) : t('about.builtIn'), t('about.unknown'), t('about.read')].join(' '),
      // Only the invented pupil of the sample has taken no tests.
      from: sheet.taken.length === 0 ? t('about.invented') : t('about.from', { tests: taken }),
    },
    translated: sheet.writtenIn && t('translated', { language: languageName(sheet.writtenIn, language) }),
  }
}

export type SheetTexts = ReturnType<typeof sheetTexts>

/** Returns the scales with their plain names; an interest also has the term used at school. */
function groupsOf({ groups }: Sheet, reader: Reader<'sheet'>) {
  const words = reader.in('scales')
  return groups.map(({ instrument, scales }) => ({
    instrument,
    scales: scales.map(({ key, name, lang, score, low, high }) => {
      const plain = plainName(key, words)
      const shown =
        plain === null
          ? name
          : instrument === 'INTERESTS' && name !== key
            ? `${plain} (${withSmallLetter(name)})`
            : plain
      return { key, label: plain ?? name, name: shown, ...(lang && !plain && { lang }), score, low, high }
    }),
  }))
}

type Groups = ReturnType<typeof groupsOf>

/** Returns one remark on the person, with the scores it is based on. */
function remarkTexts({ title, text, scales = [] }: Remark, groups: Groups, { t }: Reader<'sheet'>) {
  const figures = scales.flatMap(key => groups.flatMap(group => group.scales.filter(scale => scale.key === key)))
  const evidence = figures
    .map(({ label, score, low, high }) => t('evidence', { name: withSmallLetter(label), score, low, high }))
    .join('; ')
  return { title, text, ...(evidence && { evidence }) }
}

/** Describes how certain the first three professions are. It is the certainty of the interest test, which orders them. */
function surenessOf({ careless, undifferentiated, faint, interestTest }: Sheet, reader: Reader<'sheet'>) {
  const { t } = reader
  const words = reader.in('instruments')
  if (careless) return { ...draftSureness(words), reason: t('sure.draft') }
  if (undifferentiated || !interestTest) return null
  const { reliability, form } = interestTest
  const reason = faint ? words.t('sure.trial.why') : t(form === 'SHORT' ? 'sure.short' : 'sure.full')
  return { ...sureness(reliability, faint, words), reason }
}
