import { db, type Db } from '#app/database/client.server.ts'
import { flag, readRow } from '#app/database/rows.server.ts'
import type { Status } from '#app/domain/accounts/answers.ts'
import { currentYear, statedYear } from '#app/domain/accounts/stated-year.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { type PlanDraft, Prisma } from '#prisma/generated/client.ts'
import type { SituationForm } from './draft.schema.ts'
import type { PlanGoal } from './vocabulary.ts'

type Person = Pick<Viewer, 'id'>

/** Returns the viewer's draft of a plan, or null before the first answer. */
export async function findDraft(viewer: Person): Promise<PlanDraft | null> {
  return db.planDraft.findUnique({ where: { userId: viewer.id } })
}

/** Checks whether the viewer has a draft of a plan. */
export async function hasDraft({ id }: Person): Promise<boolean> {
  const row = await readRow(
    { begun: flag },
    Prisma.sql`SELECT EXISTS (SELECT 1 FROM "PlanDraft" WHERE "userId" = ${id}) AS "begun"`,
  )
  return row!.begun
}

/** Returns the status and the class or year of study from the profile, where every draft writes them too. Unlike a
 *  draft, the profile knows when the class was stated, so it goes up every September. */
export async function findOwnSituation(viewer: Person, now = new Date(), client: Db = db) {
  const profile = await client.profile.findUnique({
    where: { userId: viewer.id },
    select: { status: true, year: true, yearSaidOn: true },
  })
  const year = profile && currentYear(profile, calendarDay(now))
  return { status: (profile?.status ?? null) as Status | null, year }
}

/** Saves status, class and horizon. Status and class are written to the profile as well, so that chances and plans use
 *  the same admission year. */
export async function saveSituation(viewer: Person, { status, year, years }: SituationForm) {
  const stated = statedYear({ status, year }, calendarDay(new Date()))
  await db.profile.update({ where: { userId: viewer.id }, data: { status, ...stated } })
  await save(viewer, { status, years, year: stated.year })
}

export async function saveGoal(viewer: Person, goal: PlanGoal) {
  await save(viewer, { goal })
}

/** Saves the target profession; false when it does not exist. */
export async function saveProfession(viewer: Person, professionId: string): Promise<boolean> {
  const known = await db.profession.count({ where: { id: professionId, retiredAt: null } })
  if (known > 0) await save(viewer, { professionId })
  return known > 0
}

/** Saves the target programme; false when it does not exist. */
export async function saveMajor(viewer: Person, majorId: string): Promise<boolean> {
  const known = await db.major.count({
    where: { id: majorId, retiredAt: null, institution: { retiredAt: null } },
  })
  if (known > 0) await save(viewer, { majorId })
  return known > 0
}

/** Saves the target and the goal it implies; false when the profession or programme does not exist. */
export async function saveAim(viewer: Person, aim: { professionId: string } | { majorId: string }): Promise<boolean> {
  const [isKept, goal] =
    'majorId' in aim
      ? ([await saveMajor(viewer, aim.majorId), 'ENROLLMENT'] as const)
      : ([await saveProfession(viewer, aim.professionId), 'EMPLOYMENT'] as const)
  if (isKept) await saveGoal(viewer, goal)
  return isKept
}

/** Saves the notes before the form is submitted, so that they are not lost. */
export async function saveAbout(viewer: Person, about: string | undefined) {
  // Update only: a draft deleted meanwhile, because its plan was made, is not created again.
  await db.planDraft.updateMany({ where: { userId: viewer.id }, data: { about: about ?? null } })
}

async function save(viewer: Person, answers: Partial<PlanDraft>) {
  const fresh = { userId: viewer.id, idempotencyKey: crypto.randomUUID() }
  await db.planDraft.upsert({ where: { userId: viewer.id }, create: { ...fresh, ...answers }, update: answers })
}

/** Returns the target that belongs to the goal of the draft. The other answer stays in the draft, in case the person
 *  changes the goal back. */
export function aimOf({ goal, professionId, majorId }: Pick<PlanDraft, 'goal' | 'professionId' | 'majorId'>) {
  return goal === 'EMPLOYMENT' ? { professionId, majorId: null } : { professionId: null, majorId }
}

export type WizardStep = 'situation' | 'goal' | 'profession' | 'programme' | 'about'

/** Returns the next wizard step without an answer; `about` when the draft is complete. */
export function stepAhead(draft: PlanDraft | null): WizardStep {
  if (!draft?.status || !draft.years) return 'situation'
  if (!draft.goal) return 'goal'
  if (draft.goal === 'EMPLOYMENT') return draft.professionId ? 'about' : 'profession'
  return draft.majorId ? 'about' : 'programme'
}
