// npm run chance:fit: learns from the grants how they are won and prints how well each year is foretold. With a database
// it learns from what is there and keeps it; before there is one, from the content alone.
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
