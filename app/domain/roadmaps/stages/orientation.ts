import { usualWay } from '#app/domain/professions/ways.ts'
import { type Draft, type DraftStage } from '../lay-out.ts'
import type { Task } from '../plan.ts'
import { type Ground, isNearExam, pairsOf, wrongPair } from './ground.ts'

/** Getting to know where one is going, and where one stands. */
export function orientation(ground: Ground, to: string, { byUnt = false } = {}): DraftStage {
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

/** What has to be cleared up before anything else: subjects that open nothing, unknown scores. */
function openingTasks(ground: Ground, { byUnt }: { byUnt: boolean }): Draft[] {
  const tasks: Task[] = []
  const have = byUnt ? wrongPair(ground) : null
  if (have !== null) tasks.push({ task: 'changeSubjects', have, need: pairsOf(ground.target)[0] ?? [] })
  if (byUnt && startsWithDiagnostic(ground)) tasks.push({ task: 'untDiagnostic' })
  const missing = missingOf(ground, byUnt)
  if (missing.length > 0) tasks.push({ task: 'tellAcademic', missing })
  return tasks.map(facts => ({ facts }))
}

/** Somebody near the exam who has no score finds out first where they stand. */
export function startsWithDiagnostic(ground: Ground): boolean {
  return ground.situation.applicant.unt === null && isNearExam(ground)
}

/** Institutes of the army and the police choose in the winter and spring before, so their order is asked for at once. */
function selection({ target }: Ground): Draft[] {
  const isService = target.goal === 'EMPLOYMENT' && usualWay(target.ways).way === 'MILITARY_OR_POLICE_INSTITUTE'
  return isService ? [{ facts: { task: 'serviceSelection' } }] : []
}

/** A minor's plan is made with those at home. */
function family({ isMinor }: Ground): Draft[] {
  return isMinor ? [{ facts: { task: 'tellFamily' } }] : []
}

type Missing = Extract<Task, { task: 'tellAcademic' }>['missing']

function missingOf(ground: Ground, byUnt: boolean): Missing {
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
