import { open } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'

const HEAD_BYTES = 4100

const known = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/webp': 'image/webp',
  'image/avif': 'image/avif',
  'image/heic': 'image/heic',
  'image/heif': 'image/heic',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heic',
  'application/pdf': 'application/pdf',
} as const
export type MediaType = (typeof known)[keyof typeof known]

/** Detects the type of a file by its first bytes, whatever its name; null for types that are not accepted. */
export async function mediaTypeOf(path: string): Promise<MediaType | null> {
  const found = await fileTypeFromBuffer(await headOf(path)).catch(() => undefined)
  return found && found.mime in known ? known[found.mime as keyof typeof known] : null
}

async function headOf(path: string) {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
