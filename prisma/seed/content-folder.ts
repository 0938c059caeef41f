import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The content of a release: files under one folder. */
export type ContentFolder = {
  /** What a JSON file says; the caller checks it. */
  json: (...path: string[]) => unknown
  text: (...path: string[]) => string
  /** The names of the files with this ending in a folder and below it, in one order. */
  list: (folder: string, ending: string) => string[]
}

/** Opens a folder of content; a test gives one of its own, as another release would. */
export function openContent(root = join(import.meta.dirname, 'content')): ContentFolder {
  const text = (...path: string[]) => readFileSync(join(root, ...path), 'utf8')
  return {
    text,
    json: (...path) => JSON.parse(text(...path)) as unknown,
    list: (folder, ending) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter(name => name.endsWith(ending))
        .sort(),
  }
}
