import { type Db, inTurn } from '#app/database/client.server.ts'
import { type Fields, keepEdit } from '#app/domain/content/history.server.ts'
import { isInstrument } from './kinds.ts'
import { lackingFor } from './draft.ts'
import {
  currentKey,
  hashOf,
  nextNumber,
  publish,
  readContent,
  rewriteDraft,
  type TestContent,
  writeDraft,
} from './test-content.server.ts'
import { indexTest } from './test-document.server.ts'

/** Administrator who edits a test. Releases do not overwrite an edited test. */
export type Editor = { id: string }

/** Creates a draft as a copy of the published version, or returns the existing draft. Null when the test does not exist
 *  or has no published version. */
export async function createDraft(
  editor: Editor,
  testId: string,
  now = new Date(),
): Promise<{ versionId: string } | null> {
  return inTurn(async tx => {
    const draft = await findCurrent(tx, testId, 'DRAFT')
    if (draft) return { versionId: draft.id }
    const published = await findCurrent(tx, testId, 'PUBLISHED')
    if (!published) return null
    const content = await readContent(tx, published.id)
    const number = await nextNumber(tx, testId)
    const versionId = await writeDraft(tx, { testId, number }, content)
    await markEdited(tx, editor, testId, now)
    await keepEdit(
      tx,
      { ...aboutTest(editor, testId), kind: 'EDITED', before: null, after: { draft: String(number) } },
      now,
    )
    return { versionId }
  })
}

/** Discards the draft of a test. `'conflict'` when it is no longer the draft that was shown (`draftHash`), null when
 *  there is no draft, or no published version: such a test can only be retired. */
export async function discardDraft(
  editor: Editor,
  testId: string,
  { now = new Date(), draftHash }: { now?: Date; draftHash?: string } = {},
): Promise<'done' | 'conflict' | null> {
  return inTurn(async tx => {
    const draft = await findCurrent(tx, testId, 'DRAFT')
    if (!draft || !(await findCurrent(tx, testId, 'PUBLISHED'))) return null
    if (draftHash !== undefined && hashOf(await readContent(tx, draft.id)) !== draftHash) return 'conflict'
    await tx.item.deleteMany({ where: { versionId: draft.id } })
    await tx.testVersion.delete({ where: { id: draft.id } })
    await markEdited(tx, editor, testId, now)
    const before = { draft: String(draft.number) }
    await keepEdit(tx, { ...aboutTest(editor, testId), kind: 'EDITED', before, after: { draft: '' } }, now)
    return 'done'
  })
}

/** A change of a draft for its edit history: the row id and the form fields before and after. */
export type PartEdit = {
  rowId: string
  kind: 'CREATED' | 'EDITED' | 'REMOVED' | 'IMPORTED'
  before: Fields | null
  after: Fields | null
  declined?: Fields
}

/** Writes a content to the draft of a test, creating it if needed; the published version stays on offer. The caller
 *  must have read the content in the same transaction. */
export async function saveDraft(
  tx: Db,
  { editor, testId, edit, now = new Date() }: { editor: Editor; testId: string; edit: PartEdit; now?: Date },
  content: TestContent,
) {
  const draft = await findCurrent(tx, testId, 'DRAFT')
  if (draft) await rewriteDraft(tx, { testId, number: draft.number }, content)
  else await writeDraft(tx, { testId, number: await nextNumber(tx, testId) }, content)
  await markEdited(tx, editor, testId, now)
  await keepEdit(tx, { table: 'Test', editorId: editor.id, ...edit }, now)
}

export type Publishing = 'published' | 'unchanged' | 'incomplete' | 'conflict' | null

/** Publishes the draft of a test and puts the test on offer, even if it was retired. New attempts use it, open ones
 *  keep their version. `'unchanged'` when it equals the published version, `'incomplete'` when it cannot be taken or
 *  scored, `'conflict'` when it is no longer the reviewed draft (`draftHash`), null when there is no draft. */
export async function publishDraft(
  editor: Editor,
  testId: string,
  { now = new Date(), draftHash }: { now?: Date; draftHash?: string } = {},
): Promise<Publishing> {
  return inTurn(async tx => {
    const draft = await findCurrent(tx, testId, 'DRAFT')
    if (!draft) return null
    const content = await readContent(tx, draft.id)
    const contentHash = hashOf(content)
    if (draftHash !== undefined && draftHash !== contentHash) return 'conflict'
    const published = await findCurrent(tx, testId, 'PUBLISHED')
    const { instrument } = await tx.test.findUniqueOrThrow({ where: { id: testId }, select: { instrument: true } })
    const before = published && (await readContent(tx, published.id))
    if (lackingFor(content, before, isInstrument(instrument)).length > 0) return 'incomplete'
    if (published?.contentHash === contentHash) return 'unchanged'
    await publish(tx, { id: draft.id, testId }, contentHash, now)
    await markEdited(tx, editor, testId, now, { state: 'ACTIVE' })
    const numbers = {
      before: { published: String(published?.number ?? '') },
      after: { published: String(draft.number) },
    }
    await keepEdit(tx, { ...aboutTest(editor, testId), kind: 'PUBLISHED', ...numbers }, now)
    await indexTest(testId, tx)
    return 'published'
  })
}

/** Retires a test: no new attempts, open ones may be finished, results stay. Idempotent. Returns false when there is no
 *  such test. */
export async function retireTest(editor: Editor, testId: string, now = new Date()): Promise<boolean> {
  return setState(editor, testId, 'RETIRED', now)
}

/** Puts a retired test on offer again, with its published version. Idempotent. Returns false when there is no such
 *  test. */
export async function offerTest(editor: Editor, testId: string, now = new Date()): Promise<boolean> {
  return setState(editor, testId, 'ACTIVE', now)
}

async function setState(editor: Editor, testId: string, state: 'ACTIVE' | 'RETIRED', now: Date): Promise<boolean> {
  return inTurn(async tx => {
    const test = await tx.test.findUnique({ where: { id: testId }, select: { state: true } })
    if (test && test.state !== state) {
      await markEdited(tx, editor, testId, now, { state })
      const kind = state === 'RETIRED' ? 'RETIRED' : 'RESTORED'
      const fields = { before: { state: test.state }, after: { state } }
      await keepEdit(tx, { ...aboutTest(editor, testId), kind, ...fields }, now)
      await indexTest(testId, tx)
    }
    return test !== null
  })
}

function findCurrent(tx: Db, testId: string, state: 'DRAFT' | 'PUBLISHED') {
  return tx.testVersion.findUnique({
    where: { currentKey: currentKey(testId, state) },
    select: { id: true, number: true, contentHash: true },
  })
}

function markEdited(tx: Db, editor: Editor, testId: string, now: Date, change: { state?: 'ACTIVE' | 'RETIRED' } = {}) {
  return tx.test.update({ where: { id: testId }, data: { ...change, editedAt: now, editedById: editor.id } })
}

function aboutTest(editor: Editor, testId: string) {
  return { table: 'Test' as const, rowId: testId, editorId: editor.id }
}
