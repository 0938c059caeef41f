import { describe, expect, it } from 'vitest'
import { achievementKey, type AchievementFacts, earned } from './achievements.ts'

const noProjects = { firstProject: false, projectCompleted: false, firstTeam: false, firstGoal: false }
const counts = { testsDone: 0, testsOf: 4, analyses: 0, admissions: 0, certificates: 0 }
const nothing: AchievementFacts = { ...counts, plans: [], projects: noProjects }
const keys = (facts: Partial<AchievementFacts>) => earned({ ...nothing, ...facts }).map(achievementKey)

describe('Achievements', () => {
  it('are none for nothing', () => {
    expect(keys({})).toEqual([])
    expect(keys({ testsOf: 0 })).toEqual([])
  })

  it('come with tests, analyses and certificates', () => {
    expect(keys({ testsDone: 1 })).toEqual(['firstTest'])
    expect(keys({ testsDone: 4, analyses: 2, admissions: 1, certificates: 3 })).toEqual([
      'firstTest',
      'allTests',
      'analysis',
      'chances',
      'firstCertificate',
    ])
  })

  it('come with every stage and every plan, each once', () => {
    const plan = { id: 'p', tasks: 4, tasksDone: 2, stagesDone: ['s1'], completed: false }
    expect(keys({ plans: [plan] })).toEqual(['firstPlan', 'firstTask', 'stage:s1', 'halfway:p'])
    const other = { id: 'q', tasks: 1, tasksDone: 1, stagesDone: ['s2'], completed: true }
    const both = keys({ plans: [plan, other] })
    expect(both).toContain('plan:q')
    expect(new Set(both).size).toBe(both.length)
    expect(keys({ plans: [{ ...plan, tasksDone: 1, stagesDone: [] }] })).toEqual(['firstPlan', 'firstTask'])
  })

  it('come with what was done in projects, each once', () => {
    expect(keys({ projects: { ...noProjects, firstProject: true, firstGoal: true } })).toEqual([
      'firstProject',
      'firstGoal',
    ])
    expect(keys({ projects: { ...noProjects, firstTeam: true, projectCompleted: true } })).toEqual([
      'projectCompleted',
      'firstTeam',
    ])
  })
})
