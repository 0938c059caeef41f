import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { builtFolder, servedFolder, templateFile, varFolder } from './site.ts'

/** Makes the demo world once: an empty folder, a migrated and seeded database that every worker copies. */
export default function globalSetup() {
  if (!existsSync(join(builtFolder, 'server', 'index.js'))) {
    throw new Error('There is no build/server/index.js to tell stories about. Build first: npm run build')
  }
  rmSync(varFolder, { recursive: true, force: true })
  cpSync(builtFolder, servedFolder, { recursive: true })
  run('prisma', 'migrate', 'deploy')
  run('tsx', 'prisma/seed/run.ts', 'world')
}

function run(...command: string[]) {
  execFileSync('npx', command, {
    env: { ...process.env, DATABASE_URL: `file:${templateFile}` },
    stdio: 'pipe',
  })
}
