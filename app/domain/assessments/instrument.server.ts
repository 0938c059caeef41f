import { db, type Db } from '#app/database/client.server.ts'
import { remembered } from '#app/domain/content/memory.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language, Localized } from '#app/i18n/config.ts'
import { instrumentKinds, type TestKind } from './kinds.ts'
import { currentKey, type Option, type ScaleTexts, type TestTexts } from './test-content.server.ts'

export type InstrumentItem = {
  id: string
  /** The same in every version. */
  key: string
  scaleKey: string
  scaleId: string
  keyed: 1 | -1
  text: Localized
  /** Its own answers, where the test has none for all. */
  options: Option[] | null
  /** The value of the right answer, where there is one, and why it is right. */
  right: number | null
  why: Localized | null
}
type InstrumentScale = { id: string; key: string; items: number; texts: ScaleTexts }

/** One version of a test with its scales, items in the order they are asked, and answer options. */
export type Instrument = {
  /** Of the test. */
  id: string
  versionId: string
  /** Null where its items are not known to be those that were asked. */
  contentHash: string | null
  kind: TestKind
  form: string
  minutes: number
  /** An attempt ends so many minutes after it was started. */
  timed: boolean
  minimumAge: number
  texts: TestTexts
  /** The answers to every item that has none of its own. */
  options: Option[]
  items: InstrumentItem[]
  scales: InstrumentScale[]
}

// A version that was published once never changes. So what was read of it may be kept.
const known = new Map<string, Instrument>()

/** A version of a test, from memory after the first reading. Null when there is none, or it is a draft: drafts
 *  are not taken. */
export async function findInstrument(versionId: string, client: Db = db): Promise<Instrument | null> {
  const kept = known.get(versionId)
  if (kept) return kept
  const version = await client.testVersion.findFirst({
    where: { id: versionId, state: { not: 'DRAFT' } },
    include: { test: true, scales: { orderBy: { order: 'asc' } }, items: { orderBy: { order: 'asc' } } },
  })
  if (!version) return null
  const { test, items } = version
  const scaleKeys = new Map(version.scales.map(({ id, key }) => [id, key]))
  const instrument: Instrument = {
    id: test.id,
    versionId,
    contentHash: version.contentHash,
    kind: test.instrument as TestKind,
    form: test.form,
    minutes: version.minutes,
    timed: version.timed,
    minimumAge: version.minimumAge,
    texts: version.texts as TestTexts,
    options: version.options as Instrument['options'],
    items: items.map(item => ({
      id: item.id,
      key: item.key,
      scaleKey: scaleKeys.get(item.scaleId)!,
      scaleId: item.scaleId,
      keyed: item.keyed === -1 ? -1 : 1,
      text: item.text as Localized,
      options: item.options as Option[] | null,
      right: item.right,
      why: item.why as Localized | null,
    })),
    scales: version.scales.map(scale => ({
      id: scale.id,
      key: scale.key,
      items: items.filter(item => item.scaleId === scale.id).length,
      texts: scale.texts as ScaleTexts,
    })),
  }
  known.set(versionId, instrument)
  return instrument
}

/** The version of a test that new attempts begin with, or null when the test is not offered. */
export async function findOfferedInstrument(testId: string): Promise<Instrument | null> {
  const versionId = await findOfferedVersion(testId)
  return versionId === null ? null : findInstrument(versionId)
}

const findOfferedVersion = remembered(async (testId: string) => {
  const version = await db.testVersion.findFirst({
    where: { currentKey: currentKey(testId, 'PUBLISHED'), test: { state: 'ACTIVE' } },
    select: { id: true },
  })
  return version?.id ?? null
})

/** The answers one may give to an item. */
export function optionsOf({ options }: Instrument, item: InstrumentItem): Option[] {
  return item.options ?? options
}

/** Whether there are right answers: then an item counts 1 or 0, whatever the number of its option. */
export function hasRightAnswers({ items }: Instrument): boolean {
  return items.some(({ right }) => right !== null)
}

/** The item a question id stands for; null when it is not of this version. */
export function findItem({ items }: Instrument, questionId: string) {
  const position = items.findIndex(({ id }) => id === questionId)
  const item = items[position]
  return item ? { item, position } : null
}

/** The lowest and the highest an answer can count for. */
export function answerRange(instrument: Instrument): [number, number] {
  if (hasRightAnswers(instrument)) return [0, 1]
  const values = instrument.items.flatMap(item => optionsOf(instrument, item).map(({ value }) => value))
  return [Math.min(...values), Math.max(...values)]
}

/** What is read of a test's own words on its pages. */
export function describe({ texts }: Instrument, language: Language) {
  return {
    title: inLanguage(texts.title, language).text,
    summary: inLanguage(texts.summary, language).text,
    measures: inLanguage(texts.measures, language).text,
    question: inLanguage(texts.question, language).text,
  }
}

/** The names of the scales guidance counts, of the tests that are offered, by key; forms of one instrument share them. */
export const findScaleNames = remembered(async (language: Language): Promise<ReadonlyMap<string, string>> => {
  const scales = await db.scale.findMany({
    where: { version: { state: 'PUBLISHED', test: { state: 'ACTIVE', instrument: { in: [...instrumentKinds] } } } },
    select: { key: true, texts: true },
  })
  return new Map(scales.map(({ key, texts }) => [key, inLanguage((texts as ScaleTexts).name, language).text]))
})
