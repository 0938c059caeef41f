/** Instruments an analysis requires. Aptitude is optional. */
const neededInstruments = ['INTERESTS', 'PERSONALITY', 'VALUES'] as const

type Test = { instrument: string; state: string; completedAt: string | null }

/** Returns how far a person is from an analysis, given the active tests: the number of required instruments done, and
 *  for each remaining one the test to take, the begun one or else the first. */
export function readinessOf<T extends Test>(tests: readonly T[]) {
  const remaining = neededInstruments.flatMap(instrument => {
    const forms = tests.filter(test => test.instrument === instrument)
    if (forms.some(({ completedAt }) => completedAt !== null)) return []
    const test = forms.find(({ state }) => state === 'active') ?? forms[0] ?? null
    return [{ instrument, test }]
  })
  return { done: neededInstruments.length - remaining.length, of: neededInstruments.length, remaining }
}
