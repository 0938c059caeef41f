import { type FeedbackQuestion, feedbackQuestions } from '#app/domain/guidance/feedback.ts'

type Sum = { scope: string; n: number }

/** Where a thumb was given: on the results of the test of interests, or in an analysis. */
export type Given = 'results' | 'analyses'

/** How many thumbs were given at each rank, and how many of them were up. */
export function thumbsByRank(sums: readonly Sum[], given: Given): { rank: number; given: number; up: number }[] {
  const ranks = new Map<number, { rank: number; given: number; up: number }>()
  for (const { scope, n } of sums) {
    const [where, place, thumb] = scope.split('/')
    if (where !== given) continue
    const rank = Number(place)
    const before = ranks.get(rank) ?? { rank, given: 0, up: 0 }
    ranks.set(rank, { rank, given: before.given + n, up: before.up + (thumb === 'up' ? n : 0) })
  }
  return [...ranks.values()].toSorted((one, other) => one.rank - other.rank)
}

/** How many answered each question, and the mean of their answers (1–5, 5 is yes); null where there is none. */
export function meansOf(sums: readonly Sum[]): { question: FeedbackQuestion; n: number; mean: number | null }[] {
  return feedbackQuestions.map(question => {
    const own = sums
      .map(({ scope, n }) => ({ parts: scope.split('/'), n }))
      .filter(({ parts }) => parts[0] === question)
    const n = own.reduce((all, each) => all + each.n, 0)
    const points = own.reduce((all, each) => all + Number(each.parts[1]) * each.n, 0)
    return { question, n, mean: n > 0 ? points / n : null }
  })
}
