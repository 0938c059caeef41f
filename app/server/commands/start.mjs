// npm start: the demo on a fresh machine with nothing but Node.
import { spawn } from 'node:child_process'
import { buildOnce, generateClient, installPackages, prepareDatabase, root, serverBundle } from './steps.mjs'

installPackages()
generateClient()
prepareDatabase('demo')
buildOnce()

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

const server = spawn(process.execPath, [serverBundle], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production', BAGDAR_DEMO: '1', PORT: port },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', code => process.exit(code ?? 1))
