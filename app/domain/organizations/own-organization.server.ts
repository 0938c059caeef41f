import { db } from '#app/database/client.server.ts'
import type { Staff } from './reach.server.ts'

/** Hides or shows the list of first steps. */
export async function showFirstHour({ organization: { id } }: Staff, shown: boolean, now = new Date()): Promise<void> {
  await db.organization.update({ where: { id }, data: { firstHourHiddenAt: shown ? null : now } })
}
