import { isBeforeTen } from '#app/domain/academic/schooling.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import type { Sheet } from '#app/domain/guidance/analysis-sheet.server.ts'
import { FIRST_PROFESSIONS } from '#app/domain/guidance/shortlist-query.ts'
import { type TrainingWay, yearsOfWay } from '#app/domain/professions/ways.ts'
import type { TrainingWayKind } from '#app/domain/professions/vocabulary.ts'
import { yearsText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'

const PAIRS = 2

/** Describes each path to the first professions once: its length, where it leads, and the exams. A pupil who may still
 *  leave after class 9 sees the length of college from there. */
export function wayTexts(sheet: Sheet, reader: Reader<'sheet'>) {
  const { t } = reader
  const words = reader.in('professions').t
  const firsts = sheet.professions.slice(0, FIRST_PROFESSIONS)
  const kinds = new Set(firsts.flatMap(({ study }) => study.map(({ way }) => way)))
  return [...kinds].map(kind => {
    const led = firsts.flatMap(profession => {
      const way = profession.study.find(each => each.way === kind)
      return way ? [{ profession, way }] : []
    })
    const lengths = led.map(({ way }) => lengthOf(way, sheet, reader))
    const longest = lengths.reduce((most, each) => (each.years > most.years ? each : most))
    const same = new Set(lengths.map(({ text }) => text)).size === 1
    return {
      id: kind,
      title: words(`way.${kind}`),
      years: longest.years,
      label: t('ways.label', { years: longest.duration }),
      lead: same ? t('ways.years', { years: longest.text }) : null,
      to: withExams(
        led.map(({ profession: { id, title }, way }, at) => ({
          title: same ? title : t('ways.to', { title, years: lengths[at]!.text }),
          exams: examsOf(id, kind, way, sheet, reader),
        })),
        reader,
      ),
    }
  })
}

/** Returns the length of study, from the class after which the reader may start. */
function lengthOf(way: TrainingWay, { schooling, completedAt }: Sheet, { t, language }: Reader<'sheet'>) {
  const isAfterNine = isBeforeTen({ ...schooling, dateOfBirth: null }, calendarDay(new Date(completedAt)))
  const years = yearsOfWay(way, { isAfterNine })
  const duration = yearsText(years, language)
  if (!isAfterNine || way.way !== 'COLLEGE') return { years, duration, text: duration }
  return {
    years,
    duration,
    text: t(way.yearsAfterNine ? 'ways.afterNine' : 'ways.afterSchool', { years: duration }),
  }
}

/** Lists the professions with their exams; the exams once where they are the same for all. */
function withExams(led: { title: string; exams: string }[], { t }: Reader<'sheet'>) {
  const [first] = new Set(led.map(({ exams }) => exams))
  if (led.length > 1 && first && led.every(({ exams }) => exams === first)) {
    return [...led.map(({ title }) => title), t('ways.allExams', { exams: first })]
  }
  return led.map(({ title, exams }) => (exams ? t('ways.exams', { title, exams }) : title))
}

/** Returns the pairs of profile subjects for a profession. */
function examsOf(id: string, kind: TrainingWayKind, way: TrainingWay, { paths }: Sheet, reader: Reader<'sheet'>) {
  if (kind === 'COLLEGE' || kind === 'COURSE' || !('programmeGroups' in way)) return ''
  const exam = reader.in('profession').t
  const groups = paths.find(({ professionId }) => professionId === id)?.groups ?? []
  const pairs = groups
    .filter(({ code }) => way.programmeGroups.includes(code))
    .flatMap(({ exams }) => exams.map(pair => pair.map(one => exam(`exam.${one}`)).join(' + ')))
  return [...new Set(pairs)].slice(0, PAIRS).join(reader.t('ways.or'))
}
