import { instrumentKinds } from '#app/domain/assessments/kinds.ts'
import {
  currentKey,
  hashOf,
  nextNumber,
  publish,
  readContent,
  type TestContent,
  writeDraft,
} from '#app/domain/assessments/test-content.server.ts'
import { type Db, inTurnOf } from '#app/database/in-turn.server.ts'
import type { PrismaClient } from '#prisma/generated/client.ts'
import { openContent } from './content-folder.ts'
import { type TestFile, testFile } from './content.schema.ts'

/** A test of the release. */
export type ReleasedTest = { id: string; instrument: string; form: string; order: number; content: TestContent }

/** Writes the tests of the release to the database. Version 1 is published first; later changes to items, keys, answers
 *  or texts become the next version, so that attempts keep the version they were taken with. Tests edited by an
 *  administrator are left unchanged. */
export async function seedTests(db: PrismaClient, tests = readTests(), now = new Date()) {
  for (const test of tests) await inTurnOf(db, tx => seedTest(tx, test, now))
}

/** Reads the tests of the content files, in the order they are offered. */
export function readTests(content = openContent()): ReleasedTest[] {
  const files = content.list('tests', '.json').map(name => testFile.parse(content.json('tests', name)))
  return files
    .toSorted((one, other) => instrumentKinds.indexOf(one.instrument) - instrumentKinds.indexOf(other.instrument))
    .flatMap(file => file.forms.map(form => ({ file, form })))
    .map(({ file, form }, order) => ({
      id: form.slug,
      instrument: file.instrument,
      form: form.form,
      order,
      content: contentOf(file, form),
    }))
}

function contentOf(
  file: TestFile,
  { form, minutes, timed, minimumAge, ...words }: TestFile['forms'][number],
): TestContent {
  const { title, summary, measures } = words
  return {
    minutes,
    minimumAge,
    timed,
    texts: { title, summary, measures, question: file.question },
    options: file.options ?? [],
    scales: file.scales.map(({ key, ...texts }) => ({ key, texts })),
    items: file.items
      .filter(item => form === 'FULL' || item.short)
      .map(({ key, scale, keyed, text, options = null, right = null, explanation = null }) => ({
        ...{ key, scale, keyed, text, options, right, why: explanation },
      })),
  }
}

async function seedTest(tx: Db, { id, content, ...place }: ReleasedTest, now: Date) {
  const contentHash = hashOf(content)
  const { origin, editedAt } = await tx.test.upsert({
    where: { id },
    create: { id, ...place },
    update: {},
    select: { origin: true, editedAt: true },
  })
  const published = await findPublishedHash(tx, id)
  if (origin !== 'SEED' || editedAt !== null) {
    // Content that an earlier version already had is no new suggestion.
    const known = await tx.testVersion.count({ where: { testId: id, contentHash } })
    if (known === 0) await leaveTestSuggestion(tx, id, content, contentHash)
    return
  }
  await tx.test.update({ where: { id }, data: place })
  if (published === contentHash) return
  const draft = await writeDraft(tx, { testId: id, number: await nextNumber(tx, id) }, content)
  await publish(tx, { id: draft, testId: id }, contentHash, now)
}

/** Returns the hash of the published version, and computes it first for one that was published before hashes were
 *  stored. */
async function findPublishedHash(tx: Db, testId: string): Promise<string | null> {
  const published = await tx.testVersion.findUnique({
    where: { currentKey: currentKey(testId, 'PUBLISHED') },
    select: { id: true, contentHash: true },
  })
  if (!published || published.contentHash !== null) return published?.contentHash ?? null
  const contentHash = hashOf(await readContent(tx, published.id))
  await tx.testVersion.update({ where: { id: published.id }, data: { contentHash } })
  return contentHash
}

/** Suggests the content of a release to the administrator who has edited the test. The same content is suggested once. */
async function leaveTestSuggestion(tx: Db, rowId: string, content: TestContent, hash: string) {
  const suggestion = { table: 'Test', rowId, hash }
  await tx.contentSuggestion.upsert({
    where: { table_rowId_hash: suggestion },
    create: { ...suggestion, content },
    update: {},
  })
}
