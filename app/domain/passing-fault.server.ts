/** The disk is full or cannot be written; SQLite's file is locked by another process for longer than we wait. */
const disk = /\b(?:SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN|BUSY|LOCKED)\w*|ENOSPC|EDQUOT|EROFS|EFBIG)\b/
const words =
  /database or disk is full|disk I\/O error|readonly database|unable to open database file|Connection terminated|connection error and is not queryable|exceeded when trying to connect/i
/** The server of the database is away, on its way out or back, full, overrun, or a copy that only reads. */
const states = /^(?:08\w{3}|25006|53\w{3}|57P0\d|58\w{3})$/
const sockets = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** What the client makes of these, also of a transaction whose connection was lost. */
const client = /^P(?:1001|1002|1008|1017|2024|2028|2037)$/

/** Whether something failed because the database or the disk cannot be had or written for now: it is temporary, and no mistake
 *  of ours. The driver's error lies some layers down in what Prisma throws. */
export function isPassingFault(error: unknown, depth = 0): boolean {
  if (depth > 4 || typeof error !== 'object' || error === null) return false
  const { code, originalCode, syscall, message, cause, meta } = error as Record<string, unknown>
  if ([code, originalCode].some(one => typeof one === 'string' && isPassing(one))) return true
  // The socket of a server that was stopped is gone; any other file that is missing is a mistake.
  if (code === 'ENOENT' && syscall === 'connect') return true
  if (typeof message === 'string' && (disk.test(message) || words.test(message))) return true
  const inner = (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError
  return isPassingFault(cause, depth + 1) || isPassingFault(inner, depth + 1)
}

const isPassing = (code: string) => [disk, states, sockets, client].some(kind => kind.test(code))
