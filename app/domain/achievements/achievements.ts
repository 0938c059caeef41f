/** What can be received, each by a rule. */
export const achievementRules = [
  'firstTest',
  'allTests',
  'analysis',
  'chances',
  'firstCertificate',
  'firstPlan',
  'firstTask',
  'stage',
  'halfway',
  'plan',
  'firstProject',
  'projectCompleted',
  'firstTeam',
  'firstGoal',
] as const
export type AchievementRule = (typeof achievementRules)[number]

/** What is earned in projects: one was opened, completed, a team took them in, a goal was ticked. */
type ProjectAchievement = 'firstProject' | 'projectCompleted' | 'firstTeam' | 'firstGoal'

export type AchievementFacts = {
  /** Tests completed, of how many there are. */
  testsDone: number
  testsOf: number
  analyses: number
  admissions: number
  certificates: number
  plans: { id: string; tasksDone: number; tasks: number; stagesDone: string[]; completed: boolean }[]
  /** What was done in projects, each at least once. */
  projects: Record<ProjectAchievement, boolean>
}

/** What is earned; `subject` is the stage or the plan it was earned with, where it can be earned more than once. */
export type Achievement = { rule: AchievementRule; subject?: string }

/** Everything earned by what somebody has done, in the order of the rules. Nothing earned is ever lost by doing more. */
export function earned({ plans, projects, ...facts }: AchievementFacts): Achievement[] {
  const once: [AchievementRule, boolean][] = [
    ['firstTest', facts.testsDone > 0],
    ['allTests', facts.testsOf > 0 && facts.testsDone >= facts.testsOf],
    ['analysis', facts.analyses > 0],
    ['chances', facts.admissions > 0],
    ['firstCertificate', facts.certificates > 0],
    ['firstPlan', plans.length > 0],
    ['firstTask', plans.some(({ tasksDone }) => tasksDone > 0)],
    ['firstProject', projects.firstProject],
    ['projectCompleted', projects.projectCompleted],
    ['firstTeam', projects.firstTeam],
    ['firstGoal', projects.firstGoal],
  ]
  return [
    ...once.flatMap(([rule, isEarned]) => (isEarned ? [{ rule }] : [])),
    ...plans.flatMap(({ stagesDone }) => stagesDone.map(subject => ({ rule: 'stage' as const, subject }))),
    ...plans.filter(isHalfway).map(({ id: subject }) => ({ rule: 'halfway' as const, subject })),
    ...plans.filter(({ completed }) => completed).map(({ id: subject }) => ({ rule: 'plan' as const, subject })),
  ]
}

const isHalfway = ({ tasks, tasksDone }: AchievementFacts['plans'][number]) => tasks > 0 && tasksDone * 2 >= tasks

/** A name for an achievement, one of a kind for its person. */
export function achievementKey({ rule, subject }: Achievement): string {
  return subject === undefined ? rule : `${rule}:${subject}`
}
