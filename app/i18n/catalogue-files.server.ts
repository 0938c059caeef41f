import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Namespace } from './catalogue.ts'
import type { Language } from './config.ts'

// Beside the bundle in production; in development there is no manifest and nothing to preload.
const path = join(import.meta.dirname, '..', '.vite', 'client-manifest.json')

let manifest: Record<string, { file: string }> | undefined

/** Returns the built files of a page's catalogues and of their list, so that they load together with its scripts. */
export function catalogueFiles(language: Language, namespaces: Namespace[]): string[] {
  manifest ??= existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, { file: string }>) : {}
  const sources = namespaces.map(namespace => `locales/${language}/${namespace}.ts`)
  return [`catalogues/${language}.client.ts`, ...sources].flatMap(source => {
    const chunk = manifest?.[`app/i18n/${source}`]
    return chunk ? [`/${chunk.file}`] : []
  })
}
