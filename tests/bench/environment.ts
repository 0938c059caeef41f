// Imported before everything else: the database module of the site reads these when it is first loaded.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

/** The world of a run is its own. A large one stands in a folder of its own, and so does the small one of `npm test`. */
const world = process.argv.some(word => ['--scale', '--search', '--feed'].includes(word))
  ? 'scale'
  : process.argv.includes('--smoke')
    ? 'smoke'
    : 'demo'
export const folder = join(root, 'var', 'bench', world)
mkdirSync(folder, { recursive: true })

export const databaseFile = join(folder, 'bagdar.db')
export const databaseUrl = `file:${databaseFile}`

/** Production as the demo serves it: known accounts, the loopback address, a worker that does not disturb. */
Object.assign(process.env, {
  BAGDAR_DEMO: '1',
  HOST: '127.0.0.1',
  DATABASE_URL: databaseUrl,
  FILES_FOLDER: join(folder, 'files'),
  MAIL_FOLDER: join(folder, 'mail'),
  WORKER: 'off',
})
