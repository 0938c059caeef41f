// npm run chance:fit: fits the grant model to past results and prints how well each year is predicted. With a database
// it uses the stored results and saves the fit; without one it uses the content files only.
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { describeFit, fitFigures } from '#app/domain/admission/chance-figures.ts'
import { readContentGrants } from './content-grants.ts'
import { openContent } from './content-folder.ts'

const root = resolve(import.meta.dirname, '..', '..')
const { DATABASE_URL = 'file:./var/bagdar.db' } = process.env
const hasSomething = (path: string) => Boolean(statSync(resolve(root, path), { throwIfNoEntry: false })?.size)
const isThere = !DATABASE_URL.startsWith('file:') || hasSomething(DATABASE_URL.replace(/^file:|\?.*$/g, ''))

if (hasSomething('prisma/generated/client.ts') && isThere) {
  await import('#app/server/commands/chance-fit.ts')
} else {
  const { rows, minima } = readContentGrants(openContent())
  console.info(
    `${describeFit(fitFigures(rows, minima))}\nFrom the content: there is no database yet, and nothing is kept.`,
  )
}
