import type { Sheet } from '#app/domain/guidance/analysis-sheet.server.ts'
import { dateText, languageName } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import type { Letter } from '#app/domain/guidance/matching.ts'
import { type Explained, reasonsIn } from '../professions/reasons.ts'

/** A sheet as its page shows it: days, reasons and closed words in the reader's language. What is put into words here
 *  travels once as text, and neither the facts behind it nor the catalogues of subjects and exams go with it. */
export function sheetTexts(sheet: Sheet, reader: Reader<'sheet'>) {
  const { t } = reader
  const { completedAt, writtenIn, taken, groups, professions, contrast, paths, ...rest } = sheet
  const day = (instant: string) => dateText(instant, reader.language) ?? ''
  return {
    ...rest,
    on: day(completedAt),
    writtenIn: writtenIn && languageName(writtenIn, reader.language),
    taken: taken.map(test => t('about.test', { title: test.title, date: day(test.completedAt) })).join(', '),
    groups: groups.map(({ instrument, scales }) => ({
      instrument,
      scales: scales.map(({ name, lang, score, low, high }) => ({ name, ...(lang && { lang }), score, low, high })),
    })),
    professions: professions.map(profession => professionTexts(profession, sheet, reader)),
    contrast: contrast && professionTexts(contrast, sheet, reader),
    paths: paths.map(path => pathTexts(path, reader)),
  }
}

export type SheetTexts = ReturnType<typeof sheetTexts>

type Profession = Sheet['professions'][number]

function professionTexts(profession: Profession, sheet: Sheet, reader: Reader<'sheet'>) {
  const { t } = reader
  const words = reader.in('professions').t
  const { id, title, lang, listed, closeness, remark, field, ways, caution } = profession
  const { why, against } = reasonsIn(words, unsaidOf(profession))
  const names = sharedNames(profession, sheet)
  return {
    id,
    title,
    ...(lang && { lang }),
    listed,
    closeness,
    remark,
    about: [words(`field.${field}`), ways.map(way => words(`way.${way}`)).join(' / ')].filter(Boolean).join('. '),
    why: [
      profession === sheet.contrast && profession.because.length === 0 ? words('why.contrast') : why,
      ...(names ? [t('professions.fits', { names })] : []),
    ]
      .filter(Boolean)
      .join(' '),
    whyNot: against || caution,
  }
}

/** What the remark on a profession has not said already: it quotes a duty or two. */
function unsaidOf(profession: Profession): Explained {
  const { because, asksFor, duties, remark } = profession
  const isUnsaid = (letter: Letter) => {
    const duty = duties[letter]
    return duty === undefined || !remark?.toLowerCase().includes(duty.toLowerCase())
  }
  const open = because.filter(isUnsaid)
  return {
    ...profession,
    because: open,
    isSaid: open.length < because.length,
    asksFor: asksFor && isUnsaid(asksFor) ? asksFor : null,
  }
}

/** The values and traits the work rewards and the person has, by name. */
function sharedNames({ values, traits }: Sheet['professions'][number], { groups }: Sheet) {
  const shared: string[] = [...values, ...traits]
  return groups
    .filter(({ instrument }) => instrument === 'VALUES' || instrument === 'PERSONALITY')
    .flatMap(({ scales }) => scales)
    .filter(({ key }) => shared.includes(key))
    .map(({ name }) => name.toLowerCase())
    .join(', ')
}

function pathTexts({ professionId, title, subjects, groups, kinds }: Sheet['paths'][number], reader: Reader<'sheet'>) {
  const { t } = reader
  const words = reader.in('professions').t
  const subject = reader.in('subjects').t
  const exam = reader.in('profession').t
  return {
    professionId,
    title,
    subjects: subjects.map(name => subject(name as 'MATHEMATICS')).join(', '),
    groups: groups.map(({ code, name, exams }) => {
      const pairs = exams.map(pair => pair.map(one => exam(`exam.${one}`)).join(' + '))
      return t('paths.exams', { code, name, exams: pairs.join(t('paths.or')) })
    }),
    kinds: kinds.map(kind => words(`way.${kind}`)).join(', '),
  }
}
