import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { addToAcademicRecord } from '#app/domain/academic/academic.server.ts'
import { isKeyUsed, useKeyOnce } from '#app/domain/accounts/idempotency.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { askForMaking, findProgressOf, underWay } from '#app/domain/makings/makings.server.ts'
import { made } from '#app/domain/makings/progress.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { AdmissionForm } from './admission.schema.ts'
import { readFacts } from './admission-facts.ts'

/** Maximum number of analyses listed, enough for years. */
const LISTED = 50

type Person = Pick<Viewer, 'id'>

/** Starts an analysis of the chosen programmes and saves the exam results entered with it. Returns the id of the new
 *  analysis; of the existing one when the form is sent twice or another analysis is still running (`underWay`); or
 *  `'unknown'` when a programme does not exist. */
export async function startAdmission(
  viewer: Person,
  given: AdmissionForm,
): Promise<{ id: string; underWay?: true } | 'unknown'> {
  const { idempotencyKey, major: chosen, rural, ...academic } = given
  try {
    return await inTurn(async tx => {
      if (await isKeyUsed(tx, viewer.id, idempotencyKey)) return (await latestOf(viewer, tx)) ?? 'unknown'
      const known = await tx.major.count({
        where: { id: { in: chosen }, retiredAt: null, institution: { retiredAt: null } },
      })
      if (known !== chosen.length) return 'unknown'
      // The idempotency key is stored last, so a refused form can be sent again.
      await useKeyOnce(tx, viewer.id, idempotencyKey)

      const id = await askForMaking(tx, 'ADMISSION', viewer.id)
      await tx.institutionAnalysis.create({
        data: {
          id,
          makingId: id,
          userId: viewer.id,
          pool: rural === 'yes' ? 'RURAL' : 'GRANT',
          choices: { create: chosen.map((majorId, order) => ({ majorId, order })) },
        },
      })
      await addToAcademicRecord(
        viewer,
        { ...filledIn(academic), ...(rural === undefined ? {} : { rural: rural === 'yes' }) },
        tx,
      )
      return { id }
    })
  } catch (error) {
    // Unique constraint: a person has at most one running analysis.
    if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')) throw error
    const other = await latestOf(viewer)
    return other ? { ...other, underWay: true } : 'unknown'
  }
}

/** Keeps only the fields that were filled in. */
function filledIn<T extends object>(academic: T): Partial<T> {
  return Object.fromEntries(Object.entries(academic).filter(([, value]) => value !== undefined)) as Partial<T>
}

function latestOf(viewer: Person, client: Db = db) {
  return client.institutionAnalysis.findFirst({
    where: { userId: viewer.id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  })
}

/** Returns an analysis of the viewer in any state; null when it does not exist or belongs to another person. */
export async function findAdmission(viewer: Person, id: string) {
  const row = await db.institutionAnalysis.findFirst({ where: { id, userId: viewer.id } })
  if (!row) return null
  const progress = row.completedAt ? made : await findProgressOf(row.makingId)
  return { id: row.id, ...progress, facts: readFacts(row.facts) }
}

/** Returns the programme ids of an analysis in the chosen order, to prefill another one. */
export async function findChosen(viewer: Person, id: string): Promise<string[]> {
  const choices = await db.institutionChoice.findMany({
    where: { analysisId: id, analysis: { userId: viewer.id } },
    orderBy: { order: 'asc' },
    select: { majorId: true },
  })
  return choices.map(({ majorId }) => majorId)
}

/** Returns the viewer's finished analyses and the running one, newest first, at most 50. */
export async function listAdmissions(viewer: Person) {
  const rows = await db.institutionAnalysis.findMany({
    where: { userId: viewer.id, OR: [{ completedAt: { not: null } }, { making: underWay }] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: LISTED,
    select: { id: true, completedAt: true, createdAt: true, facts: true },
  })
  return rows.map(({ id, completedAt, createdAt, facts }) => ({
    id,
    underWay: completedAt === null,
    createdAt: createdAt.toISOString(),
    facts: readFacts(facts),
  }))
}
