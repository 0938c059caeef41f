import type { MaterialLevel, Skill } from '#app/domain/materials/vocabulary.ts'
import { addDays, addMonths, dayIn, laterOf, yearOf } from '#app/domain/calendar/days.ts'
import { type Draft, type DraftStage } from '../lay-out.ts'
import { type PlanContext } from './plan-context.ts'

type Span = { from: string; to: string }
type Study = Extract<Draft['facts'], { task: 'study' }>['way']

const learn = (skills: readonly Skill[], level: MaterialLevel): Draft[] =>
  skills.map(skill => ({ facts: { task: 'learn', skill, level } }))

/** Skills of the target profession; empty when the target is a place of study. */
const skillsOf = ({ target }: PlanContext): Skill[] => (target.goal === 'EMPLOYMENT' ? target.skills : [])

/** Studies from year `done + 1` on: one project a year, the diploma in the last. */
export function studies(
  ground: PlanContext,
  { from, to }: Span,
  { way, done }: { way: Study; done: number },
): DraftStage {
  const ends: string[] = []
  for (let year = yearOf(from) + (from.slice(5) >= '07-01' ? 1 : 0); dayIn(year, '06-10') < to; year += 1) {
    if (dayIn(year, '06-10') > addDays(from, 20)) ends.push(dayIn(year, '06-10'))
  }
  const projects = ends.slice(0, -1).map((by, place): Draft => {
    const optional = place > 0 ? { optional: true as const } : {}
    return { facts: { task: 'studyProject', year: done + place + 1 }, by, ...optional }
  })
  return {
    key: 'training',
    from,
    to,
    workUntil: addDays(from, 150),
    tasks: [
      ...learn(skillsOf(ground).slice(0, 1), 'INTERMEDIATE'),
      ...projects,
      { facts: { task: 'diploma' }, by: laterOf(addDays(from, 10), addDays(to, -20)) },
      { facts: { task: 'study', way }, by: to },
    ],
  }
}

export function course(ground: PlanContext, span: Span): DraftStage {
  const [first, second, third] = skillsOf(ground)
  const levels: MaterialLevel = ground.situation.status === 'PUPIL' ? 'BEGINNER' : 'INTERMEDIATE'
  const known = [first, second, third].filter(skill => skill !== undefined)
  const tasks: Draft[] = [...learn(known, levels), { facts: { task: 'study', way: 'COURSE' } }]
  return { key: 'training', ...span, tasks }
}

/** The first four skills of the profession, then the first two at the next level. */
export function skillsStage(ground: PlanContext, span: Span, level: Exclude<MaterialLevel, 'ADVANCED'>): DraftStage {
  const known = skillsOf(ground)
  const next = level === 'BEGINNER' ? 'INTERMEDIATE' : 'ADVANCED'
  const further = learn(known.slice(0, 2), next).map(task => ({ ...task, optional: true as const }))
  return { key: 'skills', ...span, tasks: [...learn(known.slice(0, 4), level), ...further] }
}

/** Practical experience: an internship during studies, or first projects elsewhere. */
export function practice({ situation }: PlanContext, span: Span, { internship }: { internship: boolean }): DraftStage {
  const tasks: Draft[] = [
    { facts: { task: 'shadow' }, optional: true },
    { facts: { task: 'firstProject' } },
    ...(internship ? [{ facts: { task: 'internship' as const } }] : []),
    { facts: { task: 'portfolio' } },
    ...(situation.status === 'EMPLOYED' ? [] : [{ facts: { task: 'volunteer' as const }, optional: true as const }]),
  ]
  return { key: 'practice', ...span, tasks }
}

/** Job search, and the first months of work. */
export function jobs(search: Span): DraftStage[] {
  const tasks: Draft[] = [
    { facts: { task: 'cv' } },
    { facts: { task: 'vacancies' } },
    { facts: { task: 'interview' }, optional: true },
    { facts: { task: 'applyJobs' } },
  ]
  const works: Draft[] = [
    { facts: { task: 'contract' }, by: addDays(search.to, 20) },
    { facts: { task: 'mentor' }, optional: true },
    { facts: { task: 'reviewHalfYear' } },
  ]
  return [
    { key: 'jobSearch', ...search, tasks },
    { key: 'firstJob', from: search.to, to: addMonths(search.to, 7), tasks: works },
  ]
}
