import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import type { z } from 'zod'
import type { GuardArgs } from '#app/access/guards.server.ts'
import { displayName } from './file-name.ts'
import { formDataOf, judgeForm, type Refused, type Schema } from './form.server.ts'
import { makeUploadFolder } from './upload-folder.server.ts'

/** A completely received file at a temporary path, removed when the form is done. */
type Upload = { path: string; bytes: number; name: string }

type Taking = {
  /** Maximum size of each file, in bytes. */
  maxBytes: number
  /** Error key that says why no file is accepted at the moment. */
  notNow?: string | null
  /** The action keeps each file by itself, whatever is wrong with another. */
  oneByOne?: boolean
}

/** Limits for the fields beside the files. */
const FORM_BYTES = 64 * 1024
const FIELDS = 20
const FIELD_BYTES = 10 * 1024

/** Statuses of refusals other than mistakes in the form. */
const statuses = new Map([
  ['fileTooLarge', 413],
  ['listTooLarge', 413],
  ['listTooLong', 413],
  ['storageUnavailable', 503],
  ['uploadsTooMany', 429],
  ['uploadsAtOnce', 429],
])

type Wrong<S extends Schema, F extends string> = Partial<Record<F | (keyof z.output<S> & string) | '', string>>
type UploadForm<S extends Schema, F extends string> = {
  value: z.output<S>
  /** The fields beside the files, as posted. */
  fields: FormData
  /** Refuses the form with errors of the action; the status follows from the errors of the files. */
  refuse: (wrong: Wrong<S, F>) => Refused
}

/** Reads a posted form with one file and passes both to `action`, which returns the response. The file is in a
 *  temporary folder until the action is done, whatever its outcome. A refused form gets the response of `readForm`,
 *  with the file's error at its field: `uploadRefusal`, `fileRequired`, `fileEmpty`, `fileTooLarge` (413), `oneFile`,
 *  `uploadBroken` when the body ended early or is not a form, `storageUnavailable` (503) when it cannot be stored. If
 *  the file is not accepted at all, only the fields before it are read. */
export async function readUpload<S extends Schema, F extends string, A>(
  args: GuardArgs,
  schema: S,
  { file, ...taking }: Taking & { file: F },
  action: (form: UploadForm<S, F> & { upload: Upload }) => Promise<A>,
) {
  return readFiles(args, schema, { ...taking, files: [file], required: true }, ({ uploads, ...form }) =>
    action({ ...form, upload: uploads[file]! }),
  )
}

/** Reads a posted form with several optional file fields, otherwise like `readUpload`. An error belongs to the field of
 *  its file; one that belongs to no file is shown at the first. When the form is refused, each valid file gets the
 *  message `fileAgain`: browsers do not send it again with a re-rendered form. */
export async function readUploads<S extends Schema, F extends string, A>(
  args: GuardArgs,
  schema: S,
  taking: Taking & { files: readonly F[] },
  action: (form: UploadForm<S, F> & { uploads: Uploads<F> }) => Promise<A>,
) {
  return readFiles(args, schema, { ...taking, required: false }, action)
}

type Uploads<F extends string> = Partial<Record<F, Upload>>
type Files<F extends string> = Taking & { files: readonly F[]; required: boolean }

async function readFiles<S extends Schema, F extends string, A>(
  args: GuardArgs,
  schema: S,
  wanted: Files<F>,
  action: (form: UploadForm<S, F> & { uploads: Uploads<F> }) => Promise<A>,
) {
  const folder = await makeUploadFolder().catch(() => null)
  try {
    const notNow = wanted.notNow ?? (folder === null ? 'storageUnavailable' : null)
    const { fields, uploads, faults } = await receive(args.request, { ...wanted, notNow }, folder ?? '')
    const { refuse: refuseForm, valid, value } = judgeForm(args, fields, schema)
    const lost = wanted.required || isKeptByScript(args.request) ? [] : [...uploads.keys()]
    const again = Object.fromEntries(lost.map(file => [file, 'fileAgain']))
    const refuse = (wrong: Wrong<S, F>) => {
      const errors = wrong as Record<string, string>
      const status = wanted.files.map(file => statuses.get(errors[file] ?? '')).find(Boolean) ?? 400
      return refuseForm(wrong, status)
    }
    if (faults.size > 0 || !valid) return refuse({ ...again, ...Object.fromEntries(faults) } as Wrong<S, F>)
    return await action({
      ...{ value, fields, uploads: Object.fromEntries(uploads) as Uploads<F> },
      refuse: wanted.oneByOne ? refuse : wrong => refuse({ ...again, ...wrong }),
    })
  } finally {
    if (folder) await rm(folder, { recursive: true, force: true })
  }
}

/** Checks whether the form was sent by script: then the page still has the chosen files, and a new document has not. */
function isKeptByScript({ headers }: Request) {
  return headers.get('Sec-Fetch-Dest') === 'empty'
}

/** What came: fields, files by the name of their field, and what is wrong with files by the same. */
type Body = { fields: FormData; uploads: Map<string, Upload>; faults: Map<string, string> }

/** Parses a body as it arrives and collects the errors of its files. */
async function receive(request: Request, wanted: Files<string>, folder: string): Promise<Body> {
  const body: Body = { fields: new FormData(), uploads: new Map(), faults: new Map() }
  const type = request.headers.get('Content-Type') ?? ''
  if (/^multipart\/form-data\b/i.test(type)) await takeApart(request, type, wanted, folder, body)
  else body.fields = await formDataOf(request)

  const { uploads, faults } = body
  if (!wanted.required) return body
  const [file] = wanted.files as [string]
  if (wanted.notNow) faults.set(file, wanted.notNow)
  else if (faults.size === 0 && !uploads.has(file)) faults.set(file, 'fileRequired')
  return body
}

/** Parses a multipart body. Stops at the first error after which the rest is useless; the server discards what is still
 *  arriving. */
async function takeApart(request: Request, type: string, wanted: Files<string>, folder: string, body: Body) {
  const { files, maxBytes, notNow, required } = wanted
  const { fields, uploads, faults } = body
  const most = files.length * maxBytes + FORM_BYTES
  const parts = parserOf(type, wanted)
  if (!parts || !request.body) return void faults.set(files[0]!, 'uploadBroken')

  // Fields before a file that is too large are kept. With several files, an acceptable file and further fields may
  // still follow, so the length alone decides nothing.
  const tooMuch = required && Number(request.headers.get('Content-Length') ?? 0) > most
  let inHand = files[0]!
  const stop = new AbortController()
  const { signal } = stop
  const refuse = (fault: Fault, field = inHand) => stop.abort(new Refusal(fault, field))
  const savings: Promise<unknown>[] = []
  parts.on('field', (name: string | undefined, value: string) => name && fields.append(name, value))
  parts.on('file', (name: string | undefined, stream: BusboyFileStream, fileName: string | undefined) => {
    const forget = () => stream.on('error', () => undefined).resume()
    // A file field without a chosen file arrives as a part without a file name.
    if (!fileName) return forget()
    if (!name || !files.includes(name) || uploads.has(name) || faults.has(name)) {
      refuse('oneFile', name && files.includes(name) ? name : files[0])
      return forget()
    }
    inHand = name
    if (notNow || tooMuch) {
      faults.set(name, notNow ?? 'fileTooLarge')
      if (required) refuse('fileTooLarge')
      return forget()
    }
    const upload = { path: join(folder, String(uploads.size)), bytes: 0, name: displayName(fileName) }
    uploads.set(name, upload)
    stream.on('limit', () => faults.set(name, 'fileTooLarge'))
    const saving = save(stream, upload, signal).then(() => upload.bytes > 0 || faults.set(name, 'fileEmpty'))
    saving.catch((error: unknown) => refuse(isOurs(error) ? 'storageUnavailable' : 'uploadBroken', name))
    savings.push(saving)
  })
  parts.on('filesLimit', () => refuse('oneFile'))
  for (const event of ['fieldsLimit', 'partsLimit', 'error']) parts.on(event, () => refuse('uploadBroken'))

  try {
    const ended = once(parts, 'finish', { signal })
    await Promise.all([ended, send(request.body, parts, most, signal)])
    await Promise.all(savings)
  } catch (error) {
    // Closes the files that were being written.
    stop.abort(error)
    const reason: unknown = signal.reason
    const { fault, field } = reason instanceof Refusal ? reason : new Refusal('uploadBroken')
    // A file that is too large is the cause of the broken body, so its error stays.
    if (field !== undefined || faults.size === 0) faults.set(field ?? inHand, faults.get(field ?? inHand) ?? fault)
  }
}

/** Passes a body to the parser with back-pressure. The body is not cancelled, because that would close the connection
 *  before the response is sent. */
async function send(body: ReadableStream<Uint8Array>, parts: BusboyInstance, most: number, signal: AbortSignal) {
  let received = 0
  for await (const chunk of body.values({ preventCancel: true })) {
    if ((received += chunk.byteLength) > most) throw new Refusal('fileTooLarge')
    if (!parts.write(chunk)) await once(parts, 'drain', { signal })
    signal.throwIfAborted()
  }
  parts.end()
}

type Fault = 'fileTooLarge' | 'oneFile' | 'uploadBroken' | 'storageUnavailable'

/** Why a body was not read to its end, and the field to show it at; without one, the field being read. */
class Refusal extends Error {
  constructor(
    readonly fault: Fault,
    readonly field?: string,
  ) {
    super(fault)
  }
}

function parserOf(type: string, { files, maxBytes }: Files<string>) {
  const limits = {
    files: files.length,
    fileSize: maxBytes,
    fields: FIELDS,
    fieldSize: FIELD_BYTES,
    parts: FIELDS + files.length + 1,
    headerPairs: 20,
    headerSize: 8 * 1024,
  }
  try {
    return new Busboy({ headers: { 'content-type': type }, limits })
  } catch {
    return null
  }
}

async function save(stream: BusboyFileStream, upload: Upload, signal: AbortSignal) {
  await pipeline(stream, createWriteStream(upload.path, { flags: 'wx', mode: 0o600 }), { signal })
  upload.bytes = stream.bytesRead
}

/** Checks for an error of the operating system, such as no space or no permission. */
function isOurs(error: unknown) {
  return typeof (error as NodeJS.ErrnoException | null)?.syscall === 'string'
}
