import type { Site } from '#tests/world/server.ts'
import type { Answer, Visitor } from '#tests/world/visit.ts'

export type Letters = Record<'R' | 'I' | 'A' | 'S' | 'E' | 'C', number>

export function questionPath(testId: string, questionId: string) {
  return `/app/tests/${testId}/questions/${questionId}`
}

export async function questionsOf(site: Site, testId: string) {
  const items = await site.database.item.findMany({
    where: { version: { testId, state: 'PUBLISHED' } },
    orderBy: { order: 'asc' },
  })
  return items.map(({ id }) => id)
}

/** Answers the questions of a started test by scale, reversed for negatively keyed items, and returns the last answer.
 *  Before the last one the others are backdated to a human pace. */
export async function answerAll(
  site: Site,
  as: Visitor,
  testId: string,
  values: Record<string, number>,
  { upTo = Infinity, seconds = 5 } = {},
) {
  const items = await site.database.item.findMany({
    where: { version: { testId, state: 'PUBLISHED' } },
    orderBy: { order: 'asc' },
    include: { scale: { select: { key: true } } },
  })
  let last: Answer | undefined
  const asked = items.slice(0, upTo)
  for (const { id, scale, keyed } of asked) {
    if (id === asked.at(-1)?.id) {
      await site.database.answer.updateMany({
        where: { item: { version: { testId } }, seconds: { lt: 2 } },
        data: { seconds },
      })
    }
    const value = values[scale.key] ?? 3
    const form = { answer: String(keyed === 1 ? value : 6 - value) }
    last = await site.visit(questionPath(testId, id), { as, form })
  }
  if (!last) throw new Error(`${testId} has no questions`)
  return last
}

/** Takes a whole test, and confirms the answers if the site asks whether to keep them. */
export async function takeTest(site: Site, as: Visitor, testId: string, values: Record<string, number>) {
  await site.visit(`/app/tests/${testId}`, { as, form: {} })
  const last = await answerAll(site, as, testId, values)
  return last.location?.endsWith('/check') ? site.visit(last.location, { as, form: {} }) : last
}

export function takeShortTest(site: Site, as: Visitor, values: Letters) {
  return takeTest(site, as, 'interests-short', values)
}
