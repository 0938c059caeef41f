import { inTurn } from '#app/database/client.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { isDiskFault } from '#app/domain/disk-fault.server.ts'

const RETRY_MS = 5_000

/** Sessions that ended while the disk could not be written, with their user ids. Only existing sessions are added, so
 *  the map never exceeds the number of rows. A process that exits first loses them; their cookies are deleted already. */
const unwritten = new Map<string, string>()
let timer: NodeJS.Timeout | undefined

/** Ends a session in this process immediately, and in the database as soon as it can be written again. */
export function endLater(id: string, userId: string) {
  unwritten.set(id, userId)
  timer ??= setInterval(() => void writeEnded(), RETRY_MS).unref()
}

/** Checks whether a session that still exists in the database was ended in this process. */
export function hasEnded(id: string): boolean {
  return unwritten.has(id)
}

async function writeEnded() {
  for (const [id, userId] of unwritten) {
    try {
      await inTurn(async tx => {
        await tx.session.deleteMany({ where: { id } })
        await recordEvent({ action: 'account.signed-out', actorId: userId, subjectId: userId }, tx)
      })
      unwritten.delete(id)
    } catch (error) {
      if (!isDiskFault(error)) process.emitWarning('A session that was ended could not be written.', 'SessionNotEnded')
      return
    }
  }
  clearInterval(timer)
  timer = undefined
}
