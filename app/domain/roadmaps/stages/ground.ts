import { classOf, LAST_CLASS } from '#app/domain/academic/schooling.ts'
import { opensGroup, unmetParts, type UntSubjects } from '#app/domain/academic/unt.ts'
import type { Skill } from '#app/domain/materials/vocabulary.ts'
import type { ExamSubject } from '#app/domain/professions/vocabulary.ts'
import { usualWay } from '#app/domain/professions/ways.ts'
import type { Ahead } from '../admission.ts'
import { addDays, daysBetween } from '#app/domain/calendar/days.ts'
import type { Target } from '../plan.ts'

/** What every stage is built on. */
export type Ground = Ahead & { target: Target; isMinor: boolean }

/** Pairs of profile subjects that open what the target asks for; of a profession, those of the group it is mostly reached by. */
export function pairsOf(target: Target): ExamSubject[][] {
  return target.goal === 'ENROLLMENT' ? target.subjects : (target.groups[0]?.subjects ?? [])
}

/** The usual way to a profession begins after class 11, at a university or an institute of a service. */
function asksForSchool({ ways }: Extract<Target, { goal: 'EMPLOYMENT' }>) {
  const { way } = usualWay(ways)
  return way === 'UNIVERSITY' || way === 'MILITARY_OR_POLICE_INSTITUTE'
}

/** The way there leads by the UNT, so that its subjects have to be chosen. */
export function leadsByUnt(target: Target): boolean {
  if (target.goal === 'EMPLOYMENT') return asksForSchool(target)
  return target.type === 'UNIVERSITY' && target.country === 'kz' && target.choice.byUnt
}

/** The subjects to prepare for: one's own pair where it opens the target, otherwise the first that does. */
export function subjectsFor({ situation, target }: Ground): ExamSubject[] {
  const own = situation.applicant.untSubjects
  const pairs = pairsOf(target)
  if (own !== null && opensGroup(own, pairs)) return own.split('+') as ExamSubject[]
  return pairs[0] ?? []
}

/** The pair somebody has taken where it opens nothing of what they aim at. */
export function wrongPair({ situation, target }: Pick<Ground, 'situation' | 'target'>): UntSubjects | null {
  const own = situation.applicant.untSubjects
  if (own === null) return null
  const all = target.goal === 'EMPLOYMENT' ? target.groups.map(({ subjects }) => subjects) : [target.subjects]
  return all.length === 0 || all.some(pairs => opensGroup(own, pairs)) ? null : own
}

/** The UNT is taken, nothing is missing to what is aimed at, and neither its subjects nor a part of it shut the way. */
export function hasScore({ situation, target, gaps }: Pick<Ground, 'situation' | 'target' | 'gaps'>): boolean {
  const { unt, untParts } = situation.applicant
  const isKnown = target.goal === 'ENROLLMENT' || (target.groups[0]?.cutoff ?? null) !== null
  const isShort = unt === null || gaps.some(({ measure }) => measure === 'UNT')
  return isKnown && !isShort && wrongPair({ situation, target }) === null && unmetParts(untParts).length === 0
}

/** What is learned for the target before any exam: what the profession rests on, or the subjects of the admission. */
export function skillsFor(ground: Ground): Skill[] {
  if (ground.target.goal === 'EMPLOYMENT') return ground.target.skills
  const subjects = subjectsFor(ground).filter(subject => subject !== 'CREATIVE_EXAM')
  const { ielts, toefl, languages } = ground.situation.applicant
  const speaks = ielts !== null || toefl !== null || languages.some(({ language }) => language === 'en')
  const isAbroad = ground.target.country !== 'kz'
  const abroad: Skill[] = isAbroad ? [...(speaks ? [] : ['SPOKEN_EN' as const]), 'WRITING', 'PROJECTS'] : []
  return [...abroad, ...subjects, 'LEARNING', 'TIME']
}

/** At school and in one of the last three classes, or out of it: an exam can be thought of. */
export function isNearExam({ situation, today }: Ground): boolean {
  return situation.status !== 'PUPIL' || classOf(situation, today) > LAST_CLASS.school - 3
}

/** The day a share of the way from one day to another, at least and at most so many days on. */
export function partOfWay(from: string, to: string, share: number, [least, most]: readonly [number, number]): string {
  return addDays(from, Math.max(least, Math.min(most, Math.floor(daysBetween(from, to) * share))))
}

/** A few days before a closing, where that is still ahead: the last day is too late to plan for. */
export function beforeClosing(closing: string, today: string, days = 3): string {
  const early = addDays(closing, -days)
  return early > today ? early : closing
}
