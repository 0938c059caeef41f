import { LAST_CLASS, leavingYear } from '#app/domain/academic/schooling.ts'
import { addDays, addMonths, dayIn, daysBetween, earlierOf, laterOf } from '#app/domain/calendar/days.ts'
import { windowOfWay } from '#app/domain/institutions/college-window.ts'
import type { TrainingWayKind } from '#app/domain/professions/vocabulary.ts'
import { type TrainingWay, usualWay, yearsOfWay } from '#app/domain/professions/ways.ts'
import { graduationYear, isSchoolLeaver } from './horizon.ts'
import type { Draft, DraftStage } from './lay-out.ts'
import type { Target, TaskKey } from './plan.ts'
import { byUnt, graduation, inOrder, type Route, toCollege } from './routes.ts'
import { foundation } from './stages/foundation.ts'
import type { PlanContext } from './stages/plan-context.ts'
import { orientation } from './stages/orientation.ts'
import { course, jobs, practice, skillsStage, studies } from './stages/work.ts'

type Employment = Extract<Target, { goal: 'EMPLOYMENT' }>
type StudyWay = Exclude<TrainingWayKind, 'COURSE'>

/** Returns the route to a profession, chosen by the ways that lead there in Kazakhstan and by the person's situation. */
export function toProfession(ground: PlanContext, target: Employment): Route {
  const { situation, today } = ground
  if (situation.status === 'STUDENT') return afterStudies(ground, target)
  const isBeforeStudies = situation.status === 'PUPIL' || isSchoolLeaver(situation, today)
  const way = usualWay(target.ways)
  const hasCourse = target.ways.some(one => one.way === 'COURSE')
  switch (way.way) {
    case 'COURSE':
      return byCourse(ground)
    case 'COLLEGE':
      // A person with a degree or a job takes the course when there is one.
      return !isBeforeStudies && hasCourse ? byCourse(ground) : throughCollege(ground, way)
    default:
      return isBeforeStudies
        ? throughStudies(ground, byUnt(ground, way.way), way.way, way.years)
        : secondTraining(ground, { degree: hasCourse ? null : adultWay(target) })
  }
}

/** The kind of institution for adults: a university when one leads there. */
function adultWay({ ways }: Employment) {
  const isUniversity = ways.some(({ way }) => way === 'UNIVERSITY')
  return isUniversity ? 'UNIVERSITY' : 'MILITARY_OR_POLICE_INSTITUTE'
}

/** Colleges are entered after class 9 when the way allows it, otherwise after the last class. */
function throughCollege(ground: PlanContext, way: Extract<TrainingWay, { way: 'COLLEGE' }>): Route {
  const route = toCollege(ground, { window: windowOfWay(way), afterSchool: way.yearsAfterNine === undefined })
  const { situation, today } = ground
  const isAfterNine =
    situation.status === 'PUPIL' && (route.admission?.year ?? 0) < leavingYear(situation, LAST_CLASS.school, today)
  return throughStudies(ground, route, 'COLLEGE', yearsOfWay(way, { isAfterNine }))
}

/** An admission, the studies after it, and the work they lead to. */
function throughStudies(ground: PlanContext, route: Route, way: StudyWay, years: number): Route {
  const { admission, stages } = route
  if (admission === null) return route
  const ends = graduation(admission, years)
  const later = studiesAndWork(ground, { from: admission.begins, to: ends }, { way, done: 0 })
  return { admission, stages: [...stages, ...later.map(inOutline)] }
}

/** Outlines studies that have not begun: all but the main tasks become optional. */
function inOutline(stage: DraftStage): DraftStage {
  const isMain = ({ facts }: Draft) => MAIN.has(facts.task)
  return { ...stage, tasks: stage.tasks.map(task => (isMain(task) ? task : { ...task, optional: true })) }
}
const MAIN: ReadonlySet<TaskKey> = new Set(['study', 'internship', 'applyJobs', 'contract'])

function studiesAndWork(
  ground: PlanContext,
  { from, to }: { from: string; to: string },
  { way, done }: { way: StudyWay; done: number },
) {
  const half = addDays(from, Math.floor(daysBetween(from, to) / 2))
  const searches = laterOf(from, addMonths(to, -12))
  return inOrder([
    studies(ground, { from, to }, { way, done }),
    done === 0 ? null : skillsStage(ground, { from, to: half }, 'INTERMEDIATE'),
    practice(
      ground,
      { from: laterOf(from, earlierOf(half, addMonths(from, 12))), to: addDays(to, -30) },
      { internship: true },
    ),
    ...jobs({ from: searches, to: addMonths(to, 2) }),
  ])
}

/** Students are assumed to study for the target already. */
function afterStudies(ground: PlanContext, target: Employment): Route {
  const { situation, today } = ground
  const { way, years: usual } = studyOf(target)
  const years = Math.max(Math.ceil(usual), situation.year ?? 1)
  const ends = dayIn(graduationYear(situation, years, today), '06-30')
  if (daysBetween(today, ends) < 45) return graduateRoute(ground)
  const done = Math.max(1, (situation.year ?? Math.ceil(years / 2)) - 1)
  const oriented = orientation(ground, addDays(today, 21))
  return {
    admission: null,
    stages: inOrder([oriented, ...studiesAndWork(ground, { from: addDays(today, 7), to: ends }, { way, done })]),
  }
}

/** Studies a student is assumed to follow: the usual way, or a degree of four years when the profession needs only a
 *  course. */
function studyOf({ ways }: Employment): { way: StudyWay; years: number } {
  const { way, years } = usualWay(ways)
  return way === 'COURSE' ? { way: 'UNIVERSITY', years: 4 } : { way, years }
}

/** For people whose studies are (nearly) over: skills, a portfolio, and the job search. */
function graduateRoute(ground: PlanContext): Route {
  const { today } = ground
  return {
    admission: null,
    stages: inOrder([
      orientation(ground, addDays(today, 14)),
      skillsStage(ground, { from: addDays(today, 7), to: addDays(today, 75) }, 'INTERMEDIATE'),
      practice(ground, { from: addDays(today, 21), to: addDays(today, 100) }, { internship: false }),
      ...jobs({ from: addDays(today, 30), to: addDays(today, 120) }),
    ]),
  }
}

/** A person with a degree or a job changes profession: skills besides the job, and a second degree (`degree`) only when
 *  no course leads there. People who work have only evenings, so their stages take 1.5 times as long. */
function secondTraining(ground: PlanContext, { degree: way }: { degree: StudyWay | null }): Route {
  const { today, situation } = ground
  const pace = situation.status === 'EMPLOYED' ? 1.5 : 1
  const on = (days: number) => addDays(today, Math.round(days * pace))
  const skilled = skillsStage(ground, { from: addDays(today, 14), to: on(120) }, 'INTERMEDIATE')
  const degree = way && {
    key: 'application' as const,
    from: on(60),
    to: on(200),
    tasks: [
      { facts: { task: 'checkRequirements' as const } },
      { facts: { task: 'findMoney' as const } },
      { facts: { task: 'applyStudy' as const, way } },
    ],
  }
  return {
    admission: null,
    stages: inOrder([
      orientation(ground, addDays(today, 21)),
      skilled,
      practice(ground, { from: on(90), to: on(210) }, { internship: false }),
      degree,
      ...jobs({ from: on(150), to: on(270) }),
    ]),
  }
}

/** A course is sufficient. Pupils look for work towards the end of school, others from the first month on. */
function byCourse(ground: PlanContext): Route {
  const { today, situation } = ground
  const leaves = dayIn(leavingYear(situation, LAST_CLASS.school, today), '06-15')
  if (situation.status !== 'PUPIL' || daysBetween(today, leaves) < 90) return courseNow(ground)
  const trains = laterOf(addDays(today, 21), addDays(leaves, -400))
  const span = { from: addDays(today, 28), to: trains }
  return {
    admission: null,
    stages: inOrder([
      orientation(ground, addDays(today, 28)),
      daysBetween(span.from, span.to) >= 60 ? foundation(ground, span) : null,
      course(ground, { from: trains, to: addDays(leaves, -60) }),
      practice(ground, { from: addDays(trains, 40), to: addDays(leaves, -10) }, { internship: false }),
      ...jobs({ from: laterOf(addDays(today, 45), addDays(leaves, -60)), to: addMonths(leaves, 3) }),
    ]),
  }
}

function courseNow(ground: PlanContext): Route {
  const { today, situation } = ground
  const pace = situation.status === 'EMPLOYED' ? 1.5 : 1
  const on = (days: number) => addDays(today, Math.round(days * pace))
  return {
    admission: null,
    stages: inOrder([
      orientation(ground, addDays(today, 14)),
      course(ground, { from: addDays(today, 7), to: on(75) }),
      practice(ground, { from: addDays(today, 21), to: on(90) }, { internship: false }),
      ...jobs({ from: addDays(today, 30), to: on(110) }),
    ]),
  }
}
