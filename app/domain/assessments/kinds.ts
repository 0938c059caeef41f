/** What a test measures, in the order the tests are offered. */
export const instrumentKinds = ['INTERESTS', 'PERSONALITY', 'VALUES', 'APTITUDE'] as const
export type InstrumentKind = (typeof instrumentKinds)[number]
