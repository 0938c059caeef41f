import type { ExamSubject } from '#app/domain/professions/vocabulary.ts'
import { type TrainingWay, yearsOfWay } from '#app/domain/professions/ways.ts'
import { yearsText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'

type Ways = {
  ways: readonly TrainingWay[]
  programmeGroups: readonly Group[]
  /** The reader may still leave school after class 9. */
  isAfterNine: boolean
}
type Group = { code: string; profileSubjects: ExamSubject[][] }

/** Describes the paths to a profession: the length of each and the profile subjects it requires. */
export function wayTexts({ ways, programmeGroups, isAfterNine }: Ways, reader: Reader<'profession'>) {
  const { t, language } = reader
  const words = reader.in('professions').t
  return ways.map(way => {
    const years = yearsOfWay(way, { isAfterNine })
    const duration = yearsText(years, language)
    const isFromNine = isAfterNine && way.way === 'COLLEGE'
    return {
      id: way.way,
      title: words(`way.${way.way}`),
      years,
      label: isFromNine ? t(way.yearsAfterNine ? 'way.fromNine' : 'way.fromSchool', { years: duration }) : duration,
      text: [lengthOf(way, reader), examsOf(way, programmeGroups, reader)].filter(Boolean).join(' '),
    }
  })

  function lengthOf(way: TrainingWay, { t }: Reader<'profession'>) {
    const years = yearsText(way.years, language)
    const nine = way.way === 'COLLEGE' && way.yearsAfterNine ? yearsText(way.yearsAfterNine, language) : null
    if (nine) return t(isAfterNine ? 'way.nineFirst' : 'way.afterNine', { years, nine })
    return t(way.way === 'COLLEGE' && isAfterNine ? 'way.onlySchool' : 'way.years', { years })
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
