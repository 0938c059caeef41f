import { inTurn } from '#app/database/client.server.ts'
import { flag, instant, jsonOf, orNull, readRow, readRows, text } from '#app/database/rows.server.ts'
import { setConsent } from '#app/domain/accounts/consents.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { listTests } from '#app/domain/assessments/tests.server.ts'
import { askForMaking, findLatestProgress, findProgressOf } from '#app/domain/makings/makings.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { type Analysis, Prisma } from '#prisma/generated/client.ts'
import { findInputs, type Inputs, readAnswers } from './facts.server.ts'
import { readinessOf } from './readiness.ts'

/** Maximum number of earlier analyses listed, enough for years of use. */
const EARLIER = 50

const listed = {
  id: text,
  makingId: orNull(text),
  inputs: jsonOf<Inputs>(),
  completedAt: orNull(instant),
  lockedUntil: orNull(instant),
}

/** Returns the state of a person's personality analysis: tests are missing (`inactive`), ready to start (`active`),
 *  being made (`loading`), `failed`, or `completed`. */
export async function findStanding(viewer: Viewer, language: Language, now = new Date()) {
  const [rows, inputs] = await Promise.all([
    readRows(
      listed,
      Prisma.sql`
        SELECT "id", "makingId", "inputs", "completedAt", "lockedUntil" FROM "Analysis" WHERE "userId" = ${viewer.id}
        ORDER BY "createdAt" DESC, "id" DESC LIMIT ${EARLIER}`,
    ),
    findInputs(viewer.id),
  ])
  const [latest] = rows
  const progress = latest?.completedAt === null ? await findProgressOf(latest.makingId) : null
  if (progress?.state === 'LOADING') return { state: 'loading' as const, stage: progress.stage }

  const failed = progress?.state === 'FAILED'
  const made = rows.filter(({ completedAt }) => completedAt !== null)
  const [last] = made
  if (last) {
    const locked = last.lockedUntil !== null && last.lockedUntil > now
    return {
      state: 'completed' as const,
      id: last.id,
      lockedUntil: locked ? last.lockedUntil!.toISOString() : null,
      mayStart: !locked && inputs !== null,
      failed,
      retaken: inputs !== null && isRetaken(last.inputs, inputs),
      made: made.map(({ id, completedAt }) => ({ id, completedAt: completedAt!.toISOString() })),
    }
  }
  if (inputs) return { state: failed ? ('failed' as const) : ('active' as const) }
  return { state: 'inactive' as const, ...readinessOf(await listTests(viewer, language)) }
}

export type Standing = Awaited<ReturnType<typeof findStanding>>

function isRetaken(then: Inputs, now: Inputs) {
  return Object.entries(now).some(([instrument, id]) => then[instrument as keyof Inputs] !== id)
}

/** Returns the progress of a person's latest analysis, for other pages and the waiting page; null when there is none.
 *  One query. */
export async function findProgress(viewer: Pick<Viewer, 'id'>) {
  return findLatestProgress(viewer.id, 'ANALYSIS')
}

/** Requests an analysis of the latest answers. Concurrent requests make one (`'under-way'`). Returns `'locked'` until
 *  30 days after the last one, `'incomplete'` while a required test is missing. `withModel` is stored as a consent. */
export async function startAnalysis(
  viewer: Viewer,
  language: Language,
  { withModel }: { withModel: boolean },
  now = new Date(),
): Promise<'started' | 'under-way' | 'locked' | 'incomplete'> {
  const inputs = await findInputs(viewer.id)
  if (!inputs || !(await readAnswers(viewer.id, inputs))) return 'incomplete'
  try {
    return await inTurn(async tx => {
      const locked = await tx.analysis.count({
        where: { userId: viewer.id, completedAt: { not: null }, lockedUntil: { gt: now } },
      })
      if (locked > 0) return 'locked'
      const makingId = await askForMaking(tx, 'ANALYSIS', viewer.id)
      await tx.analysis.create({ data: { id: makingId, makingId, userId: viewer.id, language, inputs, withModel } })
      if (withModel) await setConsent(viewer, 'ADVISOR', true, tx)
      return 'started'
    })
  } catch (error) {
    // Unique constraint: a concurrent request has already started it.
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return 'under-way'
    throw error
  }
}

const analysis = {
  id: text,
  userId: text,
  makingId: orNull(text),
  language: text,
  inputs: jsonOf<Analysis['inputs']>(),
  withModel: flag,
  facts: orNull(jsonOf<Analysis['facts']>()),
  text: orNull(jsonOf<Analysis['text']>()),
  writer: orNull(text),
  model: orNull(text),
  createdAt: instant,
  completedAt: orNull(instant),
  lockedUntil: orNull(instant),
}

/** Returns a completed analysis of the viewer, or null; analyses of other people are not found. */
export async function findOwnAnalysis(viewer: Pick<Viewer, 'id'>, id: string): Promise<Analysis | null> {
  return readRow(
    analysis,
    Prisma.sql`SELECT * FROM "Analysis" WHERE "id" = ${id} AND "userId" = ${viewer.id} AND "completedAt" IS NOT NULL`,
  )
}

/** Returns the last completed analysis of the viewer, or null. */
export async function findLastAnalysis(viewer: Pick<Viewer, 'id'>): Promise<Analysis | null> {
  return readRow(
    analysis,
    Prisma.sql`
      SELECT * FROM "Analysis" WHERE "userId" = ${viewer.id} AND "completedAt" IS NOT NULL
      ORDER BY "createdAt" DESC, "id" DESC LIMIT 1`,
  )
}
