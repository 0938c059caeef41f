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

/** Achievements in projects: opened one, completed one, was accepted into a team, completed a goal. */
type ProjectAchievement = 'firstProject' | 'projectCompleted' | 'firstTeam' | 'firstGoal'

export type AchievementFacts = {
  /** Completed tests and the total number of tests. */
  testsDone: number
  testsOf: number
  analyses: number
  admissions: number
  certificates: number
  plans: { id: string; tasksDone: number; tasks: number; stagesDone: string[]; completed: boolean }[]
  projects: Record<ProjectAchievement, boolean>
}

/** An earned achievement. `subject` is the stage or plan, for rules that can be earned repeatedly. */
export type Achievement = { rule: AchievementRule; subject?: string }

/** All achievements earned by a person's activity, in the order of the rules. More activity never removes one. */
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

/** Key of an achievement, unique per person. */
export function achievementKey({ rule, subject }: Achievement): string {
  return subject === undefined ? rule : `${rule}:${subject}`
}
