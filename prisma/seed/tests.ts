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

/** A test as a release brings it. */
export type ReleasedTest = { id: string; instrument: string; form: string; order: number; content: TestContent }

/** Brings the tests of the release into the database. Version 1 is published at first; whatever a release changes of the
 *  items, keys, answers or words of a test is its next version, so that attempts keep the one they were taken with. A
 *  test somebody has edited is left alone. */
export async function seedTests(db: PrismaClient, tests = readTests(), now = new Date()) {
  for (const test of tests) await inTurnOf(db, tx => seedTest(tx, test, now))
}

/** The tests of the content files, in the order they are offered. */
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
    // What some version said already is nothing new to tell the administrator.
    const known = await tx.testVersion.count({ where: { testId: id, contentHash } })
    if (known === 0) await leaveTestSuggestion(tx, id, content, contentHash)
    return
  }
  await tx.test.update({ where: { id }, data: place })
  if (published === contentHash) return
  const draft = await writeDraft(tx, { testId: id, number: await nextNumber(tx, id) }, content)
  await publish(tx, { id: draft, testId: id }, contentHash, now)
}

/** The fingerprint of the published version; one that came from before versions is given its own first. */
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

/** Leaves the content of a release for the administrator who has edited the test; the same content once. */
async function leaveTestSuggestion(tx: Db, rowId: string, content: TestContent, hash: string) {
  const suggestion = { table: 'Test', rowId, hash }
  await tx.contentSuggestion.upsert({
    where: { table_rowId_hash: suggestion },
    create: { ...suggestion, content },
    update: {},
  })
}
