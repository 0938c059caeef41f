import type { CompetitionFacts, EstimateOutcome, GrantOutcome } from '#app/domain/admission/admission-facts.ts'
import type { AdmissionSheet, SheetProgramme } from '#app/domain/admission/admission-sheet.server.ts'
import { studentT } from '#app/domain/admission/grants-spread.ts'
import { numberText, percentText, typedNumber } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { percent } from './chance-texts.server.ts'

/** What went into a figure, point by point, and the sum itself so that anybody can do it again. */
export function countedTexts(
  { outcome, subjects, byUnt, shut, year }: SheetProgramme,
  sheet: AdmissionSheet,
  reader: Reader<'chance'>,
) {
  if (outcome.way === 'GRANT') return grantTexts(outcome, subjects, year ?? sheet.year, sheet, reader)
  if (outcome.way === 'ESTIMATE') return { counted: estimateTexts(outcome, sheet, reader), sums: [] }
  return { counted: byUnt ? subjectTexts(shut, subjects, sheet, reader) : [], sums: [] }
}

function grantTexts(
  outcome: GrantOutcome,
  subjects: string[][],
  year: number,
  sheet: AdmissionSheet,
  reader: Reader<'chance'>,
) {
  const { t } = reader
  const { unt } = sheet.applicant
  const counted = [
    ...(unt === null ? [] : [t('counted.unt', { score: unt })]),
    ...outcome.competitions.flatMap(competition => competitionText(competition, year, reader) ?? []),
    ...yearsText(outcome, reader),
    ...(outcome.floor
      ? [t('counted.floor', { score: outcome.floor.score, rule: t(`rule.${outcome.floor.rule}`) })]
      : []),
    ...subjectTexts(outcome.blocked, subjects, sheet, reader),
  ]
  const summed = outcome.blocked === null && unt !== null ? outcome.competitions : []
  return { counted, sums: summed.flatMap(competition => sumText(competition, unt ?? 0, reader) ?? []) }
}

/** That the profile subjects fit, or are taken to; nothing where they do not, or any would. */
function subjectTexts(
  blocked: GrantOutcome['blocked'],
  subjects: string[][],
  sheet: AdmissionSheet,
  reader: Reader<'chance'>,
) {
  const need = subjectsText(subjects, reader)
  if (need === '' || blocked === 'subjects') return []
  const key = sheet.applicant.untSubjects === null ? 'counted.assumed' : 'counted.subjects'
  return [reader.t(key, { need })]
}

/** What one competition last took and what is expected of it; null where no year of it is known. */
function competitionText({ years, expected, sigma, ...of }: CompetitionFacts, year: number, reader: Reader<'chance'>) {
  const { t, language } = reader
  const [last] = years
  if (!last) return null
  return t(last.grants === null ? 'counted.old' : 'counted.competition', {
    title: competitionName(of, reader),
    last: last.year,
    threshold: last.threshold,
    grants: last.grants ?? 0,
    year,
    expected: numberText(expected, language, 0),
    sigma: numberText(sigma, language, 1),
  })
}

/** The years of grants the figures rest on. */
function yearsText({ competitions }: GrantOutcome, { t }: Reader<'chance'>) {
  const years = [...new Set(competitions.flatMap(of => of.years.map(({ year }) => year)))].sort()
  return years.length > 0 ? [t('counted.years', { years: years.join(', ') })] : []
}

/** `teaching grants placed with this university, rural quota`. */
export function competitionName(
  { section, quota }: Pick<CompetitionFacts, 'section' | 'quota'>,
  { t }: Reader<'chance'>,
) {
  const name = t(`section.${section as 'GENERAL'}`)
  return quota === 'RURAL' ? t('section.rural', { section: name }) : name
}

/** The formula with the figures in it; null where more than the formula counted: a minimum of the university that may go
 *  on or not, or figures of an older way. */
function sumText({ expected, sigma, chance }: CompetitionFacts, score: number, reader: Reader<'chance'>) {
  const [shown, spread] = [Math.round(expected * 10) / 10, Math.round(sigma * 10) / 10]
  const z = (score + 0.5 - shown) / spread
  if (chance === null || Math.abs(studentT(z) - chance) > 0.01) return null
  return reader.t('sum', {
    score,
    expected: numberText(shown, reader.language, 1),
    sigma: numberText(spread, reader.language, 1),
    z: numberText(z, reader.language, 2).replace('-', '−'),
    percent: computedText(chance, reader),
  })
}

/** What a sum comes to: where the figure is held back from 0 and 100, that is said. */
function computedText(chance: number, reader: Reader<'chance'>) {
  const { t } = reader
  const figure = percent(chance, reader)
  if (chance >= 0.995) return t('sum.most', { percent: figure })
  return chance > 0 && chance < 0.005 ? t('sum.few', { percent: figure }) : figure
}

function estimateTexts(
  { rate, year, measure, quartiles }: EstimateOutcome,
  sheet: AdmissionSheet,
  { t, language }: Reader<'chance'>,
) {
  const number = (value: number) => typedNumber(value, language)
  const have = measure === 'SAT' ? sheet.applicant.sat : measure === 'GPA' ? sheet.applicant.gpa : null
  return [
    t('counted.rate', { rate: percentText(rate, language), year }),
    ...(measure && quartiles
      ? [t('counted.quartiles', { measure, low: number(quartiles.low), high: number(quartiles.high) })]
      : []),
    ...(measure && have !== null ? [t('counted.have', { measure, score: number(have) })] : []),
  ]
}

/** The pairs of profile subjects that open a group: `biology, chemistry`; several with "or" between them. */
export function subjectsText(pairs: readonly (readonly string[])[], reader: Reader<'chance'>): string {
  return pairs.map(pair => pairText(pair, reader)).join(reader.in('admission').t('or'))
}

export function pairText(subjects: readonly string[], reader: Reader<'chance'>): string {
  const exam = reader.in('profession').t
  return subjects.map(subject => exam(`exam.${subject as 'PHYSICS'}`)).join(', ')
}
