type Test = {
  id: string
  title: string
  state: 'new' | 'active' | 'completed'
  answered: number
  questions: number
  minimumAge: number
  completedAt: string | null
}

export type NextStep = {
  kind: 'continue' | 'finish' | 'start' | 'unlock' | 'read' | 'browse'
  testId: string | null
  title: string | null
  answered: number
  questions: number
}

/** What a person should do next: finish what is begun, else read the results that are there, else begin the first
 *  test; with nothing of these, look at professions. Whom the tests are locked for is first told how to get in, and
 *  tests for older people are not offered. */
export function chooseNextStep(
  tests: readonly Test[],
  { locked, age }: { locked: boolean; age: number | null },
): NextStep {
  const mine = tests.filter(test => age !== null && age >= test.minimumAge)
  const begun = mine.find(test => test.state === 'active')
  if (begun && !locked) return stepTo(begun.answered === begun.questions ? 'finish' : 'continue', begun)
  const [latest] = tests
    .filter(test => test.completedAt !== null)
    .toSorted((one, other) => (other.completedAt ?? '').localeCompare(one.completedAt ?? ''))
  if (latest) return stepTo('read', latest)
  const fresh = begun ?? mine.find(test => test.state === 'new')
  if (fresh) return stepTo(locked ? 'unlock' : 'start', fresh)
  return { kind: 'browse', testId: null, title: null, answered: 0, questions: 0 }
}

function stepTo(kind: NextStep['kind'], { id, title, answered, questions }: Test): NextStep {
  return { kind, testId: id, title, answered, questions }
}
