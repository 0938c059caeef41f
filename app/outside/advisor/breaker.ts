/** A circuit breaker: after some failures in a row calls stop for a while, then one may try. Times in milliseconds. */
export function createBreaker({ failures, restMs }: { failures: number; restMs: number }) {
  let inARow = 0
  let closedAgainAt = 0
  return {
    /** Whether a call may go out now. After the rest one is let through, and no other until it has come back. */
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
