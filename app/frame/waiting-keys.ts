/** Answers that wait on this device lie under the id of their attempt. */
const PREFIX = 'answers:'

export const keyOf = (attemptId: string) => `${PREFIX}${attemptId}`

/** The attempts with answers on this device. */
export function attemptsHere(): string[] {
  try {
    return Object.keys(localStorage).flatMap(key => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []))
  } catch {
    return []
  }
}

export function isAnyWaiting() {
  return attemptsHere().length > 0
}
