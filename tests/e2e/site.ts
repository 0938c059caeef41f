import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { prepareDatabase } from '#app/server/commands/steps.mjs'
import { SqliteAdapter } from '#app/database/sqlite.server.ts'
import { PrismaClient } from '#prisma/generated/client.ts'
import { withFiles } from '#tests/world/files.ts'
import type { Scene } from '#tests/world/server.ts'
import { shortLived } from '#tests/world/short-lived.ts'
import { type GoTo, signIn, visit } from '#tests/world/visit.ts'

export const builtFolder = resolve('build')
export const varFolder = resolve('var/e2e')
/** Holds one file for every shape of a page that has passed axe. */
export const passedFolder = join(varFolder, 'read')
export const templateFile = join(varFolder, 'template.db')

export type Site = {
  url: string
  db: PrismaClient
  /** The same site, for code that prepares data without a browser. */
  scene: Scene
  stop: () => Promise<void>
  /** Stops the server, migrates the database as `npm start` does, and serves it again at the same address. */
  restart: () => Promise<void>
}

/** Serves its own copy of the demo database on a free port, as `npm start` would. */
export async function startSite(name: string): Promise<Site> {
  const file = join(varFolder, `${name}.db`)
  copyFileSync(templateFile, file)
  let server = serve(file)
  const url = await addressOf(server)
  const stop = async () => {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
  }
  const db = withFiles(new PrismaClient({ adapter: new SqliteAdapter(`file:${file}`) }), `${file}-files`)
  const goTo: GoTo = (path, options) => visit(url, path, options)
  return {
    url,
    db,
    scene: { visit: goTo, database: db, signIn: (username, as) => signIn(goTo, username, as) },
    stop: async () => {
      await db.$disconnect()
      await stop()
    },
    restart: async () => {
      await db.$disconnect()
      await stop()
      await prepareDatabase('world', `file:${file}`)
      server = serve(file, new URL(url).port)
      await addressOf(server)
    },
  }
}

function serve(file: string, port = '0') {
  // Resolves the link to the real folder: a build made meanwhile goes to another folder and does not replace files a
  // story uses.
  const served = realpathSync(join(builtFolder, 'server'))
  return spawn(process.execPath, [...shortLived, join(served, 'index.js')], {
    env: {
      ...process.env,
      BAGDAR_DEMO: '1',
      NODE_ENV: 'production',
      PORT: port,
      DATABASE_URL: `file:${file}`,
      MAIL_FOLDER: `${file}-mail`,
      FILES_FOLDER: `${file}-files`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

async function addressOf(server: ChildProcess) {
  if (!server.stdout) throw new Error('The server says nothing.')
  // Reads all output, so that a full pipe never blocks the server.
  const lines = createInterface({ input: server.stdout })
  return new Promise<string>((found, failed) => {
    lines.on('line', line => {
      const [, url] = /^Serving (http:\S+)/.exec(line) ?? []
      if (url) found(url)
    })
    server.once('exit', code => failed(new Error(`The server went away before it served (exit code ${code}).`)))
  })
}
