import { createHash } from 'node:crypto'
import type { Db } from '#app/database/client.server.ts'
import type { Localized } from '#app/i18n/config.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { canonical } from './canonical.ts'

export type TestTexts = { title: Localized; summary: Localized; measures: Localized; question: Localized }
export type ScaleTexts = { name: Localized; about: Localized; high: Localized; low: Localized; short: Localized }
export type Option = { value: number; text: Localized }

/** All that one version of a test asks and says; scales and items stand in their order. */
export type TestContent = {
  minutes: number
  minimumAge: number
  timed: boolean
  texts: TestTexts
  options: Option[]
  scales: { key: string; texts: ScaleTexts }[]
  items: {
    key: string
    scale: string
    keyed: number
    text: Localized
    options: Option[] | null
    right: number | null
    why: Localized | null
  }[]
}

export type VersionState = 'DRAFT' | 'PUBLISHED' | 'RETIRED'

/** The unique value of `TestVersion.currentKey`; a retired version has none. */
export function currentKey(testId: string, state: Exclude<VersionState, 'RETIRED'>) {
  return `${testId} ${state}`
}

/** The fingerprint of a content: equal for equal contents, whatever the order of names in their texts. */
export function hashOf(content: TestContent): string {
  return createHash('sha256').update(canonical(content)).digest('hex')
}

/** The content of a version, read from its rows. */
export async function readContent(client: Db, versionId: string): Promise<TestContent> {
  const { minutes, minimumAge, timed, texts, options, scales, items } = await client.testVersion.findUniqueOrThrow({
    where: { id: versionId },
    include: { scales: { orderBy: { order: 'asc' } }, items: { orderBy: { order: 'asc' } } },
  })
  const keys = new Map(scales.map(({ id, key }) => [id, key]))
  return {
    minutes,
    minimumAge,
    timed,
    texts: texts as TestTexts,
    options: options as Option[],
    scales: scales.map(scale => ({ key: scale.key, texts: scale.texts as ScaleTexts })),
    items: items.map(item => ({
      key: item.key,
      scale: keys.get(item.scaleId)!,
      keyed: item.keyed,
      text: item.text as Localized,
      options: item.options as Option[] | null,
      right: item.right,
      why: item.why as Localized | null,
    })),
  }
}

type NewVersion = { testId: string; number: number }

/** Writes a content as a draft and returns its id. Ids of the first version carry the test and the key alone, later ones
 *  the number too: `interests-r02`, `interests-v2-r02`. */
export async function writeDraft(tx: Db, version: NewVersion, content: TestContent): Promise<string> {
  const { testId, number } = version
  const { scales, items, ...words } = content
  const id = versionIdOf(version)
  await tx.testVersion.create({
    data: { id, testId, number, state: 'DRAFT', currentKey: currentKey(testId, 'DRAFT'), ...words },
  })
  await writeParts(tx, version, { scales, items })
  return id
}

/** Gives a draft another content. Nobody has answered it: its scales and items are written anew. */
export async function rewriteDraft(tx: Db, version: NewVersion, { scales, items, ...words }: TestContent) {
  const id = versionIdOf(version)
  await tx.item.deleteMany({ where: { versionId: id } })
  await tx.scale.deleteMany({ where: { versionId: id } })
  await tx.testVersion.update({ where: { id }, data: words })
  await writeParts(tx, version, { scales, items })
}

function versionIdOf({ testId, number }: NewVersion) {
  return `${testId}-v${number}`
}

async function writeParts(tx: Db, version: NewVersion, { scales, items }: Pick<TestContent, 'scales' | 'items'>) {
  const versionId = versionIdOf(version)
  const idOf = (key: string) => `${version.number === 1 ? version.testId : versionId}-${key}`
  await tx.scale.createMany({
    data: scales.map(({ key, texts }, order) => ({ id: idOf(key), versionId, key, order, texts })),
  })
  await tx.item.createMany({
    data: items.map(({ scale, options, why, ...item }, at) => ({
      id: idOf(item.key),
      versionId,
      scaleId: idOf(scale),
      order: at + 1,
      options: options ?? Prisma.DbNull,
      why: why ?? Prisma.DbNull,
      ...item,
    })),
  })
}

/** Makes a draft the version new attempts begin with; the one before it is retired, and attempts at it stay. */
export async function publish(tx: Db, draft: { id: string; testId: string }, contentHash: string, now: Date) {
  const published = currentKey(draft.testId, 'PUBLISHED')
  await tx.testVersion.updateMany({
    where: { currentKey: published },
    data: { state: 'RETIRED', currentKey: null },
  })
  await tx.testVersion.update({
    where: { id: draft.id },
    data: { state: 'PUBLISHED', currentKey: published, publishedAt: now, contentHash },
  })
}

/** The number the next version of a test gets, from 1. */
export async function nextNumber(tx: Db, testId: string): Promise<number> {
  const { _max } = await tx.testVersion.aggregate({ where: { testId }, _max: { number: true } })
  return (_max.number ?? 0) + 1
}
