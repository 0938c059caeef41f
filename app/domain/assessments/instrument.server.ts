import { db, type Db } from '#app/database/client.server.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language, Localized } from '#app/i18n/config.ts'
import { instrumentKinds, type TestKind } from './kinds.ts'
import { currentKey, type Option, type ScaleTexts, type TestTexts } from './test-content.server.ts'

export type InstrumentItem = {
  id: string
  /** Same in every version. */
  key: string
  scaleKey: string
  scaleId: string
  keyed: 1 | -1
  text: Localized
  /** The item's own options; null when it uses those of the test. */
  options: Option[] | null
  /** Value of the right answer, if there is one, and its explanation. */
  right: number | null
  why: Localized | null
}
type InstrumentScale = { id: string; key: string; items: number; texts: ScaleTexts }

/** A version of a test with its scales, its items in order, and its options. */
export type Instrument = {
  /** Id of the test. */
  id: string
  versionId: string
  /** Null when it is not certain that its items are those people answered. */
  contentHash: string | null
  kind: TestKind
  form: string
  minutes: number
  /** Whether an attempt ends `minutes` after its start. */
  timed: boolean
  minimumAge: number
  texts: TestTexts
  /** Options of every item without its own. */
  options: Option[]
  items: InstrumentItem[]
  scales: InstrumentScale[]
}

// A version never changes once it is published, so it is cached.
const known = new Map<string, Instrument>()

/** Returns a version of a test. Cached. Null when it does not exist or is a draft, because drafts cannot be taken. */
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

/** Returns the version that new attempts use, or null when the test is not offered. */
export async function findOfferedInstrument(testId: string): Promise<Instrument | null> {
  const versionId = await findOfferedVersion(testId)
  return versionId === null ? null : findInstrument(versionId)
}

const findOfferedVersion = cached(async (testId: string) => {
  const version = await db.testVersion.findFirst({
    where: { currentKey: currentKey(testId, 'PUBLISHED'), test: { state: 'ACTIVE' } },
    select: { id: true },
  })
  return version?.id ?? null
})

/** Returns the options of an item. */
export function optionsOf({ options }: Instrument, item: InstrumentItem): Option[] {
  return item.options ?? options
}

/** Checks whether the test has right answers. If so, an item scores 1 or 0, whatever the values of its options. */
export function hasRightAnswers({ items }: Instrument): boolean {
  return items.some(({ right }) => right !== null)
}

/** Returns an item and its position by id, or null when it is not in this version. */
export function findItem({ items }: Instrument, questionId: string) {
  const position = items.findIndex(({ id }) => id === questionId)
  const item = items[position]
  return item ? { item, position } : null
}

/** Returns the lowest and the highest points of an answer. */
export function answerRange(instrument: Instrument): [number, number] {
  if (hasRightAnswers(instrument)) return [0, 1]
  const values = instrument.items.flatMap(item => optionsOf(instrument, item).map(({ value }) => value))
  return [Math.min(...values), Math.max(...values)]
}

/** Returns the texts of a test in a language. */
export function describe({ texts }: Instrument, language: Language) {
  return {
    title: inLanguage(texts.title, language).text,
    summary: inLanguage(texts.summary, language).text,
    measures: inLanguage(texts.measures, language).text,
    question: inLanguage(texts.question, language).text,
  }
}

/** Returns the names of the instruments' scales by key, from the tests on offer. Forms of one instrument share their
 *  keys. Cached. */
export const findScaleNames = cached(async (language: Language): Promise<ReadonlyMap<string, string>> => {
  const scales = await db.scale.findMany({
    where: { version: { state: 'PUBLISHED', test: { state: 'ACTIVE', instrument: { in: [...instrumentKinds] } } } },
    select: { key: true, texts: true },
  })
  return new Map(scales.map(({ key, texts }) => [key, inLanguage((texts as ScaleTexts).name, language).text]))
})
