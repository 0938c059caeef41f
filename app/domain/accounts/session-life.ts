const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

type Life = {
  /** The session ends after this time without a visit. */
  idleMs: number
  /** The session ends this long after the sign-in, in any case. */
  wholeMs: number
  /** Minimum time between two saved visits. */
  noteMs: number
}

const lives = {
  usual: { idleMs: 30 * DAY_MS, wholeMs: 180 * DAY_MS, noteMs: DAY_MS },
  /** For people who see other people's data. */
  privileged: { idleMs: 12 * HOUR_MS, wholeMs: 7 * DAY_MS, noteMs: 15 * MINUTE_MS },
  /** On a shared computer: two lessons, never extended. */
  shared: { idleMs: 2 * HOUR_MS, wholeMs: 2 * HOUR_MS, noteMs: 2 * HOUR_MS },
} satisfies Record<string, Life>

type Kind = { shared: boolean; privileged: boolean }
type Times = { createdAt: Date; lastSeenAt: Date }

function lifeOf({ shared, privileged }: Kind): Life {
  return lives[shared ? 'shared' : privileged ? 'privileged' : 'usual']
}

/** Returns when a session ends if there is no further visit. */
export function endOfSession(kind: Kind, { createdAt, lastSeenAt }: Times): Date {
  const { idleMs, wholeMs } = lifeOf(kind)
  return new Date(Math.min(lastSeenAt.getTime() + idleMs, createdAt.getTime() + wholeMs))
}

/** Checks whether a visit at `now` must be saved: it extends the session, or is the first one of a day. */
export function isVisitNoted(kind: Kind, lastSeenAt: Date, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() > lifeOf(kind).noteMs || dayOf(now) > dayOf(lastSeenAt)
}

/** Number of the calendar day in Kazakhstan (UTC+5). Plain arithmetic, because it runs with every request. */
function dayOf(instant: Date) {
  return Math.floor((instant.getTime() + 5 * HOUR_MS) / DAY_MS)
}
