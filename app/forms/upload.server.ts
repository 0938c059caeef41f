import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import type { z } from 'zod'
import type { GuardArgs } from '#app/access/guards.server.ts'
import { displayName } from './file-name.ts'
import { formDataOf, judgeForm, type Refused, type Schema } from './form.server.ts'

/** A file that came whole, in a temporary place it leaves when the form is done. */
type Upload = { path: string; bytes: number; name: string }

type UploadOptions<F extends string> = {
  file: F
  maxBytes: number
  /** Why no file is taken at all, as an error key: then only what was typed before it is read. */
  notNow?: string | null
}

/** What beside the file may come along. */
const FORM_BYTES = 64 * 1024
const FIELDS = 20
const FIELD_BYTES = 10 * 1024

/** Refusals that are not the visitor's mistake in the form have a status of their own. */
const statuses = new Map([
  ['fileTooLarge', 413],
  ['listTooLarge', 413],
  ['listTooLong', 413],
  ['storageUnavailable', 503],
  ['uploadsTooMany', 429],
  ['uploadsAtOnce', 429],
])

/** Reads a posted form with one file and hands both to `action`, which answers. The file stands in a temporary folder
 *  until the action is done, whatever comes of it. A form that is refused is answered here as `readForm` does it, with the
 *  error of the file beside the file: `notNow`, `fileRequired`, `fileEmpty`, `fileTooLarge` (413), `oneFile`, `uploadBroken` when
 *  the body ended early or is no form, `storageUnavailable` (503) when we cannot take it. */
export async function readUpload<S extends Schema, F extends string, A>(
  args: GuardArgs,
  schema: S,
  request: UploadOptions<F>,
  action: (form: UploadForm<S, F>) => Promise<A>,
) {
  const folder = await mkdtemp(join(tmpdir(), 'bagdar-upload-')).catch(() => null)
  try {
    const body = folder ? await receive(args.request, request, join(folder, 'file')) : unavailable()
    const { refuse: refuseForm, valid, value } = judgeForm(args, body.fields, schema)
    const refuse = (wrong: Wrong<S, F>) => {
      const status = statuses.get((wrong as Record<string, string>)[request.file] ?? '') ?? 400
      return refuseForm(wrong, status)
    }
    const fault = request.notNow ?? faultOf(body)
    if (fault || !valid) return refuse(fault ? ({ [request.file]: fault } as Wrong<S, F>) : {})
    return await action({ value, upload: body.file!, refuse })
  } finally {
    if (folder) await rm(folder, { recursive: true, force: true })
  }
}

type Wrong<S extends Schema, F extends string> = Partial<Record<F | (keyof z.output<S> & string) | '', string>>
type UploadForm<S extends Schema, F extends string> = {
  value: z.output<S>
  upload: Upload
  /** Refuses the form for what the action found; the status follows from the error of the file. */
  refuse: (wrong: Wrong<S, F>) => Refused
}

type Fault = 'fileTooLarge' | 'oneFile' | 'uploadBroken' | 'storageUnavailable'
type Body = { fields: FormData; file: (Upload & { cut: boolean }) | null; fault: Fault | null }

function unavailable(): Body {
  return { fields: new FormData(), file: null, fault: 'storageUnavailable' }
}

function faultOf({ fault, file }: Body) {
  if (fault) return fault
  if (!file) return 'fileRequired'
  return file.cut ? 'fileTooLarge' : file.bytes === 0 ? 'fileEmpty' : null
}

/** Takes a body apart as it comes in and stops at the first fault; what is still on its way is left to the server. */
async function receive(
  request: Request,
  { file: wanted, maxBytes, notNow }: UploadOptions<string>,
  path: string,
): Promise<Body> {
  const type = request.headers.get('Content-Type') ?? ''
  const fields = new FormData()
  if (!/^multipart\/form-data\b/i.test(type)) return { fields: await formDataOf(request), file: null, fault: null }
  const most = maxBytes + FORM_BYTES
  const tooMuch = Number(request.headers.get('Content-Length') ?? 0) > most
  const parts = parserOf(type, maxBytes)
  if (!parts || !request.body) return { fields, file: null, fault: 'uploadBroken' }

  const stop = new AbortController()
  const { signal } = stop
  const refuse = (fault: Fault) => stop.abort(new Refusal(fault))
  let saving: Promise<Body['file']> = Promise.resolve(null)
  parts.on('field', (name: string | undefined, value: string) => name && fields.append(name, value))
  parts.on('file', (name: string | undefined, stream: BusboyFileStream, fileName: string | undefined) => {
    // A field without a chosen file comes as a nameless part. A body that says it is too long is read up to its file:
    // the words typed before it are worth keeping.
    if (name === wanted && fileName && !tooMuch && !notNow) {
      saving = save(stream, fileName, path, signal)
      saving.catch((error: unknown) => refuse(isOurs(error) ? 'storageUnavailable' : 'uploadBroken'))
    } else {
      if (fileName) refuse(tooMuch || notNow ? 'fileTooLarge' : 'oneFile')
      stream.on('error', () => undefined).resume()
    }
  })
  parts.on('filesLimit', () => refuse('oneFile'))
  for (const event of ['fieldsLimit', 'partsLimit', 'error']) parts.on(event, () => refuse('uploadBroken'))

  try {
    const ended = once(parts, 'finish', { signal })
    await Promise.all([ended, send(request.body, parts, most, signal)])
    return { fields, file: await saving, fault: null }
  } catch (error) {
    // Lets go of the file that was being written.
    stop.abort(error)
    const reason: unknown = signal.reason
    return { fields, file: null, fault: reason instanceof Refusal ? reason.fault : 'uploadBroken' }
  }
}

/** Hands a body to the parser no faster than it is taken. Nothing of the body is cancelled: that would close the
 *  connection under our answer. */
async function send(body: ReadableStream<Uint8Array>, parts: BusboyInstance, most: number, signal: AbortSignal) {
  let received = 0
  for await (const chunk of body.values({ preventCancel: true })) {
    if ((received += chunk.byteLength) > most) throw new Refusal('fileTooLarge')
    if (!parts.write(chunk)) await once(parts, 'drain', { signal })
    signal.throwIfAborted()
  }
  parts.end()
}

/** Why a body is not read to its end. */
class Refusal extends Error {
  constructor(readonly fault: Fault) {
    super(fault)
  }
}

function parserOf(type: string, maxBytes: number) {
  const limits = {
    files: 1,
    fileSize: maxBytes,
    fields: FIELDS,
    fieldSize: FIELD_BYTES,
    parts: FIELDS + 2,
    headerPairs: 20,
    headerSize: 8 * 1024,
  }
  try {
    return new Busboy({ headers: { 'content-type': type }, limits })
  } catch {
    return null
  }
}

async function save(stream: BusboyFileStream, fileName: string, path: string, signal: AbortSignal) {
  await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal })
  return { path, bytes: stream.bytesRead, name: displayName(fileName), cut: stream.truncated }
}

/** The operating system refused: no space, no right. */
function isOurs(error: unknown) {
  return typeof (error as NodeJS.ErrnoException | null)?.syscall === 'string'
}
