import { randomUUID } from 'node:crypto'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { openContent } from '#prisma/seed/content-folder.ts'

const today = join(import.meta.dirname, '..', '..', 'prisma', 'seed', 'content')

/** A release with content of its own: today's, and what a test changes in it. */
export function makeRelease() {
  const folder = join(inject('world'), randomUUID())
  cpSync(today, folder, { recursive: true })
  const rewrite = (path: string, change: (text: string) => string) =>
    writeFileSync(join(folder, path), change(readFileSync(join(folder, path), 'utf8')))
  return {
    content: openContent(folder),
    rewrite,
    /** Changes what a JSON file says, in place or by returning something else. */
    edit: <Said>(path: string, change: (said: Said) => unknown) =>
      rewrite(path, text => {
        const said = JSON.parse(text) as Said
        return JSON.stringify(change(said) ?? said)
      }),
    remove: (path: string) => rmSync(join(folder, path)),
  }
}

export type Release = ReturnType<typeof makeRelease>
