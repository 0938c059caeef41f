import { type Db, inTurn } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { nextNumber, publish, type TestContent, writeDraft } from '#app/domain/assessments/test-content.server.ts'
import { indexTest } from '#app/domain/assessments/test-document.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { type Fields, recordContentEdit } from '#app/domain/content/history.server.ts'
import { type Row, rowsOf } from '#app/domain/content/rows.server.ts'
import { syncRuleOf } from '#app/domain/content/sync-rules.ts'
import type { ContentTable } from '#app/domain/content/tables.ts'
import type { Difference } from './compare.ts'
import { followers } from './followers.server.ts'
import { findSuggestedRow, keyOfSuggestion, type Obstacle, type SuggestedRow } from './suggested-rows.server.ts'

export type Decision = 'take' | 'keep'

/** Decides an open suggestion. `take` writes the row as the seed would, and releases update it again from then on
 *  (docs/decisions/088). `keep` leaves the row, and later releases suggest only new content. Null when the suggestion
 *  is no longer open, `'changed'` when the row was saved since the page was rendered, `obstacle` when the content
 *  cannot be written. */
export async function decideSuggestion(
  viewer: Viewer,
  id: string,
  { decision, version }: { decision: Decision; version: number },
  now = new Date(),
): Promise<'done' | 'changed' | { obstacle: Obstacle } | null> {
  return inTurn(async tx => {
    const suggested = await findSuggestedRow(id, tx)
    if (!suggested) return null
    if (decision === 'take') {
      if (suggested.version !== version) return 'changed'
      if (suggested.obstacle) return { obstacle: suggested.obstacle }
      await take(tx, viewer, suggested, now)
    }
    await tx.contentSuggestion.update({ where: { id }, data: { decidedAt: now } })
    const { table, rowId } = suggested
    const action = decision === 'take' ? ('suggestion.taken' as const) : ('suggestion.kept' as const)
    await recordEvent({ action, actorId: viewer.id, details: { table, rowId } }, tx)
    return 'done'
  })
}

async function take(tx: Db, viewer: Viewer, suggested: SuggestedRow, now: Date) {
  const { table, rowId, content, hash } = suggested
  if (table === 'Test') return takeTest(tx, rowId, content as unknown as TestContent, hash, now)
  const key = keyOfSuggestion(table, rowId, content)
  const follower = followers[table]
  const before = await follower?.fields?.(rowId, tx)
  const outcome = content ? await writeRow(tx, table, key, suggested) : await letGo(tx, table, key, now)
  const after = outcome === 'REMOVED' ? null : await follower?.fields?.(rowId, tx)
  const sides = sidesOf(suggested.differences)
  await recordContentEdit(
    tx,
    {
      ...{ table, key: key as never, editorId: viewer.id, kind: outcome },
      before: before ?? sides.before,
      after: outcome === 'REMOVED' ? null : (after ?? sides.after),
    },
    now,
  )
  // The history keeps the edit. The row now equals the release's and follows the next release.
  if (outcome === 'REMOVED') return
  const marks = { origin: 'SEED', editedAt: null, editedById: null, contentHash: content ? hash : '' }
  await rowsOf(tx, table).updateMany({ where: key, data: marks })
  const [written] = await rowsOf(tx, table).findMany({ where: key })
  if (written) await follower?.follow?.(tx, suggested.own as Row, written)
}

/** Writes the columns and children of a row as the seed does. */
async function writeRow(tx: Db, table: ContentTable, key: Row, { content, rowId }: SuggestedRow): Promise<'TAKEN'> {
  const { children = [] } = syncRuleOf(table)
  const tables = children.map(child => child.table as string)
  const values = Object.fromEntries(Object.entries(content!).filter(([column]) => !tables.includes(column)))
  await rowsOf(tx, table).updateMany({ where: key, data: values })
  for (const { table: of, parent, where = {} } of children) {
    await rowsOf(tx, of).deleteMany({ where: { ...where, [parent]: rowId } })
    await rowsOf(tx, of).createMany({ data: (content![of] ?? []) as Row[] })
  }
  return 'TAKEN'
}

/** Treats a row as the seed treats rows that are no longer in the content. */
async function letGo(tx: Db, table: ContentTable, key: Row, now: Date): Promise<'RETIRED' | 'REMOVED'> {
  if (syncRuleOf(table).whenGone === 'DELETE') {
    await rowsOf(tx, table).deleteMany({ where: key })
    return 'REMOVED'
  }
  await rowsOf(tx, table).updateMany({ where: key, data: { retiredAt: now } })
  return 'RETIRED'
}

/** Publishes the release's version of a test as the seed would. Open attempts stay on their version. */
async function takeTest(tx: Db, testId: string, content: TestContent, hash: string, now: Date) {
  const draft = await writeDraft(tx, { testId, number: await nextNumber(tx, testId) }, content)
  await publish(tx, { id: draft, testId }, hash, now)
  await tx.test.update({ where: { id: testId }, data: { origin: 'SEED', editedAt: null, editedById: null } })
  await indexTest(testId, tx)
}

/** History fields for a table without a form: the differences. */
function sidesOf(differences: readonly Difference[]): { before: Fields; after: Fields } {
  const side = (name: 'own' | 'theirs') =>
    Object.fromEntries(differences.map(({ path, [name]: value }) => [path.join('.'), String(value ?? '')]))
  return { before: side('own'), after: side('theirs') }
}
