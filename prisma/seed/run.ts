import { db } from '#app/database/client.server.ts'
import { fitChance, keepChanceFitted } from '#app/domain/admission/chance-fit.server.ts'
import { keepRevisions } from '#app/database/revisions.server.ts'
import { indexTests } from '#app/domain/assessments/test-document.server.ts'
import { optimize } from '#app/database/statistics.server.ts'
import { unlimited } from '#app/domain/jobs/work.ts'
import { keepGroupKeys, keepNameKeys } from '#app/domain/organizations/name-keys.server.ts'
import { countAnew } from '#app/domain/sums/keep-counts.server.ts'
import { keepDocuments } from '#app/domain/search/documents.server.ts'
import { seedContent } from './content.ts'

// `content` for every start; `world` adds the accounts the tests start from, `demo` a living school on top of them.
const wanted = process.argv[2] ?? 'content'
if (!['content', 'world', 'demo'].includes(wanted)) throw new Error(`There is no seed called ${wanted}.`)
// Production never opens a database in which everybody knows the passwords.
if (
  wanted === 'content' &&
  process.env.NODE_ENV === 'production' &&
  (await db.organization.count({ where: { id: 'demo-lyceum' } })) > 0
) {
  console.error('This database holds the demo and its known passwords. Give production one of its own: DATABASE_URL.')
  process.exit(1)
}
await keepRevisions(db)
await keepNameKeys()
await keepGroupKeys()
await keepDocuments(db)
const reports = await seedContent(db)
// A corrected score does not change how many results there are, so it is not noticed otherwise.
if (reports.some(({ table, changed }) => table === 'GrantResult' && changed > 0)) await fitChance()
await keepChanceFitted()
await indexTests(db)
const suggested = reports.reduce((sum, report) => sum + report.suggested, 0)
if (suggested > 0) console.info(`${suggested} changes to content an administrator has edited wait for a decision.`)
if (wanted !== 'content') {
  const before = await sizeOfPast()
  const { seedWorld } = await import('./demo.ts')
  await seedWorld(db)
  let moved = 0
  if (wanted === 'demo') {
    const { seedLivingWorld } = await import('./demo/living-world.ts')
    const { seedCommunity } = await import('./demo/community/seed-community.ts')
    const { seedProjects } = await import('./demo/projects/seed-projects.ts')
    const { seedUse } = await import('./demo/use.ts')
    await seedLivingWorld(db)
    moved = await seedUse(db)
    // After people have signed up on their days: links of a new account wait for a look.
    await seedCommunity(db)
    await seedProjects(db)
  }
  // Days that are over are counted once: what was written into them since is not in their sums.
  if (moved > 0 || before !== (await sizeOfPast())) await countAnew(unlimited)
}
await optimize()
await db.$disconnect()

/** How many rows there are that the sums of days are counted from. */
async function sizeOfPast() {
  const counts = [
    db.user.count(),
    db.attempt.count(),
    db.analysis.count(),
    db.institutionAnalysis.count(),
    db.institutionPick.count(),
    db.plan.count(),
    db.recommendation.count(),
    db.feedback.count(),
  ]
  return (await Promise.all(counts)).join(' ')
}
