/** A small seeded generator (mulberry32), so that the demo is the same on every machine. */
export function randomFrom(seed: string): () => number {
  let state = [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 2_166_136_261)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Answers 1–5 of somebody whose interests (1–5 by letter) are known, with the unevenness people have. */
export function answersOf(scaleKeys: string[], interests: Record<string, number>, random: () => number): number[] {
  return scaleKeys.map(key => {
    const wobble = (random() + random() + random() - 1.5) * 1.4
    return Math.min(5, Math.max(1, Math.round((interests[key] ?? 3) + wobble)))
  })
}
