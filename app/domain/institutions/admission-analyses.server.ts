import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { addToAcademicRecord } from '#app/domain/academic/academic.server.ts'
import { takeOnce } from '#app/domain/accounts/submissions.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { enqueue } from '#app/domain/jobs/jobs.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { AdmissionForm } from './admission.schema.ts'
import type { AdmissionFacts } from './admission-facts.ts'

/** How many analyses are listed: years of them. */
const LISTED = 50

type Person = Pick<Viewer, 'id'>

/** Asks for an analysis of the chosen programmes and keeps what the person has told of their exams. Returns the id of the
 *  analysis: the new one, or the one under way when it was asked for twice; `'unknown'` when a programme is not there. */
export async function startAdmission(viewer: Person, given: AdmissionForm): Promise<{ id: string } | 'unknown'> {
  const { submission, major: chosen, rural, ...academic } = given
  try {
    return await inTurn(async tx => {
      if (!(await takeOnce(tx, viewer.id, submission))) return (await latestOf(viewer, tx)) ?? 'unknown'
      const known = await tx.major.count({
        where: { id: { in: chosen }, retiredAt: null, institution: { retiredAt: null } },
      })
      if (known !== chosen.length) return 'unknown'

      const { id } = await tx.institutionAnalysis.create({
        data: {
          userId: viewer.id,
          openKey: viewer.id,
          pool: rural === 'yes' ? 'RURAL' : 'GRANT',
          choices: { create: chosen.map((majorId, order) => ({ majorId, order })) },
        },
      })
      await addToAcademicRecord(
        viewer,
        { ...told(academic), ...(rural === undefined ? {} : { rural: rural === 'yes' }) },
        tx,
      )
      await enqueue({ kind: 'admission', payload: { analysisId: id }, key: `admission:${id}` }, tx)
      return { id }
    })
  } catch (error) {
    // Asked for twice at once: the other has started it.
    if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')) throw error
    return (await latestOf(viewer)) ?? 'unknown'
  }
}

/** What was typed; empty fields say nothing. */
function told<T extends object>(academic: T): Partial<T> {
  return Object.fromEntries(Object.entries(academic).filter(([, value]) => value !== undefined)) as Partial<T>
}

function latestOf(viewer: Person, client: Db = db) {
  return client.institutionAnalysis.findFirst({
    where: { userId: viewer.id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  })
}

/** An analysis of the viewer, whatever its state; null when there is none of this id, or it is somebody else's. */
export async function findAdmission(viewer: Person, id: string) {
  const row = await db.institutionAnalysis.findFirst({ where: { id, userId: viewer.id } })
  if (!row) return null
  const state = row.state as 'LOADING' | 'COMPLETED' | 'FAILED'
  return { id: row.id, state, stage: row.stage, facts: row.facts as AdmissionFacts | null }
}

/** The programmes an analysis was asked for, in order: to begin another like it. */
export async function findChosen(viewer: Person, id: string): Promise<string[]> {
  const choices = await db.institutionChoice.findMany({
    where: { analysisId: id, analysis: { userId: viewer.id } },
    orderBy: { order: 'asc' },
    select: { majorId: true },
  })
  return choices.map(({ majorId }) => majorId)
}

/** Every finished analysis of the viewer, the newest first, and the one under way. */
export async function listAdmissions(viewer: Person) {
  const rows = await db.institutionAnalysis.findMany({
    where: { userId: viewer.id, state: { not: 'FAILED' } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: LISTED,
    select: { id: true, state: true, createdAt: true, facts: true },
  })
  return rows.map(({ id, state, createdAt, facts }) => ({
    id,
    underWay: state === 'LOADING',
    createdAt: createdAt.toISOString(),
    facts: facts as AdmissionFacts | null,
  }))
}
