/** Cuts between the words for reliability, 0–1: weak below .6, usable below .8, good above. The usual requirement for
 *  decisions about one person is stricter (alpha .9), which is why results are shown with bands. */
export const reliabilityCuts = [0, 0.6, 0.8, 1] as const

export type ReliabilityWord = 'weak' | 'usable' | 'good'

/** Returns the word for a reliability (Cronbach's alpha, 0–1). */
export function reliabilityWord(alpha: number): ReliabilityWord {
  const [, weak, usable] = reliabilityCuts
  return alpha < weak ? 'weak' : alpha < usable ? 'usable' : 'good'
}
