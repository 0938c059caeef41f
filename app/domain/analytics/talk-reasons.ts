import { type ChanceBand } from '#app/domain/admission/chance.ts'
import { addDays } from '#app/domain/calendar/days.ts'

/** Whole days after which an unfinished test or an overdue step of a plan becomes a reason for a talk. */
export const PATIENCE_DAYS = 7
/** A pupil is reminded of the next step after this many days without progress. */
export const STILL_DAYS = 7

const DAY_MS = 24 * 60 * 60 * 1000

type OverdueTask = { due: string; facts: unknown }

/** A reason to talk to a pupil and the fact behind it. `on` is the time of the fact, `since` the moment from which it
 *  is a reason; a talk after `since` resolves it. */
export type TalkReason = { on: Date; since: Date } & (
  | { kind: 'asked'; words: string | null }
  | { kind: 'test-left'; versionId: string; answered: number }
  | { kind: 'low-chances'; programmes: number; shut: number }
  | { kind: 'undifferentiated' }
  | { kind: 'plan-overdue'; tasks: OverdueTask[] }
)

/** The next step that is left. */
export type StepKind = 'sign-in' | 'INTERESTS' | 'PERSONALITY' | 'VALUES' | 'analysis' | 'chances' | 'plan'
export type StepLeft = { kind: StepKind; since: Date }

/** Facts about one pupil. They contain no scores, only whether the interest profile is flat. */
export type StudentFacts = {
  joinedAt: Date
  /** Time at which the person completed onboarding; null for an account that has never been used. */
  onboardedAt: Date | null
  /** Open attempts with at least one answer. */
  open: { versionId: string; answered: number; lastAnswerAt: Date }[]
  /** Latest completion of each instrument. */
  completed: Partial<Record<string, Date>>
  /** The latest completed interests test. */
  interests: { completedAt: Date; flat: boolean; careless: boolean } | null
  analysedAt: Date | null
  chances: { completedAt: Date; choices: (ChanceBand | 'open' | 'shut' | 'unknown')[] } | null
  plan: { createdAt: Date; done: boolean; overdue: OverdueTask[] } | null
  /** The pupil's latest request to talk. */
  asked: { at: Date; words: string | null } | null
  /** Latest talk held by this organisation. */
  talkedAt: Date | null
}

/** The reasons to talk to a pupil, most urgent first. A talk resolves every reason that existed by then; only newer
 *  facts list the pupil again. */
export function talkReasonsOf(facts: StudentFacts, now: Date): TalkReason[] {
  const found = [
    askedReason(facts),
    ...testsLeft(facts),
    lowChances(facts),
    undifferentiated(facts),
    planOverdue(facts, now),
  ]
  return found.filter(reason => reason !== null && reason.since <= now && isNews(reason.since, facts)) as TalkReason[]
}

function isNews(since: Date, { talkedAt }: StudentFacts) {
  return talkedAt === null || since > talkedAt
}

function askedReason({ asked }: StudentFacts): TalkReason | null {
  return asked && { kind: 'asked', on: asked.at, since: asked.at, words: asked.words }
}

function testsLeft({ open }: StudentFacts): TalkReason[] {
  return open
    .filter(({ answered }) => answered > 0)
    .map(({ versionId, answered, lastAnswerAt }) => {
      const since = new Date(lastAnswerAt.getTime() + PATIENCE_DAYS * DAY_MS)
      return { kind: 'test-left', on: lastAnswerAt, since, versionId, answered }
    })
}

/** Low at every programme. One programme that is open or unknown is enough for this not to be a reason. */
function lowChances({ chances }: StudentFacts): TalkReason | null {
  if (!chances?.choices.includes('low')) return null
  if (!chances.choices.every(choice => choice === 'low' || choice === 'shut')) return null
  const { completedAt, choices } = chances
  return {
    kind: 'low-chances',
    on: completedAt,
    since: completedAt,
    programmes: choices.length,
    shut: countShut(choices),
  }
}

function countShut(choices: readonly string[]) {
  return choices.filter(choice => choice === 'shut').length
}

function undifferentiated({ interests }: StudentFacts): TalkReason | null {
  // Careless answers say nothing about interests.
  if (!interests?.flat || interests.careless) return null
  return { kind: 'undifferentiated', on: interests.completedAt, since: interests.completedAt }
}

function planOverdue(facts: StudentFacts, now: Date): TalkReason | null {
  const since = (due: string) => new Date(`${addDays(due, PATIENCE_DAYS + 1)}T00:00:00Z`)
  const tasks = (facts.plan?.overdue ?? [])
    .filter(({ due }) => since(due) <= now && isNews(since(due), facts))
    .toSorted((one, other) => one.due.localeCompare(other.due))
  const last = tasks.at(-1)
  return last
    ? { kind: 'plan-overdue', on: new Date(`${tasks[0]!.due}T00:00:00Z`), since: since(last.due), tasks }
    : null
}

/** The pupil's next step and the time since which it is due; null when all steps are done. */
export function nextStepOf({
  joinedAt,
  onboardedAt,
  completed,
  analysedAt,
  chances,
  plan,
}: StudentFacts): StepLeft | null {
  if (!onboardedAt) return { kind: 'sign-in', since: joinedAt }
  const steps: [StepKind, Date | null][] = [
    ['INTERESTS', completed.INTERESTS ?? null],
    ['PERSONALITY', completed.PERSONALITY ?? null],
    ['VALUES', completed.VALUES ?? null],
    ['analysis', analysedAt],
    ['chances', chances?.completedAt ?? null],
    ['plan', plan?.createdAt ?? null],
  ]
  const at = steps.findIndex(([, done]) => done === null)
  if (at === -1) return null
  // A later step may be completed before an earlier one, such as chances without an analysis.
  const last = steps.flatMap(([, done]) => done?.getTime() ?? [])
  return { kind: steps[at]![0], since: new Date(Math.max(onboardedAt.getTime(), ...last)) }
}

/** The pupil's section in the overview: `talk`, `remind` or `own` (needs neither). */
export function placeOf(facts: StudentFacts, now: Date): Place {
  const reasons = talkReasonsOf(facts, now)
  if (reasons.length > 0) return { place: 'talk', reasons }
  const step = nextStepOf(facts)
  const still = step !== null && now.getTime() - step.since.getTime() >= STILL_DAYS * DAY_MS
  return still ? { place: 'remind', step } : { place: 'own' }
}

export type Place = { place: 'talk'; reasons: TalkReason[] } | { place: 'remind'; step: StepLeft } | { place: 'own' }
