import type { Stats } from 'node:fs'
import { open, rename, stat } from 'node:fs/promises'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

type Step = Readable | NodeJS.ReadWriteStream | ((source: AsyncIterable<Buffer>) => AsyncIterable<Buffer>)

/** Writes what comes out of the last step into a new file, through to the disk. */
export async function writeStream(path: string, steps: Step[]) {
  const file = await open(path, 'wx', 0o600)
  try {
    const write = async (source: AsyncIterable<Buffer>) => {
      // All of a chunk, also where the system takes a part of it.
      for await (const chunk of source) await file.appendFile(chunk)
    }
    await pipeline([...steps, write] as unknown as NodeJS.ReadWriteStream[])
    await file.sync()
  } finally {
    await file.close()
  }
}

/** What comes out of the last step; a fault of any of them comes out too. */
export function through(steps: Step[]): AsyncIterable<Buffer> {
  const end = new PassThrough()
  // What fails ends it with the fault, and a reader who leaves ends the others.
  pipeline([...steps, end] as unknown as NodeJS.ReadWriteStream[]).catch(() => undefined)
  return end
}

/** Lines as bytes, each with its end. */
export async function* asBytes(lines: AsyncIterable<string>) {
  for await (const line of lines) yield Buffer.from(`${line}\n`)
}

/** What is known of a file; null when there is none. */
export function sizeOf(path: string): Promise<Stats | null> {
  return stat(path).catch(() => null)
}

/** Writes a short text under its name in one step. */
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

/** New names are only safe once their folder is written too. */
export async function syncFolder(path: string) {
  const folder = await open(path)
  // Some systems do not sync folders, and keep names safe by themselves.
  await folder.sync().catch(() => undefined)
  await folder.close()
}
