import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { placeTemplate } from '#tests/world/template.ts'
import { builtFolder, passedFolder, templateFile, varFolder } from './site.ts'

/** Creates the test folder and one demo database, which every worker copies. */
export default function globalSetup() {
  if (!existsSync(join(builtFolder, 'server', 'index.js'))) {
    throw new Error('There is no build/server/index.js to tell stories about. Build first: npm run build')
  }
  rmSync(varFolder, { recursive: true, force: true })
  mkdirSync(passedFolder, { recursive: true })
  placeTemplate(templateFile)
}
