// Edits of the content of a test, on plain values.
import { canonical } from './canonical.ts'
import { type Lack, lackingIn } from './lacking.ts'
import type { TestContent } from './test-content.server.ts'

type Item = TestContent['items'][number]
type Scale = TestContent['scales'][number]

/** Returns a key that no version of the test has used, so that answers to a new item are never confused with those to a
 *  removed one. */
export function freeKey(letter: 's' | 'q', used: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const key = `${letter}${String(number).padStart(2, '0')}`
    if (!used.has(key)) return key
  }
}

export function withScale(content: TestContent, scale: Scale): TestContent {
  return { ...content, scales: put(content.scales, scale) }
}

export function withItem(content: TestContent, item: Item): TestContent {
  return { ...content, items: put(content.items, item) }
}

function put<T extends { key: string }>(all: readonly T[], one: T): T[] {
  return all.some(({ key }) => key === one.key) ? all.map(each => (each.key === one.key ? one : each)) : [...all, one]
}

/** Removes a scale and all its items. */
export function withoutScale(content: TestContent, key: string): TestContent {
  return {
    ...content,
    scales: content.scales.filter(scale => scale.key !== key),
    items: content.items.filter(({ scale }) => scale !== key),
  }
}

export function withoutItem(content: TestContent, key: string): TestContent {
  return { ...content, items: content.items.filter(item => item.key !== key) }
}

/** Moves an element of a list up (−1) or down (1). `from` is its position (from 0) when the button was shown, so that a
 *  repeated request moves it only once. Beyond the ends nothing moves. */
export function moved<T extends { key: string }>(all: readonly T[], key: string, from: number, by: 1 | -1): T[] {
  const to = from + by
  const list = [...all]
  if (list[from]?.key !== key || to < 0 || to >= list.length) return list
  ;[list[from], list[to]] = [list[to]!, list[from]]
  return list
}

/** Returns the differences between two contents, by the keys of scales and items, for the publication page. */
export function changesBetween(before: TestContent | null, after: TestContent) {
  const same = (one: unknown, other: unknown) => canonical(one) === canonical(other)
  const of = (part: 'scales' | 'items') => {
    const then = new Map((before?.[part] ?? []).map(one => [one.key, one]))
    const now = new Map(after[part].map(one => [one.key, one]))
    return {
      added: [...now.keys()].filter(key => !then.has(key)),
      removed: [...then.keys()].filter(key => !now.has(key)),
      changed: [...now].flatMap(([key, one]) => (then.has(key) && !same(then.get(key), one) ? [key] : [])),
      moved: !same(
        [...then.keys()].filter(key => now.has(key)),
        [...now.keys()].filter(key => then.has(key)),
      ),
    }
  }
  const { minutes, minimumAge, timed, texts, options } = after
  return {
    texts:
      before !== null &&
      !same([before.minutes, before.minimumAge, before.timed, before.texts], [minutes, minimumAge, timed, texts]),
    options: before !== null && !same(before.options, options),
    scales: of('scales'),
    items: of('items'),
  }
}

export type FixedLack = { what: 'scaleFixed'; scale: string }

/** Returns what a content lacks for publication. Guidance reads the scales of the four instruments by key, so for these
 *  tests a published scale that the content drops counts as lacking. */
export function lackingFor(
  content: TestContent,
  published: TestContent | null,
  isFixed: boolean,
): (Lack | FixedLack)[] {
  const gone = isFixed
    ? (published?.scales ?? []).filter(({ key }) => !content.scales.some(scale => scale.key === key))
    : []
  return [...lackingIn(content), ...gone.map(({ key }) => ({ what: 'scaleFixed' as const, scale: key }))]
}
