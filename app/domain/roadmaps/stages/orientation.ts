import { usualWay } from '#app/domain/professions/ways.ts'
import { type Draft, type DraftStage } from '../lay-out.ts'
import type { Task } from '../plan.ts'
import { type PlanContext, isNearExam, pairsOf, wrongPair } from './plan-context.ts'

/** Tasks for getting to know the target and one's own starting point. */
export function orientation(ground: PlanContext, to: string, { byUnt = false } = {}): DraftStage {
  const { target, today } = ground
  const aboutTarget: Draft[] =
    target.goal === 'EMPLOYMENT'
      ? [
          { facts: { task: 'readProfession', professionId: target.professionId } },
          { facts: { task: 'talkToPerson' } },
          ...selection(ground),
        ]
      : [
          { facts: { task: 'checkRequirements' } },
          { facts: { task: 'compareProgrammes' } },
          { facts: { task: 'visitDay' }, optional: true },
        ]
  return {
    key: 'orientation',
    from: today,
    to,
    tasks: [...openingTasks(ground, { byUnt }), ...aboutTarget, ...family(ground)],
  }
}

/** Tasks that come first: changing UNT subjects that do not open the target, and adding unknown scores. */
function openingTasks(ground: PlanContext, { byUnt }: { byUnt: boolean }): Draft[] {
  const tasks: Task[] = []
  const have = byUnt ? wrongPair(ground) : null
  if (have !== null) tasks.push({ task: 'changeSubjects', have, need: pairsOf(ground.target)[0] ?? [] })
  if (byUnt && startsWithDiagnostic(ground)) tasks.push({ task: 'untDiagnostic' })
  const missing = missingOf(ground, byUnt)
  if (missing.length > 0) tasks.push({ task: 'tellAcademic', missing })
  return tasks.map(facts => ({ facts }))
}

/** Checks whether the plan begins with a diagnostic test: the exam is near and no score is known. */
export function startsWithDiagnostic(ground: PlanContext): boolean {
  return ground.situation.applicant.unt === null && isNearExam(ground)
}

/** Institutes of the army and the police select in the winter and spring before, so applicants enquire first. */
function selection({ target }: PlanContext): Draft[] {
  const isService = target.goal === 'EMPLOYMENT' && usualWay(target.ways).way === 'MILITARY_OR_POLICE_INSTITUTE'
  return isService ? [{ facts: { task: 'serviceSelection' } }] : []
}

/** Minors discuss the plan with their family. */
function family({ isMinor }: PlanContext): Draft[] {
  return isMinor ? [{ facts: { task: 'tellFamily' } }] : []
}

type Missing = Extract<Task, { task: 'tellAcademic' }>['missing']

function missingOf(ground: PlanContext, byUnt: boolean): Missing {
  const { applicant, status } = ground.situation
  const missing: Missing = []
  if (byUnt && isNearExam(ground)) {
    if (applicant.unt === null) missing.push('unt')
    if (applicant.untSubjects === null && pairsOf(ground.target).length > 0) missing.push('untSubjects')
  }
  if (applicant.gpa === null && (status === 'PUPIL' || ground.target.goal === 'ENROLLMENT')) missing.push('gpa')
  const asksIelts = ground.gaps.some(({ measure }) => measure === 'IELTS')
  if (asksIelts && applicant.ielts === null) missing.push('ielts')
  return missing
}
