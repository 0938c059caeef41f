import type { Db } from '#app/database/client.server.ts'
import { removeDocument, writeDocument } from '#app/domain/search/documents.server.ts'
import { currentKey, type ScaleTexts, type TestTexts } from './test-content.server.ts'

/** Writes what a test is found by, in the transaction that publishes or retires it: its words in every language and what
 *  it measures. A test that is not offered is not found. */
export async function indexTest(testId: string, tx: Db) {
  const version = await tx.testVersion.findUnique({
    where: { currentKey: currentKey(testId, 'PUBLISHED'), test: { state: 'ACTIVE' } },
    select: { texts: true, scales: { orderBy: { order: 'asc' }, select: { texts: true } } },
  })
  if (!version) return removeDocument('TEST', testId, tx)
  const { title, summary, measures } = version.texts as TestTexts
  const scales = version.scales.map(({ texts }) => (texts as ScaleTexts).name)
  const text = [title, summary, measures, ...scales].flatMap(said => Object.values(said)).join(' | ')
  await writeDocument({ kind: 'TEST', refId: testId, ownerId: null, scope: 'EVERYONE', text }, tx)
}

/** The same for every test, at a start: there are few. */
export async function indexTests(client: Db) {
  for (const { id } of await client.test.findMany({ select: { id: true } })) await indexTest(id, client)
}
