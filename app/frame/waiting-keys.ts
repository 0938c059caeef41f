/** Storage keys of waiting answers end in the id of their attempt. */
const PREFIX = 'answers:'

export const keyOf = (attemptId: string) => `${PREFIX}${attemptId}`

/** Attempts with answers that wait on this device. */
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
