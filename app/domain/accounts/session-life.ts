const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

type Life = {
  /** Without a visit for so long the session ends. */
  idleMs: number
  /** It ends so long after the sign-in, whatever is done in it. */
  wholeMs: number
  /** A visit is noted at most so often. */
  noteMs: number
}

const lives = {
  usual: { idleMs: 30 * DAY_MS, wholeMs: 180 * DAY_MS, noteMs: DAY_MS },
  /** Of people who see what belongs to others. */
  privileged: { idleMs: 12 * HOUR_MS, wholeMs: 7 * DAY_MS, noteMs: 15 * MINUTE_MS },
  /** At a computer others use too: two lessons, and nothing prolongs it. */
  shared: { idleMs: 2 * HOUR_MS, wholeMs: 2 * HOUR_MS, noteMs: 2 * HOUR_MS },
} satisfies Record<string, Life>

type Kind = { shared: boolean; privileged: boolean }
type Times = { createdAt: Date; lastSeenAt: Date }

function lifeOf({ shared, privileged }: Kind): Life {
  return lives[shared ? 'shared' : privileged ? 'privileged' : 'usual']
}

/** When a session ends unless it is visited again. */
export function endOfSession(kind: Kind, { createdAt, lastSeenAt }: Times): Date {
  const { idleMs, wholeMs } = lifeOf(kind)
  return new Date(Math.min(lastSeenAt.getTime() + idleMs, createdAt.getTime() + wholeMs))
}

/** Whether a visit now is to be noted: it moves the end of the session on, or is the first of another day. */
export function isVisitNoted(kind: Kind, lastSeenAt: Date, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() > lifeOf(kind).noteMs || dayOf(now) > dayOf(lastSeenAt)
}

/** Which day of Kazakhstan, five hours before UTC, an instant lies in. It is asked with every request. */
function dayOf(instant: Date) {
  return Math.floor((instant.getTime() + 5 * HOUR_MS) / DAY_MS)
}
