import { db, type Db } from '#app/database/client.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language, Localized } from '#app/i18n/config.ts'
import type { InstrumentKind } from './kinds.ts'

type ScaleTexts = { name: Localized; about: Localized; high: Localized; low: Localized; short: Localized }
type TestTexts = { title: Localized; summary: Localized; measures: Localized; question: Localized }

export type Option = { value: number; text: Localized }
export type InstrumentItem = {
  id: string
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

/** A test with its scales, items in the order they are asked, and answer options. */
export type Instrument = {
  id: string
  version: number
  kind: InstrumentKind
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

// A test of one version never changes: an edit raises the version. So what was read once may be kept.
const known = new Map<string, Instrument>()

/** A test by id and version, from memory after the first reading. Null when there is none. */
export async function findInstrument(id: string, version: number, client: Db = db): Promise<Instrument | null> {
  const key = `${id} ${version}`
  const kept = known.get(key)
  if (kept) return kept
  const test = await client.test.findFirst({
    where: { id, version },
    include: { scales: { orderBy: { order: 'asc' } }, items: { orderBy: { order: 'asc' }, include: { scale: true } } },
  })
  if (!test) return null
  const instrument: Instrument = {
    id: test.id,
    version: test.version,
    kind: test.instrument as InstrumentKind,
    form: test.form,
    minutes: test.minutes,
    timed: test.timed,
    minimumAge: test.minimumAge,
    texts: test.texts as TestTexts,
    options: test.options as Instrument['options'],
    items: test.items.map(item => ({
      id: item.id,
      scaleKey: item.scale.key,
      scaleId: item.scaleId,
      keyed: item.keyed === -1 ? -1 : 1,
      text: item.text as Localized,
      options: item.options as Option[] | null,
      right: item.right,
      why: item.why as Localized | null,
    })),
    scales: test.scales.map(scale => ({
      id: scale.id,
      key: scale.key,
      items: test.items.filter(item => item.scaleId === scale.id).length,
      texts: scale.texts as ScaleTexts,
    })),
  }
  known.set(key, instrument)
  return instrument
}

/** The present wording of a test, also when it is retired: what older attempts are told with. */
export async function findPresentInstrument(id: string): Promise<Instrument | null> {
  const test = await db.test.findUnique({ where: { id }, select: { version: true } })
  return test && findInstrument(id, test.version)
}

/** The active test of an id in its present version, or null. */
export async function findActiveInstrument(id: string): Promise<Instrument | null> {
  const test = await db.test.findFirst({ where: { id, state: 'ACTIVE' }, select: { version: true } })
  return test && findInstrument(id, test.version)
}

/** The answers one may give to an item. */
export function optionsOf({ options }: Instrument, item: InstrumentItem): Option[] {
  return item.options ?? options
}

/** Whether there are right answers: then an item counts 1 or 0, whatever the number of its option. */
export function hasRightAnswers({ items }: Instrument): boolean {
  return items.some(({ right }) => right !== null)
}

/** What an answer counts for, before keying; what is missing counts as wrong where there are right answers. */
export function pointsOf(item: InstrumentItem, value: number | undefined): number | undefined {
  return item.right === null ? value : Number(value === item.right)
}

/** The lowest and the highest an answer can count for. */
export function answerRange(instrument: Instrument): [number, number] {
  if (hasRightAnswers(instrument)) return [0, 1]
  const values = instrument.options.map(({ value }) => value)
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

/** The names of all scales of the active tests, by key; forms of one instrument share them. */
export async function findScaleNames(language: Language): Promise<ReadonlyMap<string, string>> {
  const scales = await db.scale.findMany({
    where: { test: { state: 'ACTIVE' } },
    select: { key: true, texts: true },
  })
  return new Map(scales.map(({ key, texts }) => [key, inLanguage((texts as ScaleTexts).name, language).text]))
}
