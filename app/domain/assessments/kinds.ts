/** What the tests measure that guidance rests on, in the order they are offered. */
export const instrumentKinds = ['INTERESTS', 'PERSONALITY', 'VALUES', 'APTITUDE'] as const
export type InstrumentKind = (typeof instrumentKinds)[number]

/** The same, and what an administrator made besides: it is taken, scored and told, and nothing is concluded from it. */
export type TestKind = InstrumentKind | 'OTHER'

/** Whether guidance counts a test of this kind: recommends by it, waits for it, tells schools how far pupils are. */
export function isInstrument(kind: string): kind is InstrumentKind {
  return (instrumentKinds as readonly string[]).includes(kind)
}
