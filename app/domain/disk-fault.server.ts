// Error codes of three sources: PostgreSQL's five-character codes (appendix A of its manual), system errors, and
// Prisma's own codes for errors it recognises.

/** The disk is full or not writable. */
const disk: Fault = {
  codes: /^(?:SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN)\w*|ENOSPC|EDQUOT|EROFS|EFBIG|53100|25006|58030)$/,
  words:
    /\b(?:SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN)\w*|ENOSPC|EDQUOT|EROFS|EFBIG)\b|database or disk is full|disk I\/O error|readonly database|unable to open database file/i,
}

/** The database is unreachable, starting or stopping, has no free connection, or is so busy that retries failed. */
const busy: Fault = {
  codes:
    /^(?:SQLITE_(?:BUSY|LOCKED)\w*|08\w{3}|53\w{3}|57P0\d|57014|40001|40P01|55P03|25P0[23]|P1001|P1002|P1008|P1017|P2024|P2028|P2034|P2037|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/,
  words:
    /\bSQLITE_(?:BUSY|LOCKED)\w*\b|database is locked|connection terminated|not currently accepting connections|timeout exceeded when trying to connect|client has encountered a connection error/i,
}

type Fault = { codes: RegExp; words: RegExp }

/** Checks whether a write failed because the disk is full or not writable: a temporary condition and not a bug. */
export function isDiskFault(error: unknown): boolean {
  return isCausedBy(error, disk)
}

/** Checks whether an error is a temporary fault of the database, a full disk included. The same operation will work
 *  later. */
export function isTemporary(error: unknown): boolean {
  return isCausedBy(error, disk) || isCausedBy(error, busy)
}

/** Searches the causes of an error, because Prisma wraps the driver's error several levels deep. */
function isCausedBy(error: unknown, fault: Fault, depth = 0): boolean {
  if (depth > 4 || typeof error !== 'object' || error === null) return false
  const { code, originalCode, message, originalMessage, cause, meta, syscall } = error as Record<string, unknown>
  if ([code, originalCode].some(of => typeof of === 'string' && fault.codes.test(of))) return true
  // The database's socket does not exist, because its server is stopped.
  if (fault === busy && code === 'ENOENT' && syscall === 'connect') return true
  if ([message, originalMessage].some(of => typeof of === 'string' && fault.words.test(of))) return true
  const inner = (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError
  return isCausedBy(cause, fault, depth + 1) || isCausedBy(inner, fault, depth + 1)
}
