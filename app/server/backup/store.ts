import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import { findKey, type KeyNote, newKey, seal, sealedName, type StoreKey, unseal } from './sealing.ts'
import { asBytes, sizeOf, syncFolder, through, writeStream, writeThrough } from './streams.ts'

// Layout of a folder of backups:
//   store.json             format version, and the key parameters of an encrypted store
//   objects/ab/abcdef…     contents by their SHA-256 (in an encrypted store by a keyed hash of it), shared by all backups
//   backups/<name>         one list per backup, with the hashes of its contents; the backup exists once its list does
//   parts/                 files that are being written

const FORMAT = 1

/** A content of the store: SHA-256 hash, size in bytes before packing, and whether it is compressed. */
export type Content = { hash: string; bytes: number; packed?: true }
type Note = { format: number; sealed: KeyNote | null }

/** The store cannot be used as requested; the message is for the operator. */
export class StoreFault extends Error {
  override name = 'StoreFault'
}

export type Store = {
  /** Stores a stream under its hash, unless it exists. It is synced to disk before it gets its name. */
  put: (source: Readable, options?: { pack?: boolean }) => Promise<Content>
  has: (hash: string) => Promise<boolean>
  /** Reads and verifies a content. @throws StoreFault when it is missing, changed or truncated. */
  read: (content: Content) => AsyncIterable<Buffer>
  /** Writes the list of a backup. The backup exists from then on. */
  putList: (name: string, lines: AsyncIterable<string>) => Promise<void>
  /** Reads the lines of a list. @throws StoreFault when it was changed or truncated. */
  readList: (name: string) => AsyncIterable<string>
  /** Lists the names of the backups, oldest first. */
  names: () => Promise<string[]>
  /** Removes partial files of a process that was killed. */
  sweep: () => Promise<void>
  /** Removes backups, then every content that no remaining backup names. */
  remove: (
    names: readonly string[],
    isNamed: (object: string) => boolean,
  ) => Promise<{ objects: number; bytes: number }>
  /** Returns the file name of a content. */
  objectOf: (hash: string) => string
  isSealed: boolean
}

type Secret = { secret: string | null; sealed: boolean }

/** Opens the store of a folder, or creates it. The first backup decides whether it is encrypted. @throws StoreFault
 *  when the key is missing or wrong, or the encryption differs from the store's. */
export async function openStore(folder: string, { secret, sealed }: Secret): Promise<Store> {
  const known = await readNote(folder)
  if (!known) return makeStore(folder, { secret, sealed })
  if (sealed && !known.sealed) throw new StoreFault('This folder holds backups that are not encrypted: choose another.')
  return storeIn(folder, await keyOf(known, secret))
}

/** Opens an existing store for reading. @throws StoreFault also when there is none. */
export async function openKeptStore(folder: string, secret: string | null): Promise<Store> {
  const known = await readNote(folder)
  if (!known) throw new StoreFault(`There are no backups in ${folder}.`)
  return storeIn(folder, await keyOf(known, secret))
}

async function makeStore(folder: string, { secret, sealed }: Secret) {
  if (sealed && secret === null) throw new StoreFault('--encrypt needs a key: BACKUP_KEY or BACKUP_KEY_FILE.')
  // Only this user may read backups: they hold all personal data of the site.
  for (const part of ['objects', 'backups', 'parts']) await mkdir(join(folder, part), { recursive: true, mode: 0o700 })
  const made = sealed ? await newKey(secret!) : null
  const note: Note = { format: FORMAT, sealed: made?.note ?? null }
  await writeThrough(join(folder, 'store.json'), `${JSON.stringify(note, null, 2)}\n`)
  return storeIn(folder, made?.key ?? null)
}

async function readNote(folder: string): Promise<Note | null> {
  const written = await readFile(join(folder, 'store.json'), 'utf8').catch(() => null)
  if (written === null) return null
  const note = JSON.parse(written) as Note
  if (note.format !== FORMAT)
    throw new StoreFault(`These backups have the format ${note.format}; this release reads ${FORMAT}.`)
  return note
}

async function keyOf({ sealed }: Note, secret: string | null) {
  if (!sealed) return null
  if (secret === null) throw new StoreFault('These backups are encrypted: BACKUP_KEY or BACKUP_KEY_FILE is needed.')
  const key = await findKey(secret, sealed)
  if (!key) throw new StoreFault('These backups were encrypted with another key.')
  return key
}

function storeIn(folder: string, key: StoreKey | null): Store {
  const objectOf = (hash: string) => (key ? sealedName(key, hash) : hash)
  const placeOf = (object: string) => join(folder, 'objects', object.slice(0, 2), object)
  const partPath = () => join(folder, 'parts', randomUUID())
  const sealing = key ? [(source: AsyncIterable<Buffer>) => seal(source, key)] : []
  const opening = key ? [(source: AsyncIterable<Buffer>) => unseal(source, key)] : []

  const put: Store['put'] = async (source, { pack = false } = {}) => {
    const [hash, part] = [createHash('sha256'), partPath()]
    let bytes = 0
    async function* counted(from: AsyncIterable<Buffer>) {
      for await (const chunk of from) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    }
    try {
      const steps = [source, counted, ...(pack ? [createGzip()] : []), ...sealing]
      await writeStream(part, steps)
      const content: Content = { hash: hash.digest('hex'), bytes, ...(pack && { packed: true as const }) }
      const place = placeOf(objectOf(content.hash))
      // A file of another size was written only in part and is replaced.
      if ((await sizeOf(place))?.size === (await sizeOf(part))?.size) return content
      await mkdir(join(place, '..'), { recursive: true, mode: 0o700 })
      await rename(part, place)
      await syncFolder(join(place, '..'))
      return content
    } finally {
      await rm(part, { force: true })
    }
  }

  async function* read({ hash, bytes, packed }: Content): AsyncGenerator<Buffer> {
    const path = placeOf(objectOf(hash))
    if (!(await sizeOf(path))) throw new StoreFault(`The content ${hash} is missing.`)
    const found = createHash('sha256')
    let length = 0
    for await (const chunk of through([createReadStream(path), ...opening, ...(packed ? [createGunzip()] : [])])) {
      found.update(chunk)
      length += chunk.length
      yield chunk
    }
    if (length !== bytes || found.digest('hex') !== hash) throw new StoreFault(`The content ${hash} was changed.`)
  }

  return {
    put,
    read: content => explained(read(content), content.hash),
    has: async hash => (await sizeOf(placeOf(objectOf(hash)))) !== null,

    async putList(name, lines) {
      const part = partPath()
      try {
        await writeStream(part, [Readable.from(asBytes(lines)), createGzip(), ...sealing])
        await rename(part, join(folder, 'backups', name))
        await syncFolder(join(folder, 'backups'))
      } finally {
        await rm(part, { force: true })
      }
    },

    async *readList(name) {
      const source = through([createReadStream(join(folder, 'backups', name)), ...opening, createGunzip()])
      let rest = ''
      const decoder = new TextDecoder()
      for await (const chunk of explained(source, `list ${name}`)) {
        const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
        rest = lines.pop()!
        yield* lines
      }
    },

    async names() {
      return (await readdir(join(folder, 'backups'))).filter(name => /^\d{8}T\d{9}Z$/.test(name)).sort()
    },

    async sweep() {
      for (const part of await readdir(join(folder, 'parts'))) await rm(join(folder, 'parts', part), { force: true })
    },

    async remove(names, isNamed) {
      for (const name of names) await unlink(join(folder, 'backups', name))
      const removed = { objects: 0, bytes: 0 }
      for (const shelf of await readdir(join(folder, 'objects'))) {
        for (const object of await readdir(join(folder, 'objects', shelf))) {
          if (isNamed(object)) continue
          removed.objects += 1
          removed.bytes += (await sizeOf(placeOf(object)))?.size ?? 0
          await rm(placeOf(object), { force: true })
        }
      }
      return removed
    },

    objectOf,
    isSealed: key !== null,
  }
}

async function* explained(source: AsyncIterable<Buffer>, what: string) {
  try {
    yield* source
  } catch (cause) {
    if (cause instanceof StoreFault) throw cause
    throw new StoreFault(
      `The ${what.startsWith('list') ? what : `content ${what}`} cannot be read: ${(cause as Error).message}`,
      { cause },
    )
  }
}
