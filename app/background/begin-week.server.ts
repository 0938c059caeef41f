import type { Work } from '#app/domain/jobs/work.ts'
import { queueLetters } from '#app/domain/notifications/letters.server.ts'
import { notifyWeek } from '#app/domain/roadmaps/notify-week.server.ts'

/** Monday's job: sends notifications of the tasks of the week and queues the weekly emails of subscribers. */
export async function beginWeek(monday: string, work: Work): Promise<void> {
  await notifyWeek(monday, work)
  await queueLetters(monday, work)
}
