import type { Stats } from 'node:fs'
import { open, rename, stat } from 'node:fs/promises'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

type Step = Readable | NodeJS.ReadWriteStream | ((source: AsyncIterable<Buffer>) => AsyncIterable<Buffer>)

/** Writes the output of the last step to a new file and syncs it to disk. */
export async function writeStream(path: string, steps: Step[]) {
  const file = await open(path, 'wx', 0o600)
  try {
    const write = async (source: AsyncIterable<Buffer>) => {
      // `appendFile` writes the whole chunk, even after a partial write.
      for await (const chunk of source) await file.appendFile(chunk)
    }
    await pipeline([...steps, write] as unknown as NodeJS.ReadWriteStream[])
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Returns the output of the last step; an error of any step ends it. */
export function through(steps: Step[]): AsyncIterable<Buffer> {
  const end = new PassThrough()
  // `pipeline` passes errors on to `end` and destroys all steps when the reader stops.
  pipeline([...steps, end] as unknown as NodeJS.ReadWriteStream[]).catch(() => undefined)
  return end
}

/** Encodes lines, each with a newline. */
export async function* asBytes(lines: AsyncIterable<string>) {
  for await (const line of lines) yield Buffer.from(`${line}\n`)
}

/** Returns the stats of a file, or null when there is none. */
export function sizeOf(path: string): Promise<Stats | null> {
  return stat(path).catch(() => null)
}

/** Writes a short text file atomically. */
export async function writeThrough(path: string, text: string) {
  const file = await open(`${path}.part`, 'w', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.part`, path)
}

/** Syncs a folder: new file names are durable only then. */
export async function syncFolder(path: string) {
  const folder = await open(path)
  // Some systems do not support syncing folders and persist names by themselves.
  await folder.sync().catch(() => undefined)
  await folder.close()
}
