const DAY_MS = 24 * 60 * 60 * 1000

/** Days within which an author may appeal. */
const APPEAL_DAYS = 30

/** Returns until when a decision may be appealed; null when it may not: nothing was taken away, or it has been appealed
 *  already. */
export function appealableUntil(of: { state: string; decision: string | null; decidedAt: Date | null }): Date | null {
  if (of.state !== 'DECIDED' || of.decision === 'KEPT' || of.decidedAt === null) return null
  return new Date(of.decidedAt.getTime() + APPEAL_DAYS * DAY_MS)
}
