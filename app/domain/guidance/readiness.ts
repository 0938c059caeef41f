/** The instruments an analysis rests on; aptitude is welcome and never needed. */
const neededInstruments = ['INTERESTS', 'PERSONALITY', 'VALUES'] as const

type Test = { instrument: string; state: string; completedAt: string | null }

/** How far somebody is from an analysis, from the active tests as they stand for them: how many of the needed
 *  instruments are done, and for each that remains the test to take, the one that is begun or else the first. */
export function readinessOf<T extends Test>(tests: readonly T[]) {
  const remaining = neededInstruments.flatMap(instrument => {
    const forms = tests.filter(test => test.instrument === instrument)
    if (forms.some(({ completedAt }) => completedAt !== null)) return []
    const test = forms.find(({ state }) => state === 'active') ?? forms[0] ?? null
    return [{ instrument, test }]
  })
  return { done: neededInstruments.length - remaining.length, of: neededInstruments.length, remaining }
}
