/** Where the words for reliability begin and end, from 0 to 1: low below .6, fair below .8, good above. The usual reading of
 *  Cronbach's alpha for decisions about one person is stricter (.9), which is why a result is told with its bands. */
export const reliabilityCuts = [0, 0.6, 0.8, 1] as const

export type ReliabilityWord = 'weak' | 'usable' | 'good'

/** The word for a reliability (Cronbach's alpha, from 0 to 1). */
export function reliabilityWord(alpha: number): ReliabilityWord {
  const [, weak, usable] = reliabilityCuts
  return alpha < weak ? 'weak' : alpha < usable ? 'usable' : 'good'
}
