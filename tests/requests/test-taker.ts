import type { Site } from '#tests/world/server.ts'
import type { Answer, Visitor } from '#tests/world/visit.ts'

export type Letters = Record<'R' | 'I' | 'A' | 'S' | 'E' | 'C', number>

export function questionPath(testId: string, questionId: string) {
  return `/app/tests/${testId}/questions/${questionId}`
}

/** The ids of a test's questions in the order they are asked. */
export async function questionsOf(site: Site, testId: string) {
  const items = await site.database.item.findMany({ where: { testId }, orderBy: { order: 'asc' } })
  return items.map(({ id }) => id)
}

/** Answers the questions of a started test one by one, each by the letter of its scale; returns the last answer. */
export async function answerAll(site: Site, as: Visitor, testId: string, values: Letters, { upTo = Infinity } = {}) {
  const items = await site.database.item.findMany({
    where: { testId },
    orderBy: { order: 'asc' },
    include: { scale: { select: { key: true } } },
  })
  let last: Answer | undefined
  for (const { id, scale } of items.slice(0, upTo)) {
    const form = { answer: String(values[scale.key as keyof Letters]) }
    last = await site.visit(questionPath(testId, id), { as, form })
  }
  if (!last) throw new Error(`${testId} has no questions`)
  return last
}

/** Takes the short test from start to end. */
export async function takeShortTest(site: Site, as: Visitor, values: Letters) {
  await site.visit('/app/tests/interests-short', { as, form: {} })
  return answerAll(site, as, 'interests-short', values)
}
