/** `npm run test:long` runs the same rules with more input: all of Unicode, and many more people and texts. */
export const isLong = process.env.TEST_LONG === '1'

/** Number of runs of a property test: enough to find today's faults in `npm test`, ten times as many in the long run. */
export const runs = (short: number, long = 10 * short): number => (isLong ? long : short)
