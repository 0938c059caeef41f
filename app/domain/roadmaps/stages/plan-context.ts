import { classOf, LAST_CLASS } from '#app/domain/academic/schooling.ts'
import { opensGroup, unmetParts, type UntSubjects } from '#app/domain/academic/unt.ts'
import type { Skill } from '#app/domain/materials/vocabulary.ts'
import type { ExamSubject } from '#app/domain/professions/vocabulary.ts'
import { usualWay } from '#app/domain/professions/ways.ts'
import type { Ahead } from '../admission.ts'
import { addDays, daysBetween } from '#app/domain/calendar/days.ts'
import type { Target } from '../plan.ts'

/** Input shared by all stages. */
export type PlanContext = Ahead & { target: Target; isMinor: boolean }

/** Returns the pairs of profile subjects that open the target; for a profession, those of the programme group that
 *  usually leads to it. */
export function pairsOf(target: Target): ExamSubject[][] {
  return target.goal === 'ENROLLMENT' ? target.subjects : (target.groups[0]?.subjects ?? [])
}

/** Checks whether the usual way to a profession begins after class 11, at a university or an institute of the army or
 *  the police. */
function asksForSchool({ ways }: Extract<Target, { goal: 'EMPLOYMENT' }>) {
  const { way } = usualWay(ways)
  return way === 'UNIVERSITY' || way === 'MILITARY_OR_POLICE_INSTITUTE'
}

/** Checks whether the way to the target requires the UNT, so that its subjects have to be chosen. */
export function leadsByUnt(target: Target): boolean {
  if (target.goal === 'EMPLOYMENT') return asksForSchool(target)
  return target.type === 'UNIVERSITY' && target.country === 'kz' && target.choice.byUnt
}

/** Returns the subjects to prepare for: the person's own pair when it opens the target, otherwise the first pair that
 *  does. */
export function subjectsFor({ situation, target }: PlanContext): ExamSubject[] {
  const own = situation.applicant.untSubjects
  const pairs = pairsOf(target)
  if (own !== null && opensGroup(own, pairs)) return own.split('+') as ExamSubject[]
  return pairs[0] ?? []
}

/** Returns the person's pair of UNT subjects when it opens none of the target's groups, otherwise null. */
export function wrongPair({ situation, target }: Pick<PlanContext, 'situation' | 'target'>): UntSubjects | null {
  const own = situation.applicant.untSubjects
  if (own === null) return null
  const all = target.goal === 'EMPLOYMENT' ? target.groups.map(({ subjects }) => subjects) : [target.subjects]
  return all.length === 0 || all.some(pairs => opensGroup(own, pairs)) ? null : own
}

/** Checks whether the UNT score suffices for the target: no gap, a fitting pair of subjects, and no part below its
 *  minimum. */
export function hasScore({ situation, target, gaps }: Pick<PlanContext, 'situation' | 'target' | 'gaps'>): boolean {
  const { unt, untParts } = situation.applicant
  const isKnown = target.goal === 'ENROLLMENT' || (target.groups[0]?.cutoff ?? null) !== null
  const isShort = unt === null || gaps.some(({ measure }) => measure === 'UNT')
  return isKnown && !isShort && wrongPair({ situation, target }) === null && unmetParts(untParts).length === 0
}

/** Skills to learn before any exam: those of the profession, or the subjects of the admission. */
export function skillsFor(ground: PlanContext): Skill[] {
  if (ground.target.goal === 'EMPLOYMENT') return ground.target.skills
  const subjects = subjectsFor(ground).filter(subject => subject !== 'CREATIVE_EXAM')
  const { ielts, toefl, languages } = ground.situation.applicant
  const speaks = ielts !== null || toefl !== null || languages.some(({ language }) => language === 'en')
  const isAbroad = ground.target.country !== 'kz'
  const abroad: Skill[] = isAbroad ? [...(speaks ? [] : ['SPOKEN_EN' as const]), 'WRITING', 'PROJECTS'] : []
  return [...abroad, ...subjects, 'LEARNING', 'TIME']
}

/** Checks whether an exam is near enough to plan: the person is out of school or in one of its last three classes. */
export function isNearExam({ situation, today }: PlanContext): boolean {
  return situation.status !== 'PUPIL' || classOf(situation, today) > LAST_CLASS.school - 3
}

/** Returns the day at a share of the way between two days, limited to a minimum and maximum number of days after the
 *  first. */
export function partOfWay(from: string, to: string, share: number, [least, most]: readonly [number, number]): string {
  return addDays(from, Math.max(least, Math.min(most, Math.floor(daysBetween(from, to) * share))))
}

/** Returns a day `days` before a closing date, as a reserve, or the closing date itself when that day has passed. */
export function beforeClosing(closing: string, today: string, days = 3): string {
  const early = addDays(closing, -days)
  return early > today ? early : closing
}
