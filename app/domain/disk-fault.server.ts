const codes = /\b(?:SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN)\w*|ENOSPC|EDQUOT|EROFS|EFBIG)\b/
const words = /database or disk is full|disk I\/O error|readonly database|unable to open database file/i

/** Whether a write failed because the disk is full or cannot be written: it is temporary, and no mistake of ours. The
 *  driver's error lies some layers down in what Prisma throws. */
export function isDiskFault(error: unknown, depth = 0): boolean {
  if (depth > 4 || typeof error !== 'object' || error === null) return false
  const { code, message, cause, meta } = error as Record<string, unknown>
  if (typeof code === 'string' && codes.test(code)) return true
  if (typeof message === 'string' && (codes.test(message) || words.test(message))) return true
  const inner = (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError
  return isDiskFault(cause, depth + 1) || isDiskFault(inner, depth + 1)
}
