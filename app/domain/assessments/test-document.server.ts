import type { Db } from '#app/database/client.server.ts'
import { removeDocument, writeDocument } from '#app/domain/search/documents.server.ts'
import { currentKey, type ScaleTexts, type TestTexts } from './test-content.server.ts'

/** Updates a test in the search index, in the transaction that publishes or retires it: its texts in every language and
 *  the names of its scales. A test that is not offered is removed from the index. */
export async function indexTest(testId: string, tx: Db) {
  const version = await tx.testVersion.findUnique({
    where: { currentKey: currentKey(testId, 'PUBLISHED'), test: { state: 'ACTIVE' } },
    select: { texts: true, scales: { orderBy: { order: 'asc' }, select: { texts: true } } },
  })
  if (!version) return removeDocument('TEST', testId, tx)
  const { title, summary, measures } = version.texts as TestTexts
  const scales = version.scales.map(({ texts }) => (texts as ScaleTexts).name)
  const text = [title, summary, measures, ...scales].flatMap(localized => Object.values(localized)).join(' | ')
  await writeDocument({ kind: 'TEST', refId: testId, ownerId: null, scope: 'EVERYONE', text }, tx)
}

/** Updates all tests in the search index at start-up. There are few. */
export async function indexTests(client: Db) {
  for (const { id } of await client.test.findMany({ select: { id: true } })) await indexTest(id, client)
}
