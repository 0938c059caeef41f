import type { EstimateOutcome, GrantOutcome, PoolFacts } from '#app/domain/admission/admission-facts.ts'
import type { AdmissionSheet, SheetProgramme } from '#app/domain/admission/admission-sheet.server.ts'
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
    ...outcome.pools.map(({ pool, cutoff, cycle, drift, sigma }) =>
      t(`counted.${pool}`, {
        cutoff,
        cycle,
        year,
        drift: signed(drift, reader),
        sigma: numberText(sigma, reader.language, 1),
      }),
    ),
    ...(outcome.floor
      ? [t('counted.floor', { score: outcome.floor.score, rule: t(`rule.${outcome.floor.rule}`) })]
      : []),
    ...subjectTexts(outcome.blocked, subjects, sheet, reader),
  ]
  const summed = outcome.blocked === null && unt !== null ? outcome.pools : []
  return { counted, sums: summed.map(pool => sumText(pool, unt ?? 0, reader)) }
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

/** The formula with the figures in it. */
function sumText({ cutoff, drift, sigma, chance }: PoolFacts, score: number, reader: Reader<'chance'>) {
  const number = (value: number) => numberText(value, reader.language, 1).replace('-', '−')
  return reader.t('sum', {
    score,
    cutoff,
    drift: drift < 0 ? `(${number(drift)})` : number(drift),
    sigma: number(sigma),
    z: numberText((score + 0.5 - cutoff - drift) / sigma, reader.language, 2).replace('-', '−'),
    percent: computedText(chance ?? 0, reader),
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

function signed(value: number, { language }: Reader<'chance'>) {
  return `${value < 0 ? '−' : '+'}${numberText(Math.abs(value), language, 1)}`
}

/** The pairs of profile subjects that open a group: `biology, chemistry`; several with "or" between them. */
export function subjectsText(pairs: readonly (readonly string[])[], reader: Reader<'chance'>): string {
  return pairs.map(pair => pairText(pair, reader)).join(reader.in('admission').t('or'))
}

export function pairText(subjects: readonly string[], reader: Reader<'chance'>): string {
  const exam = reader.in('profession').t
  return subjects.map(subject => exam(`exam.${subject as 'PHYSICS'}`)).join(', ')
}
