/** `npm run test:long` asks more of the same rules: every letter there is, and many more people and texts. */
export const isLong = process.env.TEST_LONG === '1'

/** How often a rule is tried: as often as finds a fault of today in `npm test`, ten times as often in the long run. */
export const runs = (short: number, long = 10 * short): number => (isLong ? long : short)
