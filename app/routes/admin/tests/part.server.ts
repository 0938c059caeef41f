import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import {
  type EditedTest,
  editTestPart,
  findTestPart,
  partRowId,
  type TestPart,
} from '#app/domain/assessments/edit-tests.server.ts'
import { MOST_OPTIONS, places } from '#app/domain/assessments/option-places.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { readVersioned } from '#app/forms/conflict.server.ts'
import { constraintOf, type Schema } from '#app/forms/form.server.ts'
import type { GuardArgs } from '#app/access/guards.server.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { beginningOf, type FieldWords, historyOf } from '../content/history.server.ts'
import { saveContent } from '../content/save-content.server.ts'
import { fieldLabel } from './part-words.ts'

/** Returns the part of a test named by the route parameters, and the address of its page. */
function partAt(name: TestPart['part'], { testId = '', scaleKey = '', itemKey = '' }: LoaderFunctionArgs['params']) {
  if (name === 'scale')
    return { part: { part: name, key: scaleKey }, here: adminPathOf('testScale', { testId, scaleKey }) }
  if (name === 'item') return { part: { part: name, key: itemKey }, here: adminPathOf('testItem', { testId, itemKey }) }
  return { part: { part: name }, here: adminPathOf(name === 'texts' ? 'testTexts' : 'testOptions', { testId }) }
}

/** Loads the edit page of a part of a test: its current values or those of an earlier edit, and its history. */
export async function loadPart(args: LoaderFunctionArgs, name: TestPart['part'], schema: Schema) {
  await guards.superRole(args)
  const { part, here } = partAt(name, args.params)
  const testId = args.params.testId ?? ''
  const found = await findTestPart(testId, part)
  if (!found) throw problem(args, 404)
  const { t } = reading(args, 'adminTests')
  const { test, values, version } = found
  const row = { table: 'Test', rowId: partRowId(testId, part), values } as const
  const at = (asked: Record<string, string>) => {
    const query = new URLSearchParams(asked).toString()
    return query ? `${here}?${query}` : here
  }
  return {
    page: headOf(args, { title: t(`edit.${name}`), description: t('description') }),
    here,
    key: part.key ?? null,
    kept: { version, values },
    beginning: await beginningOf(args, row),
    constraint: constraintOf(schema),
    history: await historyOf(args, row, { ...partWords(args, test), at }),
    ...aroundPart(args, test),
  }
}

export type LoadedPart = Awaited<ReturnType<typeof loadPart>>

/** Data that the forms of all parts share. */
export function aroundPart(args: GuardArgs, test: EditedTest) {
  const { language } = reading(args, 'adminTests')
  return {
    test: {
      ...titleOf(test, language),
      id: test.id,
      isFixed: test.isFixed,
      /** Number of the version that an edit creates as a draft; null when there is a draft. */
      willBe: test.versionState === 'DRAFT' ? null : test.number + 1,
    },
    ...choicesOf(args, test),
  }
}

export function titleOf({ content }: Pick<EditedTest, 'content'>, language: Parameters<typeof inLanguage>[1]) {
  const title = inLanguage(content.texts.title, language)
  return { title: title.text, lang: title.language }
}

/** Options of the selects in the form of an item. */
function choicesOf(args: GuardArgs, { content }: EditedTest) {
  const { t, language } = reading(args, 'adminTests')
  return {
    scales: content.scales.map(({ key, texts }) => ({ value: key, label: inLanguage(texts.name, language).text })),
    right: places(MOST_OPTIONS).map(place => ({ value: String(place), label: t('option', { number: place }) })),
  }
}

/** Labels of the fields of a part and texts of their values. */
export function partWords(args: GuardArgs, test: EditedTest): FieldWords {
  const { t } = reading(args, 'adminTests')
  const { scales, right } = choicesOf(args, test)
  const options: Record<string, { value: string; label: string }[] | undefined> = {
    ...{ scale: scales, right, timed: [{ value: 'on', label: t('yes') }] },
    keyed: (['1', '-1'] as const).map(value => ({ value, label: t(`keyed.${value}`) })),
    state: (['ACTIVE', 'RETIRED'] as const).map(value => ({ value, label: t(`state.${value}`) })),
  }
  return {
    label: name => fieldLabel(t, name),
    value: (name, value) => options[name]?.find(option => option.value === value)?.label ?? value,
  }
}

/** Returns the names of a test's parts in its history: an item by its text, a removed part by its kind only. */
export function partNames(args: GuardArgs, { id, content }: EditedTest) {
  const { t, language } = reading(args, 'adminTests')
  return (rowId: string): string | null => {
    const [part, key] = rowId.slice(id.length + 1).split(' ')
    if (part !== 'scale' && part !== 'item') return part === 'texts' || part === 'options' ? t(`edit.${part}`) : null
    const texts = content.scales.find(scale => part === 'scale' && scale.key === key)?.texts.name
    const text = texts ?? content.items.find(item => part === 'item' && item.key === key)?.text
    return text ? t('partNamed', { part: t(`edit.${part}`), name: inLanguage(text, language).text }) : t(`edit.${part}`)
  }
}

/** Saves a part into the draft of its test. */
export async function savePart(args: ActionFunctionArgs, name: TestPart['part'], schema: Schema) {
  const viewer = await guards.superRole(args)
  const { part, here } = partAt(name, args.params)
  const testId = args.params.testId ?? ''
  const found = await findTestPart(testId, part)
  if (!found) throw problem(args, 404)
  const form = await readVersioned(args, schema, found)
  const rowId = partRowId(testId, part)
  const { version } = found
  return saveContent(args, form, {
    row: { table: 'Test', rowId },
    words: () => partWords(args, found.test),
    async save(value, declined) {
      const given = value as Record<string, string | undefined>
      const outcome = await editTestPart(viewer, testId, part, given, { version, declined })
      if (outcome === 'noAnswer') return { refused: { right: 'noAnswer' } }
      return outcome === 'noScale' ? { refused: { scale: 'invalid' } } : outcome
    },
    find: () => findTestPart(testId, part),
    to: here,
  })
}
