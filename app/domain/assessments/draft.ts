// What an administrator does to the content of a test, on plain values.
import { canonical } from './canonical.ts'
import { type Lack, lackingIn } from './lacking.ts'
import type { TestContent } from './test-content.server.ts'

type Item = TestContent['items'][number]
type Scale = TestContent['scales'][number]

/** A key no version of the test has used: answers of an item and of one that was removed are never confused. */
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

/** Without a scale and all its items. */
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

/** A list with one of its things a place up (−1) or down (1) from the place (from 0) it stood at when the button was
 *  shown; pressed twice it is moved once. Beyond an end nothing moves. */
export function moved<T extends { key: string }>(all: readonly T[], key: string, from: number, by: 1 | -1): T[] {
  const to = from + by
  const list = [...all]
  if (list[from]?.key !== key || to < 0 || to >= list.length) return list
  ;[list[from], list[to]] = [list[to]!, list[from]]
  return list
}

/** What differs between two contents, by the keys of scales and items, for the page that publishes. */
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

/** The scales of the four instruments belong to guidance: it looks for them by their keys. What publishing such a test
 *  without one would take from it counts as lacking. */
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
