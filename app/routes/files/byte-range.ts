/** Range of bytes in a file, both ends included. */
export type ByteRange = { start: number; end: number }

/** Parses a `Range` header for a file of `size` bytes. Returns `'unsatisfiable'` for a range outside the file, and null
 *  for several ranges or other units, for which RFC 9110 allows the whole file to be sent. */
export function byteRangeOf(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}
