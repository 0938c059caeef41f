import { randomUUID } from 'node:crypto'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { openContent } from '#prisma/seed/content-folder.ts'

const today = join(import.meta.dirname, '..', '..', 'prisma', 'seed', 'content')

/** Creates a release with its own copy of the content, which a test can change. */
export function makeRelease() {
  const folder = join(inject('world'), randomUUID())
  cpSync(today, folder, { recursive: true })
  const rewrite = (path: string, change: (text: string) => string) =>
    writeFileSync(join(folder, path), change(readFileSync(join(folder, path), 'utf8')))
  return {
    content: openContent(folder),
    rewrite,
    /** Changes a JSON file, in place or by returning a new value. */
    edit: <Content>(path: string, change: (value: Content) => unknown) =>
      rewrite(path, text => {
        const value = JSON.parse(text) as Content
        return JSON.stringify(change(value) ?? value)
      }),
    remove: (path: string) => rmSync(join(folder, path)),
  }
}

export type Release = ReturnType<typeof makeRelease>
