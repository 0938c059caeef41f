import { z } from 'zod'
import { type Store, StoreFault } from './store.ts'

// The list of a backup is lines of JSON: what it is, one line a file, and an end that counts them, so that a list which was
// cut off is no list.

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
  /** How many rows each table has. */
  tables: z.record(z.string(), z.number()),
})
const fileSchema = content.extend({ key: z.string().regex(/^[a-z0-9]{8,40}\/[a-z0-9]{1,20}$/) })
const endSchema = z.object({
  end: z.literal(true),
  files: z.number(),
  bytes: z.number(),
  /** Files that were let go of between the copy of the database and theirs. */
  gone: z.number(),
  /** Files that rows name and the store does not have, or has in another length: the first hundred. */
  missing: z.array(z.string()),
  missed: z.number(),
})

export type BackupHead = z.output<typeof headSchema>
export type BackedUpFile = z.output<typeof fileSchema>
export type BackupEnd = z.output<typeof endSchema>
type BackupList = { head: BackupHead; files: AsyncIterable<BackedUpFile>; end: () => BackupEnd }

/** A moment as the name of a backup: names sort as moments do. */
export function nameOf(at: Date): string {
  return at.toISOString().replace(/[-:.]/g, '')
}

/** The moment a name tells; null when it is no name of a backup. */
function momentOf(name: string): Date | null {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/.exec(name) ?? []
  const [year, month, day, hour, minute, second, ms] = parts
  return ms === undefined ? null : new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`)
}

/** Opens the list of a backup: its head is read at once, its files as they are asked for, and its end once they are over.
 *  @throws StoreFault when it is none, or cut off. */
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

/** What a backup is, without its files. @throws StoreFault */
export async function readHead(store: Store, name: string): Promise<BackupHead> {
  for await (const line of store.readList(name)) return headIn(name, line)
  return headIn(name, 'null')
}

function headIn(name: string, line: string): BackupHead {
  const head = headSchema.safeParse(JSON.parse(line))
  if (!head.success) throw new StoreFault(`The list ${name} has no head this release understands.`)
  return head.data
}

/** Which backups go: those older than so many days. The newest stays, however old it is; and all stay where every earlier one is
 *  that old: a clock that is ahead would take them all at once. The next backup takes them, when it was none. */
export function outdated(names: readonly string[], days: number, now: Date): string[] {
  const oldest = now.getTime() - days * 24 * 60 * 60 * 1000
  const earlier = names.toSorted().slice(0, -1)
  const old = earlier.filter(name => (momentOf(name)?.getTime() ?? oldest) < oldest)
  return old.length === earlier.length ? [] : old
}

/** A backup made while the clock was ahead is taken for the newest until its time has come. In words, or null. */
export function tellOfTimeToCome(names: readonly string[], now: Date): string | null {
  const later = names.filter(name => (momentOf(name)?.getTime() ?? 0) > now.getTime() + 60_000)
  if (later.length === 0) return null
  return `Of a time to come: ${later.join(', ')}. Was a clock ahead, or is it behind now? --at names another backup.`
}
