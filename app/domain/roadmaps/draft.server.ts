import { db } from '#app/database/client.server.ts'
import { flag, readRow } from '#app/database/rows.server.ts'
import type { Status } from '#app/domain/accounts/answers.ts'
import { currentYear, saidYear } from '#app/domain/accounts/said-year.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { type PlanDraft, Prisma } from '#prisma/generated/client.ts'
import type { SituationForm } from './draft.schema.ts'
import type { PlanGoal } from './vocabulary.ts'

type Person = Pick<Viewer, 'id'>

/** What somebody has answered on the way to a plan; null before the first answer. */
export async function findDraft(viewer: Person): Promise<PlanDraft | null> {
  return db.planDraft.findUnique({ where: { userId: viewer.id } })
}

/** Whether somebody has begun to answer on the way to a plan. */
export async function hasDraft({ id }: Person): Promise<boolean> {
  const row = await readRow(
    { begun: flag },
    Prisma.sql`SELECT EXISTS (SELECT 1 FROM "PlanDraft" WHERE "userId" = ${id}) AS "begun"`,
  )
  return row!.begun
}

/** The status and the class or year of the profile, to fill in a new draft. */
export async function findOwnSituation(viewer: Person) {
  const profile = await db.profile.findUnique({
    where: { userId: viewer.id },
    select: { status: true, year: true, yearSaidOn: true },
  })
  const year = profile && currentYear(profile, calendarDay(new Date()))
  return { status: (profile?.status ?? null) as Status | null, year }
}

/** Keeps what a person does now and how far ahead they look. Status and class go into their profile too: chances and plans
 *  name one admission year. */
export async function saveSituation(viewer: Person, { status, year, years }: SituationForm) {
  const said = saidYear({ status, year }, calendarDay(new Date()))
  await db.profile.update({ where: { userId: viewer.id }, data: { status, ...said } })
  await save(viewer, { status, years, year: said.year })
}

export async function saveGoal(viewer: Person, goal: PlanGoal) {
  await save(viewer, { goal })
}

/** Keeps the profession a plan leads to; false when there is no such profession. */
export async function saveProfession(viewer: Person, professionId: string): Promise<boolean> {
  const known = await db.profession.count({ where: { id: professionId, retiredAt: null } })
  if (known > 0) await save(viewer, { professionId })
  return known > 0
}

/** Keeps the programme a plan leads to; false when there is no such programme. */
export async function saveMajor(viewer: Person, majorId: string): Promise<boolean> {
  const known = await db.major.count({
    where: { id: majorId, retiredAt: null, institution: { retiredAt: null } },
  })
  if (known > 0) await save(viewer, { majorId })
  return known > 0
}

/** Keeps what a plan leads to, and with it the goal; false when there is no such profession or programme. */
export async function saveAim(viewer: Person, aim: { professionId: string } | { majorId: string }): Promise<boolean> {
  const [isKept, goal] =
    'majorId' in aim
      ? ([await saveMajor(viewer, aim.majorId), 'ENROLLMENT'] as const)
      : ([await saveProfession(viewer, aim.professionId), 'EMPLOYMENT'] as const)
  if (isKept) await saveGoal(viewer, goal)
  return isKept
}

/** Keeps a text that is not sent yet, so that it is not lost. */
export async function saveAbout(viewer: Person, about: string | undefined) {
  // A draft whose plan is made meanwhile is gone, and does not come back.
  await db.planDraft.updateMany({ where: { userId: viewer.id }, data: { about: about ?? null } })
}

async function save(viewer: Person, answers: Partial<PlanDraft>) {
  const fresh = { userId: viewer.id, idempotencyKey: crypto.randomUUID() }
  await db.planDraft.upsert({ where: { userId: viewer.id }, create: { ...fresh, ...answers }, update: answers })
}

/** What a draft leads to: the answer that belongs to its goal. After a change of goal the other answer stays
 *  in the draft, in case the person changes it back. */
export function aimOf({ goal, professionId, majorId }: Pick<PlanDraft, 'goal' | 'professionId' | 'majorId'>) {
  return goal === 'EMPLOYMENT' ? { professionId, majorId: null } : { professionId: null, majorId }
}

export type WizardStep = 'situation' | 'goal' | 'profession' | 'programme' | 'about'

/** The step whose answer comes next; `about` when nothing is missing for a plan. */
export function stepAhead(draft: PlanDraft | null): WizardStep {
  if (!draft?.status || !draft.years) return 'situation'
  if (!draft.goal) return 'goal'
  if (draft.goal === 'EMPLOYMENT') return draft.professionId ? 'about' : 'profession'
  return draft.majorId ? 'about' : 'programme'
}
