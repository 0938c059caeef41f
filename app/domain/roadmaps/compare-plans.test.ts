import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendar, developer, placeAt, pupilWith } from '#tests/world/plans.ts'
import { chanceBand } from '#app/domain/admission/chance.ts'
import { comparePlans, type FollowedPlan, mergePlans, offersUpdate } from './compare-plans.ts'
import { addDays } from '#app/domain/calendar/days.ts'
import type { PlannedPlan } from './plan.ts'
import { makePlan } from './planner.ts'

const today = '2026-11-22'
const with98 = pupilWith({ applicant: { unt: 98, untSubjects: 'MATHEMATICS+COMPUTER_SCIENCE', gpa: 3.4 } })
const with112 = { ...with98, applicant: { ...with98.applicant, unt: 112 } }
const aim = { aim: { score: 112, band: 'high' as const } }
const old = makePlan(with98, placeAt(with98, {}, aim), calendar, today)
const fresh = makePlan(with112, placeAt(with112, {}, aim), calendar, today)
const follow = (plan: PlannedPlan, done: string[] = []): FollowedPlan => ({
  ...plan,
  stages: plan.stages.map(stage => ({
    ...stage,
    tasks: stage.tasks.map(task => ({ ...task, doneAt: done.includes(task.key) ? today : null })),
  })),
})
const keysOf = ({ stages }: PlannedPlan | FollowedPlan) => stages.flatMap(({ tasks }) => tasks.map(({ key }) => key))

describe('A plan made anew', () => {
  it('differs in nothing from itself', () => {
    expect(comparePlans(follow(old), old)).toEqual({
      added: [],
      dropped: [],
      moved: [],
      gaps: [],
      chance: null,
      year: null,
      opened: [],
    })
  })

  it('tells what a new score changes', () => {
    const difference = comparePlans(follow(old), fresh)
    expect(difference.gaps).toMatchObject([{ before: { have: 98, need: 112 }, after: null }])
    expect(difference.dropped.map(({ task }) => task.key)).toContain('untSubject:MATHEMATICS')
    expect(difference.chance).not.toBeNull()
    expect(offersUpdate(difference)).toBe(true)
  })

  it('names no other chance where the same figure is shown', () => {
    const withChance = (now: number): PlannedPlan => ({ ...old, chance: { now, band: chanceBand(now) } })
    const differs = (before: number, after: number) =>
      comparePlans(follow(withChance(before)), withChance(after)).chance !== null
    expect([differs(0.004, 0.006), differs(0.994, 0.997), differs(0.342, 0.349)]).toEqual([false, false, false])
    expect([differs(0, 0.004), differs(0.349, 0.351), differs(0.4, 0.42)]).toEqual([true, true, true])
  })

  it('is not offered because time has passed', () => {
    const people = fc.record({ year: fc.integer({ min: 8, max: 11 }), applicant: fc.constantFrom({}, { unt: 90 }) })
    fc.assert(
      fc.property(people, fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 30 }), (given, start, later) => {
        const person = pupilWith(given)
        const [first, second] = [start, start + later].map(days =>
          makePlan(person, developer(), calendar, addDays('2026-09-03', days)),
        )
        const difference = comparePlans(follow(first!), second!)
        const isOther = difference.year !== null || difference.opened.length > 0
        expect(offersUpdate(difference), JSON.stringify(difference)).toBe(isOther)
      }),
      { numRuns: 60 },
    )
  })

  it('keeps what is done where it was, and takes the rest from the new plan', () => {
    const done = ['untSubject:MATHEMATICS', 'checkRequirements']
    const merged = mergePlans(follow(old, done), fresh)
    expect(comparePlans(follow(old, done), fresh).dropped.map(({ task }) => task.key)).not.toContain(done[0])
    expect(merged.stages.find(({ key }) => key === 'exam')!.tasks).toContainEqual(
      expect.objectContaining({ key: 'untSubject:MATHEMATICS', doneAt: today }),
    )
    expect([...keysOf(merged)].sort()).toEqual([...new Set([...done, ...keysOf(fresh)])].sort())
    const ends = merged.stages.map(({ to }) => to)
    expect(ends).toEqual(ends.toSorted())
    expect(offersUpdate(comparePlans(merged, fresh))).toBe(false)
  })
})
