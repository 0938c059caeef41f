import { z } from 'zod'
import { type Store, StoreFault } from './store.ts'

// The list of a backup is JSON lines: a head, one line per file, and an end with their count, so that a truncated list
// is recognised.

const content = z.object({
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.number(),
  packed: z.literal(true).optional(),
})

const headSchema = z.object({
  format: z.literal(1),
  at: z.iso.datetime(),
  release: z.string(),
  engine: z.enum(['sqlite', 'postgresql']),
  /** The last migration of the database. */
  schema: z.string(),
  database: content,
  /** Number of rows by table. */
  tables: z.record(z.string(), z.number()),
})
const fileSchema = content.extend({ key: z.string().regex(/^[a-z0-9]{8,40}\/[a-z0-9]{1,20}$/) })
const endSchema = z.object({
  end: z.literal(true),
  files: z.number(),
  bytes: z.number(),
  /** Files that were deleted between the copy of the database and theirs. */
  gone: z.number(),
  /** The first hundred keys of files that rows name and the store lacks, or has with another length. */
  missing: z.array(z.string()),
  missed: z.number(),
})

export type BackupHead = z.output<typeof headSchema>
export type BackedUpFile = z.output<typeof fileSchema>
export type BackupEnd = z.output<typeof endSchema>
type BackupList = { head: BackupHead; files: AsyncIterable<BackedUpFile>; end: () => BackupEnd }

/** Returns the name of a backup made at a moment. Names sort by time. */
export function nameOf(at: Date): string {
  return at.toISOString().replace(/[-:.]/g, '')
}

/** Returns the moment in the name of a backup, or null for another name. */
function momentOf(name: string): Date | null {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/.exec(name) ?? []
  const [year, month, day, hour, minute, second, ms] = parts
  return ms === undefined ? null : new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`)
}

/** Opens the list of a backup. The head is read at once, the files on iteration; the end is known after the last file.
 *  @throws StoreFault when the list is invalid or truncated. */
export async function openList(store: Store, name: string): Promise<BackupList> {
  const lines = store.readList(name)[Symbol.asyncIterator]()
  const first = await lines.next()
  const head = headIn(name, first.done ? 'null' : first.value)
  let ending: BackupEnd | undefined
  async function* files() {
    let [count, bytes] = [0, 0]
    for (;;) {
      const next = await lines.next()
      if (next.done) throw new StoreFault(`The list ${name} is cut off.`)
      const line: unknown = JSON.parse(next.value)
      const end = endSchema.safeParse(line)
      if (end.success) {
        if (end.data.files !== count || end.data.bytes !== bytes) throw new StoreFault(`The list ${name} is not whole.`)
        ending = end.data
        return
      }
      const file = fileSchema.parse(line)
      count += 1
      bytes += file.bytes
      yield file
    }
  }
  return {
    head,
    files: files(),
    end: () => {
      if (!ending) throw new Error('The files of the list come before its end.')
      return ending
    },
  }
}

/** Reads the head of a backup, without its files. @throws StoreFault */
export async function readHead(store: Store, name: string): Promise<BackupHead> {
  for await (const line of store.readList(name)) return headIn(name, line)
  return headIn(name, 'null')
}

function headIn(name: string, line: string): BackupHead {
  const head = headSchema.safeParse(JSON.parse(line))
  if (!head.success) throw new StoreFault(`The list ${name} has no head this release understands.`)
  return head.data
}

/** Returns the backups to remove: those older than `days`. The newest is always kept. Nothing is removed when all
 *  earlier backups are that old, because a clock that runs ahead would remove them all at once; if the clock was right,
 *  the next backup removes them. */
export function outdated(names: readonly string[], days: number, now: Date): string[] {
  const oldest = now.getTime() - days * 24 * 60 * 60 * 1000
  const earlier = names.toSorted().slice(0, -1)
  const old = earlier.filter(name => (momentOf(name)?.getTime() ?? oldest) < oldest)
  return old.length === earlier.length ? [] : old
}

/** Returns a warning about backups dated in the future, or null. A backup made while the clock ran ahead counts as the
 *  newest until its time has come. */
export function describeFutureBackups(names: readonly string[], now: Date): string | null {
  const later = names.filter(name => (momentOf(name)?.getTime() ?? 0) > now.getTime() + 60_000)
  if (later.length === 0) return null
  return `Of a time to come: ${later.join(', ')}. Was a clock ahead, or is it behind now? --at names another backup.`
}
