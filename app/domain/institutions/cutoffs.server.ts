import { db } from '#app/database/client.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { remembered } from '#app/domain/content/memory.server.ts'
import type { Pool } from './vocabulary.ts'

/** The cut-offs of one programme by pool, the newest cycle first. */
export type Cutoffs = Record<Pool, { cycle: number; score: number }[]>

/** All known cut-offs of these universities, by `${universityCode} ${groupCode}`, in one query. From memory. */
export const findCutoffs = remembered(async (universityCodes: readonly string[]): Promise<Map<string, Cutoffs>> => {
  const rows = await db.grantCutoff.findMany({
    where: { universityCode: { in: [...new Set(universityCodes)] } },
    orderBy: { cycle: 'desc' },
  })
  const ofProgrammes = new Map<string, Cutoffs>()
  for (const { universityCode, groupCode, pool, cycle, score } of rows) {
    const key = `${universityCode} ${groupCode}`
    const cutoffs = ofProgrammes.get(key) ?? { GRANT: [], RURAL: [] }
    cutoffs[pool as Pool].push({ cycle, score })
    ofProgrammes.set(key, cutoffs)
  }
  return ofProgrammes
})

const SEPTEMBER = '09'

/** The admission a reader of this moment thinks of: from September on, on the calendars of Kazakhstan, that of next year. */
export function nextAdmission(now: Date): number {
  const [year, month] = calendarDay(now).split('-') as [string, string, string]
  return Number(year) + (month >= SEPTEMBER ? 1 : 0)
}
