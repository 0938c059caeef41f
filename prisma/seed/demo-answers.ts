/** Returns a seeded random generator (mulberry32), so that the demo is the same on every machine. */
export function randomFrom(seed: string): () => number {
  let state = [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 2_166_136_261)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Item = { keyed: number; right: number | null; scale: { key: string } }

/** Generates answers for a person with the given scores, 1–5 by scale, with random variation. For items with a right
 *  answer, the score is the expected number of right answers out of ten. */
export function answersOf(items: readonly Item[], scores: Record<string, number>, random: () => number): number[] {
  return items.map(({ keyed, right, scale }) => {
    const score = scores[scale.key] ?? 3
    if (right !== null) return random() * 10 < score ? right : (right % 4) + 1
    const wobble = (random() + random() + random() - 1.5) * 1.4
    const value = Math.min(5, Math.max(1, Math.round(score + wobble)))
    return keyed === 1 ? value : 6 - value
  })
}
