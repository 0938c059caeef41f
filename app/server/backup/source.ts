import type { BackupHead } from './list.ts'
import { openPostgresSource } from './postgres-source.ts'
import { openSqliteSource } from './sqlite-source.ts'
import type { Content, Store } from './store.ts'

/** A file of the copied database: its id, whether something of the site needs it, and its variants with their lengths. */
export type FileRow = { id: string; needed: boolean; variants: { name: string; bytes: number }[] }

/** A database as it was at one moment. */
export type Copy = Pick<BackupHead, 'engine' | 'schema' | 'tables'> & {
  /** Keeps it in the store. */
  keep: (store: Store) => Promise<Content>
  files: () => AsyncIterable<FileRow>
  /** Whether the database still has a file's row now, and needs it. */
  isNeeded: (id: string) => Promise<boolean>
}

export type SourceOptions = {
  databaseUrl: string
  /** Where a copy may lie while it is made; null where nothing may lie open but beside the database itself. */
  folder: string | null
  report: (line: string) => void
}

/** Copies a database that is in use, and does `work` with the copy. */
export function withCopy<T>(options: SourceOptions, work: (copy: Copy) => Promise<T>): Promise<T> {
  const isFile = options.databaseUrl.startsWith('file:')
  return isFile ? openSqliteSource(options, work) : openPostgresSource(options, work)
}
