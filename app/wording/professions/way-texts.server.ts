import type { ExamSubject } from '#app/domain/professions/vocabulary.ts'
import type { TrainingWay } from '#app/domain/professions/ways.ts'
import { yearsText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'

type Group = { code: string; profileSubjects: ExamSubject[][] }

/** The ways to a profession: how long one studies on each, and by which profile subjects one gets in. */
export function wayTexts(
  { ways, programmeGroups }: { ways: readonly TrainingWay[]; programmeGroups: readonly Group[] },
  reader: Reader<'profession'>,
) {
  const { t, language } = reader
  const words = reader.in('professions').t
  return ways.map(way => {
    const years = yearsText(way.years, language)
    return {
      id: way.way,
      title: words(`way.${way.way}`),
      years: way.years,
      label: years,
      text: [lengthOf(way, reader), examsOf(way, programmeGroups, reader)].filter(Boolean).join(' '),
    }
  })

  function lengthOf(way: TrainingWay, { t }: Reader<'profession'>) {
    const years = yearsText(way.years, language)
    const nine = way.way === 'COLLEGE' && way.yearsAfterNine ? yearsText(way.yearsAfterNine, language) : null
    return nine ? t('way.afterNine', { years, nine }) : t('way.years', { years })
  }

  function examsOf(way: TrainingWay, groups: readonly Group[], { t }: Reader<'profession'>) {
    if (!('programmeGroups' in way)) return ''
    const led = groups.filter(({ code }) => way.programmeGroups.includes(code))
    const pairs = new Set(led.flatMap(({ profileSubjects }) => profileSubjects.map(pair => pairText(pair))))
    return pairs.size > 0 ? t('way.exams', { exams: [...pairs].join(t('preparation.or')) }) : ''
  }

  function pairText(pair: readonly ExamSubject[]) {
    return pair.map(one => t(`exam.${one}`)).join(' + ')
  }
}
