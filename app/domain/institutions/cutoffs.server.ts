import { db } from '#app/database/client.server.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import { asksMore, thresholdOf } from './threshold.ts'
import type { Pool } from './vocabulary.ts'

/** Last cut-off of the general competition of a programme group, and the university's own minimum where it is higher. */
export type Cutoff = { year: number; threshold: number; own: number | null }

/** Returns the last cut-offs of the groups in which a university has won grants of the general competition, by group
 *  and pool. */
export const findCutoffs = cached(async (universityCode: string): Promise<Map<string, Record<Pool, Cutoff | null>>> => {
  const [thresholds, own] = await Promise.all([
    listThresholds(),
    db.grantResult.findMany({
      where: { ...competition, universityCode },
      select: { groupCode: true, quota: true, year: true, minimum: true, grants: true },
    }),
  ])
  const groups = [...new Set(own.map(({ groupCode }) => groupCode))]
  const cutoffOf = (group: string, quota: string): Cutoff | null => {
    const last = thresholds.get(`${group} ${quota}`)
    if (!last) return null
    const cell = own.find(row => row.groupCode === group && row.quota === quota && row.year === last.year)
    const more = cell && asksMore({ minimum: cell.minimum, grants: cell.grants ?? 0 }, last.threshold)
    return { ...last, own: more ? cell.minimum : null }
  }
  return new Map(groups.map(group => [group, { GRANT: cutoffOf(group, 'GENERAL'), RURAL: cutoffOf(group, 'RURAL') }]))
})

const competition = { section: 'GENERAL', form: 'FULL' }

/** Threshold of the last known year, by group and quota. */
const listThresholds = cached(async (): Promise<Map<string, { year: number; threshold: number }>> => {
  const rows = await db.grantResult.findMany({
    where: competition,
    orderBy: { year: 'desc' },
    select: {
      groupCode: true,
      quota: true,
      year: true,
      universityCode: true,
      minimum: true,
      average: true,
      grants: true,
    },
  })
  const cells = new Map<string, typeof rows>()
  for (const row of rows) {
    const key = `${row.groupCode} ${row.quota}`
    const known = cells.get(key)
    if (!known) cells.set(key, [row])
    else if (known[0]!.year === row.year) known.push(row)
  }
  return new Map(
    [...cells].map(([key, last]) => {
      const won = last.map(({ year, universityCode: university, minimum, average, grants }) => {
        return { year, university, minimum, average: average ?? minimum, grants: grants ?? 1 }
      })
      const { year, threshold } = thresholdOf(won)
      return [key, { year, threshold }]
    }),
  )
})
