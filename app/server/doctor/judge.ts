// Rules that turn what the doctor has measured into findings. They are pure, so each can be tested.

type Verdict = 'ok' | 'warning' | 'fault'

/** A result of the doctor: the state, in words for somebody who has never run such a program, and what to do. */
export type Finding = { about: string; verdict: Verdict; says: string; todo?: string }

const ok = (about: string, says: string): Finding => ({ about, verdict: 'ok', says })
const warning = (about: string, says: string, todo: string): Finding => ({ about, verdict: 'warning', says, todo })
const fault = (about: string, says: string, todo: string): Finding => ({ about, verdict: 'fault', says, todo })
export const finding = { ok, warning, fault }

const OLDEST_NODE = [20, 19] as const
const DAY_MS = 24 * 60 * 60 * 1000

export function judgeNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const old = major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])
  if (!old) return ok('Node', `Node ${version} runs the site.`)
  return fault('Node', `Node ${version} is too old.`, 'Install Node 20.19 or newer, then start the site again.')
}

/** Signs of secrets that were copied from an example or typed by hand. */
const wellKnown = /change.?me|example|secret|password|bagdar|qwerty|123456|abcdef|not-a-/i
const LEAST_LETTERS = 12

/** Checks whether a secret could be guessed. The secret itself is never printed. */
export function isWeak(secret: string): boolean {
  return secret.length < 32 || wellKnown.test(secret) || new Set(secret).size < LEAST_LETTERS
}

export function judgeSecrets(secrets: readonly string[], { demo }: { demo: boolean }): Finding {
  const about = 'Session secret'
  if (demo) return ok(about, 'Demo and development sign with a secret that is no secret.')
  const make =
    'Make one with: openssl rand -base64 32. Put it first in SESSION_SECRET; those behind it still verify, so nobody is signed out.'
  const weak = secrets.filter(isWeak).length
  if (weak > 0) return fault(about, `${weak} of ${secrets.length} secrets could be guessed.`, make)
  if (new Set(secrets).size < secrets.length) return warning(about, 'The same secret stands there twice.', make)
  return ok(
    about,
    secrets.length === 1 ? 'One strong secret.' : `${secrets.length} strong secrets; the first one signs.`,
  )
}

export function judgeAddress(siteUrl: string): Finding {
  const about = 'Address'
  const { protocol, hostname } = new URL(siteUrl)
  const todo = 'Set SITE_URL to the address people type, such as https://bagdar.example.'
  if (isLoopback(hostname))
    return warning(about, `${siteUrl} leads to this machine only: links in emails open nowhere else.`, todo)
  if (protocol !== 'https:')
    return fault(about, `${siteUrl} is not encrypted: passwords could be read on the way.`, todo)
  return ok(about, `Links lead to ${siteUrl}.`)
}

export function isLoopback(hostname: string) {
  return ['localhost', '127.0.0.1', '[::1]', '::1'].includes(hostname)
}

export type Reached = {
  /** Status of the health check at the public address; null without a response. */
  status: number | null
  /** Number of addresses in X-Forwarded-For when the request arrived; null without the header. */
  proxies: number | null
  /** `Via` and `Server` headers of the response, which name the proxies. */
  server: string | null
  /** Whether the response came from this site. */
  isOurs: boolean
  /** Code of the error when there was no response. */
  why?: string | null
}

export function judgeReached(siteUrl: string, { status, isOurs, why }: Reached): Finding {
  const about = 'Reachable'
  if (why === 'CERT_HAS_EXPIRED') {
    return fault(
      about,
      `The certificate of ${siteUrl} has expired: browsers refuse it.`,
      'Look whether the proxy may renew it (ports 80 and 443 open from outside): journalctl -u caddy.',
    )
  }
  if (why && /CERT|SIGNATURE|ERR_TLS/.test(why)) {
    return fault(
      about,
      `The certificate of ${siteUrl} is none this machine trusts (${why}).`,
      'Look which certificate the proxy has, and whether it is for this name. One of your own authority: NODE_EXTRA_CA_CERTS leads to it.',
    )
  }
  if (why === 'ENOTFOUND' || why === 'EAI_AGAIN') {
    return warning(
      about,
      `The name in ${siteUrl} is not known.`,
      'Look at SITE_URL, and at the DNS record (type A) of the name: it is to lead to this machine.',
    )
  }
  if (status === null) {
    return warning(
      about,
      `Nothing answers at ${siteUrl}.`,
      'If the site is meant to run: systemctl status bagdar caddy, and look whether the name leads to this machine and ports 80 and 443 are open.',
    )
  }
  if (!isOurs)
    return fault(
      about,
      `Something else answers at ${siteUrl}.`,
      'Look where the name leads and what the proxy hands on.',
    )
  if (status === 200) return ok(about, `The site answers at ${siteUrl}.`)
  return fault(
    about,
    `The site answers ${status} at ${siteUrl}: it does not reach its database.`,
    'See the lines about the database.',
  )
}

const LITTLE_ROOM = { share: 0.1, bytes: 2e9 }
const NO_ROOM = { share: 0.03, bytes: 5e8 }

export function judgeDisk(what: string, room: { all: number; free: number } | null): Finding {
  const about = `Disk of ${what}`
  if (!room) return fault(about, 'The folder is not there.', 'Look at DATABASE_URL and FILES_FOLDER.')
  const says = `${gigabytes(room.free)} of ${gigabytes(room.all)} GB free.`
  const below = ({ share, bytes }: typeof NO_ROOM) => room.free < bytes || room.free / room.all < share
  const todo =
    'Make room (old backups, logs: journalctl --vacuum-size=500M) or have a larger disk. A full disk stops all writing.'
  if (below(NO_ROOM)) return fault(about, says, todo)
  return below(LITTLE_ROOM) ? warning(about, says, todo) : ok(about, says)
}

function gigabytes(bytes: number) {
  return (bytes / 1e9).toFixed(1)
}

/** Tolerated clock offset, in milliseconds. Subscriptions and one-time codes tolerate 30 s. */
const OFF = { warning: 5_000, fault: 30_000 }

/** Judges the clock. `offMs` holds by how many milliseconds it is ahead of other clocks, by the name of each. */
export function judgeClock(offMs: Record<string, number>, isSynchronized: boolean | null): Finding {
  const about = 'Clock'
  const todo =
    'Let the system keep its clock: timedatectl set-ntp true (Debian has it in the package systemd-timesyncd).'
  const [worst] = Object.entries(offMs).sort(([, one], [, other]) => Math.abs(other) - Math.abs(one))
  if (worst && Math.abs(worst[1]) >= OFF.warning) {
    const off = Math.abs(worst[1])
    const far = off < 60 * 60 * 1000 ? `${Math.round(off / 1000)} s` : agoText(off)
    const says = `It is ${far} ${worst[1] > 0 ? 'ahead of' : 'behind'} ${worst[0]}.`
    return off >= OFF.fault ? fault(about, says, todo) : warning(about, says, todo)
  }
  if (isSynchronized === false) return warning(about, 'The system does not keep its clock by others.', todo)
  if (worst) return ok(about, `As ${worst[0]} has it.`)
  if (isSynchronized) return ok(about, 'The system keeps it by others.')
  return warning(about, 'There was nothing to hold it against.', todo)
}

const OLD_BACKUP_MS = 26 * 60 * 60 * 1000
const VERY_OLD_MS = 7 * DAY_MS
const DRILL_MS = 35 * DAY_MS

export function judgeBackup(last: { at: Date; checkedAt: Date | null } | null, now: Date): Finding {
  const about = 'Backup'
  const make = 'Let the timer make one every night (docs/operations.md), and one now: npm run backup -- --to FOLDER.'
  if (!last) return warning(about, 'None was made yet: what is lost now is lost.', make)
  const age = now.getTime() - last.at.getTime()
  const says = `The last one was made ${agoText(age)} ago.`
  if (age > VERY_OLD_MS) return fault(about, says, make)
  if (age > OLD_BACKUP_MS) return warning(about, says, make)
  const drill = 'Once a month put one back somewhere: npm run restore -- --from FOLDER --check.'
  if (!last.checkedAt) return warning(about, `${says} It was never tried whether one can be put back.`, drill)
  const checked = now.getTime() - last.checkedAt.getTime()
  if (checked > DRILL_MS) return warning(about, `${says} The last trial was ${agoText(checked)} ago.`, drill)
  return ok(about, `${says} The last trial was ${agoText(checked)} ago.`)
}

function agoText(ms: number) {
  const hours = Math.round(ms / (60 * 60 * 1000))
  if (hours < 1) return 'less than an hour'
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`
}

/** Compares the applied migrations with those of this release. */
export function judgeMigrations(
  found: { applied: string[]; failed: string[] } | null,
  ours: readonly string[],
): Finding {
  const about = 'Migrations'
  if (!found) return fault(about, 'The database was never prepared.', 'Start the site once: it prepares its database.')
  const [failed] = found.failed
  if (failed)
    return fault(
      about,
      `${failed} began and did not end.`,
      'Put the last backup back (npm run restore), then start the site again.',
    )
  const missing = ours.filter(name => !found.applied.includes(name))
  const unknown = found.applied.filter(name => !ours.includes(name))
  if (unknown.length > 0) {
    return fault(
      about,
      `The database is of a newer release (${unknown.at(-1)}).`,
      'Run the newer release, or put a backup of before back.',
    )
  }
  if (missing.length > 0) {
    return warning(
      about,
      `${missing.length} wait to be applied.`,
      'Start the site again: it applies them. Make a backup before.',
    )
  }
  return ok(about, `All ${found.applied.length} are applied.`)
}

const LONG_WAIT_MS = 10 * 60_000

export function judgeQueue(oldestMs: number, failed: { emails: number; others: number }): Finding {
  const about = 'Background work'
  if (oldestMs > LONG_WAIT_MS) {
    return fault(
      about,
      `Work waits for ${agoText(oldestMs)}: nobody does it.`,
      'Start the worker (systemctl start bagdar-worker), or leave WORKER out so that the site works itself.',
    )
  }
  const lost = failed.emails + failed.others
  if (lost > 0) {
    return warning(
      about,
      `${failed.emails} emails and ${failed.others} other jobs were given up within a month.`,
      'Look at /admin/system: each says why, and can be done again.',
    )
  }
  return ok(about, 'Nothing waits for long, and nothing was given up.')
}

/** Returns the exit code of the doctor. */
export function exitCodeOf(findings: readonly Finding[]): number {
  return findings.some(({ verdict }) => verdict === 'fault') ? 1 : 0
}

/** Formats findings for people. */
export function asText(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ about, verdict, says, todo }) => [
    `${verdict.padEnd(8)} ${about}: ${says}`,
    ...(todo ? [`         → ${todo}`] : []),
  ])
  const count = (wanted: Verdict) => findings.filter(({ verdict }) => verdict === wanted).length
  return [...lines, '', `${count('ok')} ok, ${count('warning')} warnings, ${count('fault')} faults`].join('\n')
}
