// Forms with files, written byte by byte as browsers send them, so that a test can corrupt any part.

export const BOUNDARY = '----bagdar-test-7MA4YWxkTrZu0gW'

export type SentFile = { field: string; name: string; bytes: Buffer | string; type?: string }

/** Returns the body of a form: its fields in order, then its files. */
export function multipart(fields: Record<string, string>, ...files: SentFile[]): Buffer {
  const texts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  )
  const parts = files.flatMap(({ field, name, bytes, type = 'application/octet-stream' }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...texts, ...parts, Buffer.from(`--${BOUNDARY}--\r\n`)])
}

/** Returns the options of a visit that sends it. */
export function sent(fields: Record<string, string>, ...files: SentFile[]) {
  return { body: multipart(fields, ...files), headers: multipartHeaders }
}

export const multipartHeaders = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` }
