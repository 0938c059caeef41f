// npm run move: copies a whole installation from an SQLite database and a folder of files to PostgreSQL and the
// configured file store (docs/operations.md).
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { engineOf } from '#app/database/engine.server.ts'
import { type Moved, moveRows } from '#app/database/move-rows.server.ts'
import { migratePostgres } from './postgres-migrations.mjs'

const usage = 'npm run move -- --from file:./var/bagdar.db --to postgresql://… [--files ./var/files]'

process.exit((await move()) ? 0 : 1)

async function move(): Promise<boolean> {
  const words = readWords()
  if (!words) return false
  try {
    await migratePostgres(words.to)
    const moved = await moveRows({ from: words.path, to: words.to }, reportProgress)
    console.info(`${moved.reduce((sum, { rows }) => sum + rows, 0)} rows of ${moved.length} tables are there.`)
    if (words.files) await moveFiles(words.to, words.files)
  } catch (fault) {
    console.error(`Nothing was changed in the old database. ${(fault as Error).message}`)
    return false
  }
  console.info('Start this release on the new database now: it makes what keeps search and counts up to date.')
  return true
}

function readWords() {
  try {
    const { values } = parseArgs({
      options: { from: { type: 'string' }, to: { type: 'string' }, files: { type: 'string' } },
    })
    const { from, to, files } = values
    if (!from || !to || engineOf(from) !== 'sqlite' || engineOf(to) !== 'postgresql') throw new Error(usage)
    const path = from.replace(/^file:/, '').replace(/\?.*$/, '')
    for (const there of [path, files]) if (there && !existsSync(there)) throw new Error(`There is no ${there}.`)
    return { path, to, files }
  } catch (fault) {
    console.error((fault as Error).message)
    return null
  }
}

function reportProgress({ table, rows }: Moved) {
  if (rows > 0) console.info(`${String(rows).padStart(9)}  ${table}`)
}

/** Copies the files to the store in the settings of this process, such as a bucket. */
async function moveFiles(databaseUrl: string, folder: string) {
  process.env.DATABASE_URL = databaseUrl
  const { copyFiles } = await import('#app/domain/files/copy-files.server.ts')
  const { copied, missing } = await copyFiles(folder, line => console.info(line))
  console.info(`${copied} files are there${missing ? `, ${missing} were missing in ${folder} already` : ''}.`)
}
