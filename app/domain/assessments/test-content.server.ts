import { createHash } from 'node:crypto'
import type { Db } from '#app/database/client.server.ts'
import type { Localized } from '#app/i18n/config.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { canonical } from './canonical.ts'

export type TestTexts = { title: Localized; summary: Localized; measures: Localized; question: Localized }
export type ScaleTexts = { name: Localized; about: Localized; high: Localized; low: Localized; short: Localized }
export type Option = { value: number; text: Localized }

/** Complete content of a version of a test. Scales and items are in order. */
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

/** Returns the unique value of `TestVersion.currentKey`. A retired version has none. */
export function currentKey(testId: string, state: Exclude<VersionState, 'RETIRED'>) {
  return `${testId} ${state}`
}

/** Returns the SHA-256 hash of a content. Equal contents have the same hash, whatever the order of their properties. */
export function hashOf(content: TestContent): string {
  return createHash('sha256').update(canonical(content)).digest('hex')
}

/** Returns the content of a version. */
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

/** Writes a content as a draft and returns its id. Ids of scales and items in the first version consist of the test and
 *  the key, those of later versions also of the number: `interests-r02`, `interests-v2-r02`. */
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

/** Replaces the content of a draft. A draft has no answers, so its scales and items are deleted and written again. */
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

/** Publishes a draft for new attempts. The previous version is retired and keeps its attempts. */
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

/** Returns the number of the next version of a test, from 1. */
export async function nextNumber(tx: Db, testId: string): Promise<number> {
  const { _max } = await tx.testVersion.aggregate({ where: { testId }, _max: { number: true } })
  return (_max.number ?? 0) + 1
}
