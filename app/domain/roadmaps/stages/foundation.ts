import { classOf, finalsAhead } from '#app/domain/academic/schooling.ts'
import { dayIn, schoolYearEnd } from '#app/domain/calendar/days.ts'
import { finalsOf, occurrencesIn } from '../exam-calendar.ts'
import { type Draft, type DraftStage } from '../lay-out.ts'
import { type PlanContext, leadsByUnt, pairsOf, skillsFor } from './plan-context.ts'

/** School years before the exam stage: basic skills, with a project to show every May. */
export function foundation(ground: PlanContext, { from, to }: { from: string; to: string }): DraftStage {
  const { situation, target, gaps } = ground
  const pairs = pairsOf(target)
  const [first, second, third] = skillsFor(ground)
  const marks = gaps.find(({ measure }) => measure === 'GPA')
  const tasks: (Draft | false | undefined)[] = [
    leadsByUnt(target) &&
      situation.applicant.untSubjects === null &&
      pairs.length > 0 && { facts: { task: 'chooseSubjects', pairs } },
    first && { facts: { task: 'learn', skill: first, level: 'BEGINNER' } },
    ...finalsOfNine(ground, { from, to }),
    ...checkpoints(ground, { from, to }),
    second && { facts: { task: 'learn', skill: second, level: 'BEGINNER' }, optional: true },
    marks && { facts: { task: 'raiseGpa', have: marks.have, need: marks.need } },
    third && { facts: { task: 'learn', skill: third, level: 'BEGINNER' }, optional: true },
    first && { facts: { task: 'learn', skill: first, level: 'INTERMEDIATE' }, optional: true },
    { facts: { task: 'volunteer' }, optional: true },
  ]
  return { key: 'foundation', from, to, tasks: tasks.filter(task => task !== false && task !== undefined) }
}

/** One project per school year, due in its last weeks. */
function checkpoints({ situation, today }: PlanContext, { from, to }: { from: string; to: string }): Draft[] {
  const years: number[] = []
  for (let year = schoolYearEnd(from); dayIn(year, CHECKPOINT) < to; year += 1) years.push(year)
  return years
    .filter(year => dayIn(year, CHECKPOINT) > from)
    .map((year, place) => ({
      facts: { task: 'schoolProject', class: classOf(situation, today) + year - schoolYearEnd(today) },
      by: dayIn(year, CHECKPOINT),
      mark: String(year),
      ...(place > 0 ? { optional: true as const } : {}),
    }))
}
const CHECKPOINT = '05-20'

function finalsOfNine(
  { situation, calendar, today }: PlanContext,
  { from, to }: { from: string; to: string },
): Draft[] {
  // The finals of class 11 are placed in the stage of papers, which need them.
  return finalsAhead(situation, today)
    .slice(0, -1)
    .flatMap(finals =>
      occurrencesIn(calendar, finalsOf(finals.class), finals.year)
        .filter(({ to: day }) => day > from && day < to)
        .map(({ to: day }) => ({
          facts: { task: 'schoolFinals', class: finals.class },
          by: day,
          mark: day.slice(0, 4),
        })),
    )
}
