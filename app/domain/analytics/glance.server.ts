import { db } from '#app/database/client.server.ts'
import { groupsOf, type Staff } from '#app/domain/organizations/reach.server.ts'
import { remind } from '#app/domain/organizations/talks.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { listStudentFacts, type Student } from './student-facts.server.ts'
import { nextStepOf, placeOf } from './talk-reasons.ts'

/** An overview of a group: pupils to talk to, pupils to remind of their next step, and the others. Null when there is
 *  no such group for this viewer. */
export async function findGlance(staff: Staff, groupId: string, now = new Date()) {
  const group = await findGroup(staff, groupId)
  if (!group) return null
  const students = await listStudentFacts(staff, { groupId }, calendarDay(now))
  const placed = students.map(student => ({ student, ...placeOf(student.facts, now) }))
  return {
    group,
    talk: placed.flatMap(one => (one.place === 'talk' ? [one] : [])),
    remind: placed.flatMap(one => (one.place === 'remind' ? [one] : [])),
    own: placed.flatMap(({ place, student }) => (place === 'own' ? [student] : [])),
    students,
  }
}

/** A group within reach, or null. */
export function findGroup(staff: Staff, id: string) {
  return db.group.findFirst({ where: { AND: [groupsOf(staff), { id }] }, select: { id: true, code: true } })
}

/** Reminds the selected pupils of a group of their next step. Leaves out accounts that have never been used, because
 *  nobody would read the reminder. Returns the number of pupils reminded. */
export async function remindStudents(staff: Staff, groupId: string, userIds: readonly string[], now = new Date()) {
  const students = await listStudentFacts(staff, { groupId }, calendarDay(now))
  const steps = students.filter(({ userId }) => userIds.includes(userId)).flatMap(stepOf)
  return remind(staff, steps, now)
}

function stepOf({ userId, facts }: Student) {
  const step = nextStepOf(facts)
  return step && step.kind !== 'sign-in' ? [{ userId, step: step.kind }] : []
}
