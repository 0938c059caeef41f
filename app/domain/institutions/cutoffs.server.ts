import { db } from '#app/database/client.server.ts'
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
