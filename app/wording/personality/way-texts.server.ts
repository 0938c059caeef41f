import type { Sheet } from '#app/domain/guidance/analysis-sheet.server.ts'
import { FIRST_PROFESSIONS } from '#app/domain/guidance/shortlist-query.ts'
import type { TrainingWay } from '#app/domain/professions/ways.ts'
import type { TrainingWayKind } from '#app/domain/professions/vocabulary.ts'
import { yearsText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'

const PAIRS = 2

/** The ways that lead to the first professions, each told once: how long it takes, where it leads, and the exams. */
export function wayTexts(sheet: Sheet, reader: Reader<'sheet'>) {
  const { t, language } = reader
  const words = reader.in('professions').t
  const firsts = sheet.professions.slice(0, FIRST_PROFESSIONS)
  const kinds = new Set(firsts.flatMap(({ study }) => study.map(({ way }) => way)))
  return [...kinds].map(kind => {
    const led = firsts.flatMap(profession => {
      const way = profession.study.find(each => each.way === kind)
      return way ? [{ profession, way }] : []
    })
    const lengths = new Set(led.map(({ way }) => way.years))
    const years = Math.max(...lengths)
    const same = lengths.size === 1
    return {
      id: kind,
      title: words(`way.${kind}`),
      years,
      label: t('ways.label', { years: yearsText(years, language) }),
      lead: same ? t('ways.years', { years: yearsText(years, language) }) : null,
      to: withExams(
        led.map(({ profession: { id, title }, way }) => ({
          title: same ? title : t('ways.to', { title, years: yearsText(way.years, language) }),
          exams: examsOf(id, kind, way, sheet, reader),
        })),
        reader,
      ),
    }
  })
}

/** Each profession with its exams; once for all where they are the same. */
function withExams(led: { title: string; exams: string }[], { t }: Reader<'sheet'>) {
  const [first] = new Set(led.map(({ exams }) => exams))
  if (led.length > 1 && first && led.every(({ exams }) => exams === first)) {
    return [...led.map(({ title }) => title), t('ways.allExams', { exams: first })]
  }
  return led.map(({ title, exams }) => (exams ? t('ways.exams', { title, exams }) : title))
}

/** The pairs of profile subjects by which one gets to a profession. */
function examsOf(id: string, kind: TrainingWayKind, way: TrainingWay, { paths }: Sheet, reader: Reader<'sheet'>) {
  if (kind === 'COLLEGE' || kind === 'COURSE' || !('programmeGroups' in way)) return ''
  const exam = reader.in('profession').t
  const groups = paths.find(({ professionId }) => professionId === id)?.groups ?? []
  const pairs = groups
    .filter(({ code }) => way.programmeGroups.includes(code))
    .flatMap(({ exams }) => exams.map(pair => pair.map(one => exam(`exam.${one}`)).join(' + ')))
  return [...new Set(pairs)].slice(0, PAIRS).join(reader.t('ways.or'))
}
