import type { Work } from '#app/domain/jobs/work.ts'
import { promiseLetters } from '#app/domain/notifications/letters.server.ts'
import { tellWeek } from '#app/domain/roadmaps/tell-week.server.ts'

/** What a Monday morning brings: people hear of the tasks of their week, and those who asked for it are promised a letter. */
export async function beginWeek(monday: string, work: Work): Promise<void> {
  await tellWeek(monday, work)
  await promiseLetters(monday, work)
}
