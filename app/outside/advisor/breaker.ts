/** Creates a circuit breaker: after `failures` failures in a row it opens for `restMs`, then lets one attempt through.
 *  Times are in milliseconds. */
export function createBreaker({ failures, restMs }: { failures: number; restMs: number }) {
  let inARow = 0
  let closedAgainAt = 0
  return {
    /** Checks whether a call may be made now. After the rest one call is let through, and no other until it has
     *  finished or another rest has passed. */
    mayAsk(now: number): boolean {
      if (inARow < failures) return true
      if (now < closedAgainAt) return false
      closedAgainAt = now + restMs
      return true
    },
    succeeded() {
      inARow = 0
    },
    failed(now: number) {
      inARow += 1
      if (inARow >= failures) closedAgainAt = now + restMs
    },
  }
}
