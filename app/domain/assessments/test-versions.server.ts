import { type Db, inTurn } from '#app/database/client.server.ts'
import {
  currentKey,
  hashOf,
  nextNumber,
  publish,
  readContent,
  type TestContent,
  writeDraft,
} from './test-content.server.ts'
import { indexTest } from './test-document.server.ts'

/** The administrator whose edit it is; from then on releases leave the test alone. */
type Editor = { id: string }

/** Makes a draft of the next version, a copy of the published one, or finds the draft that is there already. Null when
 *  there is no such test, or nothing to copy. */
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
    const versionId = await writeDraft(tx, { testId, number: await nextNumber(tx, testId) }, content)
    await markEdited(tx, editor, testId, now)
    return { versionId }
  })
}

export type Publishing = 'published' | 'unchanged' | 'incomplete' | null

/** Publishes the draft of a test and offers the test, also when it had been retired. New attempts begin with it; open
 *  ones go on with theirs. `'unchanged'` when it says what the published version says, `'incomplete'` when it could not
 *  be taken or scored; null when there is no draft. */
export async function publishDraft(editor: Editor, testId: string, now = new Date()): Promise<Publishing> {
  return inTurn(async tx => {
    const draft = await findCurrent(tx, testId, 'DRAFT')
    if (!draft) return null
    const content = await readContent(tx, draft.id)
    if (!isComplete(content)) return 'incomplete'
    const contentHash = hashOf(content)
    const published = await findCurrent(tx, testId, 'PUBLISHED')
    if (published?.contentHash === contentHash) return 'unchanged'
    await publish(tx, { id: draft.id, testId }, contentHash, now)
    await markEdited(tx, editor, testId, now, { state: 'ACTIVE' })
    await indexTest(testId, tx)
    return 'published'
  })
}

/** Takes a test from the offer: no attempt begins any more, open ones may be finished, and results stay. Retired twice it
 *  is retired once. Returns false when there is no such test. */
export async function retireTest(editor: Editor, testId: string, now = new Date()): Promise<boolean> {
  return inTurn(async tx => {
    const test = await tx.test.findUnique({ where: { id: testId }, select: { state: true } })
    if (test?.state === 'ACTIVE') {
      await markEdited(tx, editor, testId, now, { state: 'RETIRED' })
      await indexTest(testId, tx)
    }
    return test !== null
  })
}

/** Every item has answers to choose from, which are not all worth the same, and every scale has items. */
function isComplete({ scales, items, options }: TestContent): boolean {
  const choices = items.map(item => new Set((item.options ?? options).map(({ value }) => value)))
  return (
    scales.length > 0 &&
    scales.every(({ key }) => items.some(({ scale }) => scale === key)) &&
    choices.every(values => values.size >= 2) &&
    items.every(({ right }, at) => right === null || choices[at]!.has(right))
  )
}

function findCurrent(tx: Db, testId: string, state: 'DRAFT' | 'PUBLISHED') {
  return tx.testVersion.findUnique({
    where: { currentKey: currentKey(testId, state) },
    select: { id: true, contentHash: true },
  })
}

function markEdited(tx: Db, editor: Editor, testId: string, now: Date, change: { state?: 'ACTIVE' | 'RETIRED' } = {}) {
  return tx.test.update({ where: { id: testId }, data: { ...change, editedAt: now, editedById: editor.id } })
}
