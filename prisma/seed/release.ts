import { db } from '#app/database/client.server.ts'
import { keepRevisions } from '#app/database/revisions.server.ts'
import { optimize } from '#app/database/statistics.server.ts'
import { env } from '#app/env.server.ts'
import { fitChance, keepChanceFitted } from '#app/domain/admission/chance-fit.server.ts'
import { indexTests } from '#app/domain/assessments/test-document.server.ts'
import { keepGroupKeys, keepNameKeys } from '#app/domain/organizations/name-keys.server.ts'
import { keepDocuments } from '#app/domain/search/documents.server.ts'
import { seedContent } from './content.ts'

/** Writes the content of this release to the database, with everything derived from it: triggers, lookup keys, the
 *  search index and the model of chances. */
export async function bringContent() {
  await keepRevisions(db)
  await keepNameKeys()
  await keepGroupKeys()
  await keepDocuments(db)
  const reports = await seedContent(db)
  // A corrected score does not change the number of results, so `keepChanceFitted` would not notice it.
  if (reports.some(({ table, changed }) => table === 'GrantResult' && changed > 0)) await fitChance()
  await keepChanceFitted()
  await indexTests(db)
  const suggested = reports.reduce((sum, report) => sum + report.suggested, 0)
  if (suggested > 0) console.info(`${suggested} changes to content an administrator has edited wait for a decision.`)
}

/** Runs at the start of production. Refuses a database that contains the demo, whose passwords are public. */
export async function bringRelease() {
  const isDemo = (await db.organization.count({ where: { id: 'demo-lyceum' } })) > 0
  if (isDemo && env.mode === 'production') {
    console.error('This database holds the demo and its known passwords. Give production one of its own: DATABASE_URL.')
    process.exit(1)
  }
  await bringContent()
  await optimize()
  await db.$disconnect()
}
