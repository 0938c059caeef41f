// npm start: runs the demo on a fresh machine that has only Node.
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

  aruzhan     pupil of a school with a running subscription: all tests, an analysis, chances at
              eight institutions, a plan with tasks done, overdue and to come
  timur       student with a subscription of his own: two tests done, the third in the middle
  dana        pupil without a subscription (meets the paywall)
  expired     student; the college's subscription has ended
  early       pupil; the school's subscription has not begun
  newcomer    signed up, not onboarded yet
  teacher     mentors 10 А of aruzhan's school; teacher2 mentors 9 Б
  staff, orgadmin             people of aruzhan's school: thirty pupils, each at another stage
              (pupil11 has begun nothing, pupil18 follows a plan, pupil25 has completed one)
  otheradmin  administrator of another school
  ministry, superadmin        the super roles: opinions on analyses, two schools that apply

Emails, such as the one after a forgotten password, are read at /dev/mail.
`)

// Serves in this process, so that no server is left behind when it ends.
Object.assign(process.env, { NODE_ENV: 'production', BAGDAR_DEMO: '1', PORT: port })
process.chdir(root)
await import(pathToFileURL(serverBundle).href)
