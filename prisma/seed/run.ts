import { db } from '#app/database/client.server.ts'
import { fitChance, keepChanceFitted } from '#app/domain/institutions/chance-fit.server.ts'
import { seedContent } from './content.ts'

// `content` for every start; `demo` adds the demo world on top of it.
const demo = process.argv[2] === 'demo'
// Production never opens a database in which everybody knows the passwords.
if (
  !demo &&
  process.env.NODE_ENV === 'production' &&
  (await db.organization.count({ where: { id: 'demo-lyceum' } })) > 0
) {
  console.error('This database holds the demo and its known passwords. Give production one of its own: DATABASE_URL.')
  process.exit(1)
}
const reports = await seedContent(db)
// A corrected score does not change how many cut-offs there are, so it is not noticed otherwise.
if (reports.some(({ table, changed }) => table === 'GrantCutoff' && changed > 0)) await fitChance()
await keepChanceFitted()
const suggested = reports.reduce((sum, report) => sum + report.suggested, 0)
if (suggested > 0) console.info(`${suggested} changes to content an administrator has edited wait for a decision.`)
if (demo) {
  const { seedDemo } = await import('./demo.ts')
  await seedDemo(db)
}
await db.$disconnect()
