import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyAim, anyDay, calendar, developer, pupilWith } from '#tests/world/plans.ts'
import { runs } from '#tests/world/runs.ts'
import { addDays, addMonths } from '#app/domain/calendar/days.ts'
import type { PlannedPlan, PlannedTask } from './plan.ts'
import { makePlan } from './planner.ts'

const anyPlan = fc.tuple(anyAim, anyDay).map(([{ situation, target }, today]) => ({
  situation,
  target,
  today,
  plan: makePlan(situation, target, calendar, today),
}))
type Made = { plan: PlannedPlan; today: string }

const always = (holds: (made: Made & { years: number }) => void) =>
  fc.assert(
    fc.property(anyPlan, made => holds({ ...made, years: made.situation.years })),
    { numRuns: runs(100) },
  )
const tasksOf = ({ stages }: PlannedPlan) => stages.flatMap(({ tasks }) => tasks)
const dueOf = (plan: PlannedPlan, ...tasks: PlannedTask['facts']['task'][]) =>
  tasksOf(plan)
    .filter(({ facts }) => tasks.includes(facts.task))
    .map(({ due }) => due)

describe('Every plan', () => {
  it('has stages in order of time, each with something to do', () => {
    always(({ plan, today }) => {
      expect(plan.stages.length).toBeGreaterThan(0)
      let [from, to] = [today, today]
      for (const stage of plan.stages) {
        expect(stage.from <= stage.to).toBe(true)
        expect(stage.from >= from).toBe(true)
        expect(stage.to >= to).toBe(true)
        expect(stage.tasks.length).toBeGreaterThan(0)
        expect(stage.tasks.length).toBeLessThanOrEqual(9)
        ;[from, to] = [stage.from, stage.to]
      }
      expect(new Set(plan.stages.map(({ key }) => key)).size).toBe(plan.stages.length)
    })
  })

  it('has its days ahead, in order and within their stage', () => {
    always(({ plan, today }) => {
      for (const { from, to, tasks } of plan.stages) {
        let last = addDays(today, 1)
        for (const { due } of tasks) {
          expect(due >= last, `${due} after ${last}`).toBe(true)
          expect(due >= from && due <= to, `${due} within ${from}–${to}`).toBe(true)
          last = due
        }
      }
    })
  })

  it('has something to do this week, save where only the weekend is left of it', () => {
    const wednesday = makePlan(pupilWith({ year: 9, dateOfBirth: '2011-12-01' }), developer(), calendar, '2026-11-25')
    const saturday = makePlan(pupilWith({ year: 9, dateOfBirth: '2011-12-01' }), developer(), calendar, '2026-11-28')
    expect(tasksOf(wednesday)[0]!.due).toBe('2026-11-29')
    expect(tasksOf(saturday)[0]!.due).toBe('2026-12-05')
  })

  it('begins within two weeks', () => {
    always(({ plan, today }) => {
      expect(tasksOf(plan).some(({ due }) => due <= addDays(today, 14))).toBe(true)
    })
  })

  it('is neither empty nor endless, and names each task once', () => {
    always(({ plan }) => {
      const keys = tasksOf(plan).map(({ key }) => key)
      expect(new Set(keys).size, keys.join(' ')).toBe(keys.length)
      expect(keys.length, keys.join(' ')).toBeGreaterThanOrEqual(8)
      expect(keys.length, keys.join(' ')).toBeLessThanOrEqual(36)
    })
  })

  it('tells only by name what begins beyond the years somebody looks ahead', () => {
    always(({ plan, today, years }) => {
      for (const { from } of plan.stages) expect(from <= addMonths(today, years * 12)).toBe(true)
    })
  })

  it('registers before an exam, takes it before applying, and applies before enrolling', () => {
    always(({ plan }) => {
      for (const { facts, due } of tasksOf(plan)) {
        const pair = { untRegister: 'untTake', satRegister: 'satTake', certificateRegister: 'certificateTake' } as const
        if (!(facts.task in pair)) continue
        const taken = tasksOf(plan).filter(other => {
          if (other.facts.task !== pair[facts.task as keyof typeof pair]) return false
          return ['event', 'exam'].every(
            of => (facts as Record<string, unknown>)[of] === (other.facts as Record<string, unknown>)[of],
          )
        })
        expect(taken).toHaveLength(1)
        expect(due < taken[0]!.due).toBe(true)
      }
      const exams = dueOf(plan, 'untTake', 'satTake', 'certificateTake', 'institutionExam')
      const applied = dueOf(plan, 'apply', 'applyGrant', 'applyStudy')
      const enrolled = dueOf(plan, 'confirmPlace', 'firstWeeks', 'visa', 'dormitory')
      for (const day of exams) for (const later of applied) expect(day < later, `${day} ${later}`).toBe(true)
      for (const day of applied) for (const later of enrolled) expect(day < later, `${day} ${later}`).toBe(true)
    })
  })

  it('plans nothing that has closed', () => {
    always(({ plan, today }) => {
      for (const { facts, due } of tasksOf(plan)) {
        if (facts.task !== 'untRegister') continue
        const closing = calendar.find(row => row.event === facts.event)!.registerTo!
        expect(due.slice(5) <= closing).toBe(true)
        expect(due > today).toBe(true)
      }
    })
  })

  it('is the same when it is made again', () => {
    fc.assert(
      fc.property(anyAim, anyDay, ({ situation, target }, today) => {
        expect(makePlan(situation, target, calendar, today)).toEqual(makePlan(situation, target, calendar, today))
      }),
    )
  })
})
