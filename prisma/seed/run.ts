import { db } from '#app/database/client.server.ts'
import { optimize } from '#app/database/statistics.server.ts'
import { unlimited } from '#app/domain/jobs/work.ts'
import { countAnew } from '#app/domain/sums/keep-counts.server.ts'
import { bringContent } from './release.ts'

// Runs from the sources, for the demo and the tests: `content` only, `world` with the accounts the tests start from,
// `demo` with a school in use on top of them.
const wanted = process.argv[2] ?? 'content'
if (!['content', 'world', 'demo'].includes(wanted)) throw new Error(`There is no seed called ${wanted}.`)
await bringContent()
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
    // Runs after the sign-ups are moved to their days, because links posted by new accounts wait for review.
    await seedCommunity(db)
    await seedProjects(db)
  }
  // Past days are counted only once, so the sums do not include rows that were written into those days since.
  if (moved > 0 || before !== (await sizeOfPast())) await countAnew(unlimited)
}
await optimize()
await db.$disconnect()

/** Counts the rows that the daily sums are computed from. */
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
