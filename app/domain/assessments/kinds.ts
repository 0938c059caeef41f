/** Instruments that guidance is based on, in display order. */
export const instrumentKinds = ['INTERESTS', 'PERSONALITY', 'VALUES', 'APTITUDE'] as const
export type InstrumentKind = (typeof instrumentKinds)[number]

/** An instrument, or OTHER for tests made by administrators: these are taken, scored and shown, but guidance ignores
 *  them. */
export type TestKind = InstrumentKind | 'OTHER'

/** Checks whether guidance uses tests of this kind: for recommendations, as a prerequisite, and in the progress shown
 *  to schools. */
export function isInstrument(kind: string): kind is InstrumentKind {
  return (instrumentKinds as readonly string[]).includes(kind)
}
