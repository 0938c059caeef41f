// Imported before everything else, because the site's database module reads these settings when it is loaded.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

/** Each kind of run has a folder of its own: runs with a large database, the small run of `npm test`, and all others. */
const world = process.argv.some(word => ['--scale', '--search', '--feed'].includes(word))
  ? 'scale'
  : process.argv.includes('--smoke')
    ? 'smoke'
    : 'demo'
export const folder = join(root, 'var', 'bench', world)
mkdirSync(folder, { recursive: true })

export const databaseFile = join(folder, 'bagdar.db')
export const databaseUrl = `file:${databaseFile}`

/** Production settings with the demo: known accounts, the loopback address, no worker that would interfere. */
Object.assign(process.env, {
  BAGDAR_DEMO: '1',
  HOST: '127.0.0.1',
  DATABASE_URL: databaseUrl,
  FILES_FOLDER: join(folder, 'files'),
  MAIL_FOLDER: join(folder, 'mail'),
  WORKER: 'off',
})
