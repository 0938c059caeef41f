// npm start: the demo on a fresh machine with nothing but Node.
import { pathToFileURL } from 'node:url'
import { prepare, root } from './preparation.mjs'
import { buildOnce, generateClient, installPackages, prepareDatabase, serverBundle } from './steps.mjs'

await prepare(async () => {
  await installPackages()
  await generateClient()
  await prepareDatabase('demo')
  await buildOnce()
})

const port = process.env.PORT ?? '3000'
console.info(`
Bagdar, demo: http://127.0.0.1:${port}
Password of every account: Bagdar-2026!

  aruzhan     pupil of a school with a running subscription
  timur       student with a subscription of his own
  dana        pupil without a subscription (meets the paywall)
  expired     student; the college's subscription has ended
  early       pupil; the school's subscription has not begun
  newcomer    signed up, not onboarded yet
  teacher, staff, orgadmin    people of aruzhan's school
  otheradmin  administrator of another school
  ministry, superadmin        the super roles
`)

// It serves in this very process, so that no server stays behind when this process ends.
Object.assign(process.env, { NODE_ENV: 'production', BAGDAR_DEMO: '1', PORT: port })
process.chdir(root)
await import(pathToFileURL(serverBundle).href)
