import type { BackupHead } from './list.ts'
import { openPostgresSource } from './postgres-source.ts'
import { openSqliteSource } from './sqlite-source.ts'
import type { Content, Store } from './store.ts'

/** A file of the copied database: its id, whether the site needs it, and its variants with their sizes in bytes. */
export type FileRow = { id: string; needed: boolean; variants: { name: string; bytes: number }[] }

/** A consistent copy of a database. */
export type Copy = Pick<BackupHead, 'engine' | 'schema' | 'tables'> & {
  /** Saves the copy in the store. */
  keep: (store: Store) => Promise<Content>
  files: () => AsyncIterable<FileRow>
  /** Checks in the live database whether the row of a file still exists and is needed. */
  isNeeded: (id: string) => Promise<boolean>
}

export type SourceOptions = {
  databaseUrl: string
  /** Folder for the temporary copy; null when plain data may only be written beside the database itself. */
  folder: string | null
  report: (line: string) => void
}

/** Copies a database that is in use and runs `work` with the copy. */
export function withCopy<T>(options: SourceOptions, work: (copy: Copy) => Promise<T>): Promise<T> {
  const isFile = options.databaseUrl.startsWith('file:')
  return isFile ? openSqliteSource(options, work) : openPostgresSource(options, work)
}
