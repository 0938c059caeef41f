import type { EstimateOutcome, GrantOutcome, PoolFacts } from '#app/domain/institutions/admission-facts.ts'
import type { AdmissionSheet, SheetProgramme } from '#app/domain/institutions/admission-sheet.server.ts'
import { translatorOf } from '#app/i18n/catalogues.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { numberText, percentText, typedNumber } from '#app/i18n/format.server.ts'
import { percent } from './chance-texts.server.ts'

/** What went into a figure, point by point, and the sum itself so that anybody can do it again. */
export function countedTexts(
  { outcome, subjects, byUnt, shut }: SheetProgramme,
  sheet: AdmissionSheet,
  language: Language,
) {
  if (outcome.way === 'GRANT') return grantTexts(outcome, subjects, sheet, language)
  if (outcome.way === 'ESTIMATE') return { counted: estimateTexts(outcome, sheet, language), sums: [] }
  return { counted: byUnt ? subjectTexts(shut, subjects, sheet, language) : [], sums: [] }
}

function grantTexts(outcome: GrantOutcome, subjects: string[][], sheet: AdmissionSheet, language: Language) {
  const t = translatorOf(language, 'chance')
  const { unt } = sheet.applicant
  const counted = [
    ...(unt === null ? [] : [t('counted.unt', { score: unt })]),
    ...outcome.pools.map(({ pool, cutoff, cycle, drift, sigma }) =>
      t(`counted.${pool}`, {
        cutoff,
        cycle,
        year: sheet.year,
        drift: signed(drift, language),
        sigma: numberText(sigma, language, 1),
      }),
    ),
    ...(outcome.floor
      ? [t('counted.floor', { score: outcome.floor.score, rule: t(`rule.${outcome.floor.rule}`) })]
      : []),
    ...subjectTexts(outcome.blocked, subjects, sheet, language),
  ]
  const summed = outcome.blocked === null && unt !== null ? outcome.pools : []
  return { counted, sums: summed.map(pool => sumText(pool, unt ?? 0, language)) }
}

/** That the profile subjects fit, or are taken to; nothing where they do not, or any would. */
function subjectTexts(
  blocked: GrantOutcome['blocked'],
  subjects: string[][],
  sheet: AdmissionSheet,
  language: Language,
) {
  const need = subjectsText(subjects, language)
  if (need === '' || blocked === 'subjects') return []
  const key = sheet.applicant.untSubjects === null ? 'counted.assumed' : 'counted.subjects'
  return [translatorOf(language, 'chance')(key, { need })]
}

/** The formula with the figures in it. */
function sumText({ cutoff, drift, sigma, chance }: PoolFacts, score: number, language: Language) {
  const number = (value: number) => numberText(value, language, 1).replace('-', '−')
  return translatorOf(language, 'chance')('sum', {
    score,
    cutoff,
    drift: drift < 0 ? `(${number(drift)})` : number(drift),
    sigma: number(sigma),
    z: numberText((score + 0.5 - cutoff - drift) / sigma, language, 2).replace('-', '−'),
    percent: computedText(chance ?? 0, language),
  })
}

/** What a sum comes to: where the figure is held back from 0 and 100, that is said. */
function computedText(chance: number, language: Language) {
  const t = translatorOf(language, 'chance')
  const figure = percent(chance, language)
  if (chance >= 0.995) return t('sum.most', { percent: figure })
  return chance > 0 && chance < 0.005 ? t('sum.few', { percent: figure }) : figure
}

function estimateTexts({ rate, year, measure, quartiles }: EstimateOutcome, sheet: AdmissionSheet, language: Language) {
  const t = translatorOf(language, 'chance')
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

function signed(value: number, language: Language) {
  return `${value < 0 ? '−' : '+'}${numberText(Math.abs(value), language, 1)}`
}

/** The pairs of profile subjects that open a group: `biology, chemistry`; several with "or" between them. */
export function subjectsText(pairs: readonly (readonly string[])[], language: Language): string {
  return pairs.map(pair => pairText(pair, language)).join(translatorOf(language, 'admission')('or'))
}

export function pairText(subjects: readonly string[], language: Language): string {
  const exam = translatorOf(language, 'profession')
  return subjects.map(subject => exam(`exam.${subject as 'PHYSICS'}`)).join(', ')
}
