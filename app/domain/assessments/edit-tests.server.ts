import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { number, readRows, text, word } from '#app/database/rows.server.ts'
import { useKeyOnce } from '#app/domain/accounts/idempotency.server.ts'
import { type Fields, fieldsVersion, keepEdit } from '#app/domain/content/history.server.ts'
import { addedBy } from '#app/domain/content/edits.server.ts'
import { transliterate } from '#app/domain/text/transliterate.ts'
import type { Localized } from '#app/i18n/config.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { freeKey, moved, withItem, withoutItem, withoutScale, withScale } from './draft.ts'
import {
  itemFields,
  itemOf,
  optionsFields,
  optionsOfForm,
  scaleFields,
  scaleOf,
  textsFields,
  textsOf,
} from './draft-fields.ts'
import { isInstrument, type TestKind } from './kinds.ts'
import { readContent, type TestContent, type VersionState, writeDraft } from './test-content.server.ts'
import { type Editor, type PartEdit, saveDraft } from './test-versions.server.ts'

type Given = Readonly<Record<string, string | undefined>>
/** Form that is carried out once. */
type Sent = { fields: Given; idempotencyKey: string }

/** A part of a test with a form of its own. `key` identifies a scale or an item. */
export type TestPart =
  | { part: 'texts'; key?: never }
  | { part: 'options'; key?: never }
  | { part: 'scale'; key: string }
  | { part: 'item'; key: string }

/** Returns the row id under which the edit history of a part is stored. */
export function partRowId(testId: string, { part, key }: TestPart): string {
  return [testId, part, key].filter(Boolean).join(' ')
}

export type EditedTest = {
  id: string
  kind: TestKind
  state: 'ACTIVE' | 'RETIRED'
  /** True when guidance reads the scales by key, so that none may be added or removed. */
  isFixed: boolean
  /** Version being edited: the draft, otherwise the published one, otherwise the latest. */
  versionId: string
  number: number
  versionState: VersionState
  /** Number of the published version; null before the first publication. */
  published: number | null
  content: TestContent
}

const versionRow = {
  id: text,
  instrument: word<TestKind>(),
  state: word<'ACTIVE' | 'RETIRED'>(),
  versionId: text,
  number,
  versionState: word<VersionState>(),
}

/** Returns a test for editing, or null. */
export async function findEditedTest(testId: string, client: Db = db): Promise<EditedTest | null> {
  const versions = await readRows(
    versionRow,
    Prisma.sql`
      SELECT t."id", t."instrument", t."state", v."id" AS "versionId", v."number", v."state" AS "versionState"
      FROM "Test" t JOIN "TestVersion" v ON v."testId" = t."id" WHERE t."id" = ${testId} ORDER BY v."number" DESC`,
    client,
  )
  const [draft, published] = (['DRAFT', 'PUBLISHED'] as const).map(state =>
    versions.find(({ versionState }) => versionState === state),
  )
  const version = draft ?? published ?? versions[0]
  if (!version) return null
  const { instrument, ...row } = version
  return {
    ...row,
    kind: instrument,
    isFixed: isInstrument(instrument),
    published: published?.number ?? null,
    content: await readContent(client, version.versionId),
  }
}

/** Returns the form fields of a part, or null when it does not exist. */
function partFields(content: TestContent, { part, key }: TestPart): Fields | null {
  if (part === 'texts') return textsFields(content)
  if (part === 'options') return optionsFields(content)
  if (part === 'scale') {
    const scale = content.scales.find(one => one.key === key)
    return scale ? scaleFields(scale) : null
  }
  const item = content.items.find(one => one.key === key)
  return item ? itemFields(item, content) : null
}

/** Returns a part of a test with the version of its fields. Null when the test or the part does not exist. */
export async function findTestPart(testId: string, part: TestPart, client: Db = db) {
  const test = await findEditedTest(testId, client)
  const values = test && partFields(test.content, part)
  return values ? { test, values, version: fieldsVersion(values) } : null
}

const LONGEST_ID = 48

/** Creates a test that belongs to no instrument: a draft with the given texts and options and no scales. Its id is made
 *  from the title. Null when the form was sent before. */
export async function createTest(
  editor: Editor,
  { fields, idempotencyKey }: Sent,
  options: TestContent['options'],
  now = new Date(),
): Promise<{ id: string } | null> {
  return inTurn(async tx => {
    if (!(await useKeyOnce(tx, editor.id, idempotencyKey))) return null
    const content: TestContent = { ...textsOf(fields), options, scales: [], items: [] }
    const id = await freeId(tx, content.texts.title)
    const { _max } = await tx.test.aggregate({ _max: { order: true } })
    await tx.test.create({
      data: { id, instrument: 'OTHER', form: 'FULL', order: (_max.order ?? 0) + 1, ...addedBy(editor.id, now) },
    })
    await writeDraft(tx, { testId: id, number: 1 }, content)
    const edit = { table: 'Test' as const, rowId: partRowId(id, { part: 'texts' }), editorId: editor.id }
    await keepEdit(tx, { ...edit, kind: 'CREATED', before: null, after: textsFields(content) }, now)
    return { id }
  })
}

/** Returns an unused id for a test. It never looks like the id of a version, because those are built from it. */
async function freeId(tx: Db, { ru }: Localized): Promise<string> {
  const latin = transliterate(ru)
    .replaceAll(' ', '-')
    .replace(/(^|-)v(?=\d)/g, '$1')
    .slice(0, LONGEST_ID)
  const base = latin.replace(/^-+|-+$/g, '') || 'test'
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`
    // `create` is the path of the form for a new test.
    if (id !== 'create' && !(await tx.test.findUnique({ where: { id }, select: { id: true } }))) return id
  }
}

type Versioned = { version: number; declined: Record<string, string> }
export type PartOutcome = 'done' | 'same' | 'conflict' | 'noScale' | 'noAnswer' | null

/** Edits a part of a test. `'conflict'` when the part has changed since its form was made, `'same'` when nothing
 *  changes, `'noScale'` or `'noAnswer'` when an item refers to a missing scale or option, null when there is no such
 *  part. */
export async function editTestPart(
  editor: Editor,
  testId: string,
  part: TestPart,
  given: Given,
  { version, declined }: Versioned,
): Promise<PartOutcome> {
  return inTurn(async tx => {
    const found = await findTestPart(testId, part, tx)
    if (!found) return null
    const { content } = found.test
    if (found.version !== version) return 'conflict'
    const after = changed(content, part, given)
    if (typeof after === 'string') return after
    const values = partFields(after, part)!
    if (fieldsVersion(values) === version) return 'same'
    const edit = {
      rowId: partRowId(testId, part),
      kind: 'EDITED',
      before: found.values,
      after: values,
      declined,
    } as const
    await saveDraft(tx, { editor, testId, edit }, after)
    return 'done'
  })
}

function changed(content: TestContent, at: TestPart, given: Given): TestContent | 'noScale' | 'noAnswer' {
  if (at.part === 'texts') return { ...content, ...textsOf(given) }
  if (at.part === 'options') return { ...content, options: optionsOfForm(given) }
  if (at.part === 'scale') return withScale(content, { key: at.key, texts: scaleOf(given) })
  const item = itemOf(at.key, given, content)
  if (typeof item === 'string') return item
  return content.scales.some(scale => scale.key === item.scale) ? withItem(content, item) : 'noScale'
}

const MOST_SCALES = 20
export const MOST_ITEMS = 200

/** Appends a scale or an item. `'tooMany'` when the test is full, `'fixed'` for a scale of an instrument, `'taken'`
 *  when the form was sent before, `'noScale'` or `'noAnswer'` when an item refers to a missing scale or option, null
 *  when there is no such test. */
export async function addTestPart(
  editor: Editor,
  testId: string,
  part: 'scale' | 'item',
  { fields, idempotencyKey }: Sent,
): Promise<{ key: string } | 'tooMany' | 'fixed' | 'taken' | 'noScale' | 'noAnswer' | null> {
  return inTurn(async tx => {
    const test = await findEditedTest(testId, tx)
    if (!test) return null
    const { content } = test
    if (part === 'scale' && test.isFixed) return 'fixed'
    if (part === 'scale' ? content.scales.length >= MOST_SCALES : content.items.length >= MOST_ITEMS) return 'tooMany'
    const key = freeKey(part === 'scale' ? 's' : 'q', await usedKeys(tx, testId))
    const after = changed(content, { part, key }, fields)
    if (typeof after === 'string') return after
    if (!(await useKeyOnce(tx, editor.id, idempotencyKey))) return 'taken'
    const rowId = partRowId(testId, { part, key })
    const edit: PartEdit = { rowId, kind: 'CREATED', before: null, after: partFields(after, { part, key }) }
    await saveDraft(tx, { editor, testId, edit }, after)
    return { key }
  })
}

/** Returns the keys of all scales and items that any version of a test has or had. Removed ones are read from the edit
 *  history. */
export async function usedKeys(tx: Db, testId: string): Promise<Set<string>> {
  const [scales, items, edits] = [
    await tx.scale.findMany({ where: { version: { testId } }, distinct: ['key'], select: { key: true } }),
    await tx.item.findMany({ where: { version: { testId } }, distinct: ['key'], select: { key: true } }),
    await tx.contentEdit.findMany({
      where: { table: 'Test', rowId: { startsWith: `${testId} ` } },
      distinct: ['rowId'],
      select: { rowId: true },
    }),
  ]
  return new Set([...scales, ...items].map(({ key }) => key).concat(edits.map(({ rowId }) => rowId.split(' ').at(-1)!)))
}

/** Removes an item, or a scale with its items, from the draft. Published versions keep it. `'conflict'` when it has
 *  changed since its page was shown, `'fixed'` for a scale of an instrument, null when it does not exist. */
export async function removeTestPart(
  editor: Editor,
  testId: string,
  part: { part: 'scale' | 'item'; key: string },
  version: number,
): Promise<'done' | 'conflict' | 'fixed' | null> {
  return inTurn(async tx => {
    const found = await findTestPart(testId, part, tx)
    if (!found) return null
    if (part.part === 'scale' && found.test.isFixed) return 'fixed'
    if (found.version !== version) return 'conflict'
    const { content } = found.test
    const after = part.part === 'scale' ? withoutScale(content, part.key) : withoutItem(content, part.key)
    const edit = { rowId: partRowId(testId, part), kind: 'REMOVED', before: found.values, after: null } as const
    await saveDraft(tx, { editor, testId, edit }, after)
    return 'done'
  })
}

/** Moves a scale or an item up or down. A repeated request moves it only once. Returns false when it does not exist. */
export async function moveTestPart(
  editor: Editor,
  testId: string,
  { part, key }: { part: 'scale' | 'item'; key: string },
  { from, by }: { from: number; by: 1 | -1 },
): Promise<boolean> {
  return inTurn(async tx => {
    const test = await findEditedTest(testId, tx)
    const list = part === 'scale' ? 'scales' : 'items'
    if (!test?.content[list].some(one => one.key === key)) return false
    const { content } = test
    const order =
      part === 'scale'
        ? { scales: moved(content.scales, key, from, by) }
        : { items: moved(content.items, key, from, by) }
    const place = (of: readonly { key: string }[]) => ({ place: String(of.findIndex(one => one.key === key) + 1) })
    const [before, after] = [place(content[list]), place(order[list]!)]
    if (before.place === after.place) return true
    const edit = { rowId: partRowId(testId, { part, key }), kind: 'EDITED', before, after } as const
    await saveDraft(tx, { editor, testId, edit }, { ...content, ...order })
    return true
  })
}

/** Returns the content of a version. */
export async function findVersionContent(versionId: string): Promise<TestContent> {
  return readContent(db, versionId)
}
