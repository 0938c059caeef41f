import { type FeedbackQuestion, feedbackQuestions } from '#app/domain/guidance/feedback.ts'

type Sum = { scope: string; n: number }

/** Place where a thumb was given: the results of the interests test, or an analysis. */
export type Given = 'results' | 'analyses'

/** Numbers of thumbs and of thumbs up by the rank of the profession. */
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

/** Number of answers to each question and their mean (1–5, 5 is full agreement); null without answers. */
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
