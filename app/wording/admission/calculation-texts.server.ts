import type { CompetitionFacts, EstimateOutcome, GrantOutcome } from '#app/domain/admission/admission-facts.ts'
import type { AdmissionSheet, SheetProgramme } from '#app/domain/admission/admission-sheet.server.ts'
import { studentT } from '#app/domain/admission/grants-spread.ts'
import { numberText, ownNumber, percentText, typedNumber } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { percent } from './chance-texts.server.ts'

/** Lists the inputs of a chance and the calculation itself, so that a reader can repeat it. */
export function calculationTexts(
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

/** Says that the profile subjects fit, or are assumed to. Empty when they do not fit or the group accepts any. */
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

/** Describes the last cut-off of one competition and the expected one. `null` when no year is known. */
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

/** Lists the years of grants that the figures rest on. */
function yearsText({ competitions }: GrantOutcome, { t }: Reader<'chance'>) {
  const years = [...new Set(competitions.flatMap(of => of.years.map(({ year }) => year)))].sort()
  return years.length > 0 ? [t('counted.years', { years: years.join(', ') })] : []
}

/** Returns the name of a competition, such as `teaching grants placed with this university, rural quota`. */
export function competitionName(
  { section, quota }: Pick<CompetitionFacts, 'section' | 'quota'>,
  { t }: Reader<'chance'>,
) {
  const name = t(`section.${section as 'GENERAL'}`)
  return quota === 'RURAL' ? t('section.rural', { section: name }) : name
}

/** Returns the formula with its figures. `null` where the formula alone does not give the stored chance: the
 *  university's own minimum came into it, or an older model computed it. */
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

/** Returns the result of a calculation, and says so where it is capped below 100 % or above 0. */
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
    ...(measure && have !== null ? [t('counted.have', { measure, score: ownNumber(have, language) })] : []),
  ]
}

/** Lists the pairs of profile subjects that open a group, such as `biology, chemistry`, joined by "or". */
export function subjectsText(pairs: readonly (readonly string[])[], reader: Reader<'chance'>): string {
  return pairs.map(pair => pairText(pair, reader)).join(reader.in('admission').t('or'))
}

export function pairText(subjects: readonly string[], reader: Reader<'chance'>): string {
  const exam = reader.in('profession').t
  return subjects.map(subject => exam(`exam.${subject as 'PHYSICS'}`)).join(', ')
}
