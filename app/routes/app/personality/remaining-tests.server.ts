import type { GuardArgs } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import type { Standing } from '#app/domain/guidance/analyses.server.ts'

/** Returns the standing with texts of the remaining tests: number of questions, duration and minimum age. */
export function withTestTexts(args: GuardArgs, standing: Standing) {
  if (standing.state !== 'inactive') return standing
  const { t } = reading(args, 'tests')
  const remaining = standing.remaining.map(({ instrument, test }) => ({
    instrument,
    test: test && {
      id: test.id,
      state: test.state,
      title: test.title,
      summary: test.summary,
      size: [
        t('questions', { count: test.questions }),
        t('minutes', { count: test.minutes }),
        t('show.ageFrom', { age: test.minimumAge }),
      ].join(', '),
    },
  }))
  return { ...standing, remaining }
}

export type RemainingTests = ReturnType<typeof withTestTexts>
