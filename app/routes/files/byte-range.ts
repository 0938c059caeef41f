/** A part of a file: first and last byte, both included. */
export type ByteRange = { start: number; end: number }

/** The one part of `size` bytes a `Range` header asks for, `'unsatisfiable'` when it lies beyond them, or null when the
 *  header is none we know, so that the whole is sent: RFC 9110 leaves several parts and other units to the server. */
export function byteRangeOf(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}
