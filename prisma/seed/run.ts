import { db } from '#app/database/client.server.ts'
import { keepChanceFitted } from '#app/domain/institutions/chance-fit.server.ts'
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
await seedContent(db)
await keepChanceFitted()
if (demo) {
  const { seedDemo } = await import('./demo.ts')
  await seedDemo(db)
}
await db.$disconnect()
