import type { listPlans } from '#app/domain/roadmaps/plans.server.ts'
import { dateText, plainDateText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { namesOf } from './plan-texts.server.ts'
import { taskTexts } from './task-texts.server.ts'

type Listed = Awaited<ReturnType<typeof listPlans>>[number]

export function planEntry(
  { id, goal, target, next, done, total, createdAt, ...plan }: Listed,
  reader: Reader<'careers'>,
  today: string,
) {
  const { t } = reader
  const archived = plan.archivedAt !== null
  const task = next && taskTexts(next.facts, reader.in('roadmap'), namesOf(target, reader.in('plan'))).title
  return {
    id,
    archived,
    status: archived ? ('archived' as const) : plan.status,
    name: t(`name.${goal}`, { name: target.name }),
    done,
    total,
    progress: t('progress', { done, total }),
    next:
      next && !archived
        ? t(next.due < today ? 'late' : 'next', { task: task!, date: plainDateText(next.due, reader.language) })
        : null,
    created: t('created', { date: dateText(createdAt.toISOString(), reader.language)! }),
  }
}
