import { type Db, inTurn } from '#app/database/client.server.ts'
import { optimize } from '#app/database/statistics.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { addedBy } from '#app/domain/content/edits.server.ts'
import { enqueue } from '#app/domain/jobs/jobs.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { readFingerprint } from './grant-imports.server.ts'
import { type GrantKind, grantTables } from './grant-sheet.ts'

/** Null for an operator in the server's shell. */
type By = { id: string } | null

/** Publishes a reviewed sheet: its rows and the new fit take effect together, for every page. Idempotent. `'anew'` when
 *  the data has changed since the fit was computed, or computing it failed: it is computed again, to be reviewed first.
 *  `'late'` when the sheet was discarded or is still being computed, `'nothing'` when all its rows are known, null when
 *  it does not exist. */
export async function publishGrants(
  by: By,
  importId: string,
  now = new Date(),
): Promise<'done' | 'anew' | 'late' | 'nothing' | null> {
  const outcome = await inTurn(async tx => {
    const list = await tx.grantImport.findUnique({ where: { id: importId }, omit: { fit: true } })
    if (!list || list.state === 'KEEPING') return null
    if (list.state === 'PUBLISHED') return 'done'
    if (list.state !== 'READY' && list.state !== 'FAILED') return 'late'
    if (list.state === 'FAILED' || (await readFingerprint(tx)) !== list.basis) {
      await tx.grantImport.update({ where: { id: importId }, data: { state: 'FITTING' } })
      await enqueue({ kind: 'grants', payload: { importId } }, tx)
      return 'anew'
    }
    const counts = await tx.grantImportRow.groupBy({ by: ['outcome'], where: { importId }, _count: true })
    const count = (of: string) => counts.find(({ outcome: each }) => each === of)?._count ?? 0
    const [fresh, changed, refused] = [count('FRESH'), count('CHANGED'), count('REFUSED')]
    if (fresh + changed === 0) return 'nothing'

    const { kind, year } = list
    await writeGrants(tx, { importId, kind: kind as GrantKind, year }, addedBy(by?.id ?? null, now))
    await writeHistory(tx, { importId, table: grantTables[kind as GrantKind], editorId: by?.id ?? null, now })
    await tx.$executeRaw`
      INSERT INTO "ChanceFit" ("id", "computedAt", "figures")
      SELECT "id", ${now}, "fit" FROM "GrantImport" WHERE "id" = ${importId} AND "fit" IS NOT NULL`
    const decided = { decidedAt: now, decidedById: by?.id ?? null, fit: Prisma.DbNull }
    await tx.grantImport.update({ where: { id: importId }, data: { state: 'PUBLISHED', ...decided } })
    const details = { kind, cycle: year, fresh, changed, refused }
    await recordEvent({ action: 'cutoffs.imported', actorId: by?.id ?? null, details }, tx)
    return 'published'
  })
  if (outcome !== 'published') return outcome
  await optimize()
  return 'done'
}

/** Discards an unpublished sheet. Idempotent. `'late'` when it is published, null when it does not exist. */
export async function discardGrants(by: By, importId: string, now = new Date()): Promise<'done' | 'late' | null> {
  return inTurn(async tx => {
    const list = await tx.grantImport.findUnique({ where: { id: importId }, omit: { fit: true } })
    if (!list || list.state === 'KEEPING') return null
    if (list.state === 'DISCARDED') return 'done'
    if (list.state === 'PUBLISHED') return 'late'
    const decided = { decidedAt: now, decidedById: by?.id ?? null, fit: Prisma.DbNull }
    await tx.grantImport.update({ where: { id: importId }, data: { state: 'DISCARDED', ...decided } })
    const details = { kind: list.kind, cycle: list.year }
    await recordEvent({ action: 'cutoffs.discarded', actorId: by?.id ?? null, details }, tx)
    return 'done'
  })
}

type Written = { importId: string; kind: GrantKind; year: number }

/** Writes all rows in one statement. Figures missing in the sheet keep their stored values. The rows are marked as
 *  edited, so that a release does not overwrite them. */
async function writeGrants(
  tx: Db,
  { importId, kind, year }: Written,
  { origin, editedAt, editedById }: ReturnType<typeof addedBy>,
) {
  const marks = Prisma.sql`${origin}, ${editedAt}, ${editedById}`
  const from = Prisma.sql`FROM "GrantImportRow" WHERE "importId" = ${importId} AND "outcome" IN ('FRESH', 'CHANGED')`
  const marked = Prisma.sql`"editedAt" = excluded."editedAt", "editedById" = excluded."editedById"`
  const statements = {
    RESULTS: Prisma.sql`
      INSERT INTO "GrantResult" ("year", "section", "form", "groupCode", "universityCode", "tag", "quota", "minimum",
        "average", "grants", "origin", "editedAt", "editedById")
      SELECT ${year}, "section", "form", "groupCode", "universityCode", "tag", "quota", "minimum", "average", "grants",
        ${marks} ${from}
      ON CONFLICT ("year", "section", "form", "groupCode", "universityCode", "tag", "quota") DO UPDATE SET
        "minimum" = excluded."minimum", "average" = COALESCE(excluded."average", "GrantResult"."average"),
        "grants" = COALESCE(excluded."grants", "GrantResult"."grants"), ${marked}`,
    PLAN: Prisma.sql`
      INSERT INTO "GrantPlan" ("year", "groupCode", "part", "grants", "origin", "editedAt", "editedById")
      SELECT ${year}, "groupCode", "part", "grants", ${marks} ${from}
      ON CONFLICT ("year", "groupCode", "part") DO UPDATE SET "grants" = excluded."grants", ${marked}`,
    MINIMA: Prisma.sql`
      INSERT INTO "UniversityMinimum" ("universityCode", "groupCode", "year", "minimum", "origin", "editedAt", "editedById")
      SELECT "universityCode", "groupCode", ${year}, "minimum", ${marks} ${from}
      ON CONFLICT ("universityCode", "groupCode", "year") DO UPDATE SET "minimum" = excluded."minimum", ${marked}`,
  }
  await tx.$executeRaw(statements[kind])
}

type History = { importId: string; table: string; editorId: string | null; now: Date }

/** Writes an edit for every row, with the figures before and after. The audit log has one entry for the whole sheet. */
async function writeHistory(tx: Db, { importId, table, editorId, now }: History) {
  await tx.$executeRaw`
    INSERT INTO "ContentEdit" ("id", "table", "rowId", "at", "editorId", "kind", "before", "after")
    SELECT "id", ${table}, "rowId", ${now}, ${editorId}, 'IMPORTED', "before", "after"
    FROM "GrantImportRow" WHERE "importId" = ${importId} AND "outcome" IN ('FRESH', 'CHANGED')`
}
