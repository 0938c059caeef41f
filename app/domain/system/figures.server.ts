import { monitorEventLoopDelay } from 'node:perf_hooks'
import { readdir } from 'node:fs/promises'
import { countFailedJobs, describeQueue } from './failed-jobs.server.ts'
import { readBuild, readDisks, readLastBackup } from './machine.server.ts'
import { Counter, Durations, type Family, type Sample, writeMetrics } from './metrics.ts'

const PAGE_EDGES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const STATEMENT_EDGES = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5]
const COUNT_EDGES = [0, 1, 2, 3, 5, 8, 12, 20, 50, 100]
const NANOSECONDS = 1e9

/** Metrics of this process since its start. */
export const figures = {
  requests: new Counter(),
  durations: new Durations(PAGE_EDGES),
  databaseTimes: new Durations(PAGE_EDGES),
  statementCounts: new Durations(COUNT_EDGES),
  statements: new Durations(STATEMENT_EDGES),
  jobs: new Counter(),
  inFlight: 0,
}

type Answered = { route: string; method: string; status: number; ms: number; databaseMs: number; statements: number }

/** Records an answered request. `route` is the pattern of the address. */
export function noteRequest({ route, method, status, ms, databaseMs, statements }: Answered) {
  const way = method === 'GET' || method === 'HEAD' ? 'read' : 'write'
  figures.requests.add({ route, method: way, status: String(status) })
  figures.durations.observe(ms / 1000, { route })
  figures.databaseTimes.observe(databaseMs / 1000)
  figures.statementCounts.observe(statements)
}

let delays: ReturnType<typeof monitorEventLoopDelay> | undefined

/** Starts measuring the delay of the event loop. */
export function watchEventLoop() {
  delays ??= monitorEventLoopDelay({ resolution: 20 })
  delays.enable()
}

/** All metrics in the text format of Prometheus. Those read from the database are omitted while it is unavailable. */
export async function describeFigures(now = new Date()): Promise<string> {
  const stored = await fromDatabase(now).catch(() => null)
  return writeMetrics([
    ...ofRequests(),
    one('bagdar_database_up', 'Whether the database answers', stored ? 1 : 0),
    ...(stored ?? []),
    ...(await ofMachine()),
    ...ofEventLoop(),
    ...(await ofProcess()),
  ])
}

function ofRequests(): Family[] {
  const { requests, durations, databaseTimes, statementCounts, statements, jobs, inFlight } = figures
  return [
    counter('bagdar_http_requests_total', 'Requests answered, by pattern, way and status', requests.samples()),
    times('bagdar_http_request_duration_seconds', 'Time to the last byte handed over, by pattern', durations),
    one('bagdar_http_requests_in_flight', 'Requests being answered', inFlight),
    times('bagdar_request_database_seconds', 'Time of the database a request took', databaseTimes),
    times('bagdar_request_statements', 'Statements a request asked of the database', statementCounts),
    times('bagdar_database_statement_seconds', 'Time of a statement', statements),
    counter('bagdar_jobs_ended_total', 'Jobs this process has ended, by kind and outcome', jobs.samples()),
  ]
}

async function fromDatabase(now: Date): Promise<Family[]> {
  const [queue, failed] = await Promise.all([describeQueue(now), countFailedJobs()])
  const jobs = queue.flatMap(({ lane, waiting, running, later }) =>
    Object.entries({ waiting, running, later }).map(([state, value]) => ({ labels: { lane, state }, value })),
  )
  const oldest = queue.map(({ lane, oldestMs }) => ({ labels: { lane }, value: (oldestMs ?? 0) / 1000 }))
  return [
    gauge('bagdar_jobs', 'Jobs by lane and state: due, being done, put off', jobs),
    gauge('bagdar_jobs_oldest_waiting_seconds', 'Since when the oldest due job waits', oldest),
    gauge('bagdar_jobs_given_up', 'Jobs given up within a month', [
      { labels: { kind: 'email' }, value: failed.emails },
      { labels: { kind: 'other' }, value: failed.others },
    ]),
  ]
}

async function ofMachine(): Promise<Family[]> {
  const [disks, backup] = await Promise.all([readDisks(), readLastBackup()])
  const room = Object.entries({ database: disks.database, files: disks.files })
  const of = (pick: 'free' | 'all') =>
    room.flatMap(([disk, found]): Sample[] => (found ? [{ labels: { disk }, value: found[pick] }] : []))
  const seconds = (at: Date | null | undefined): Sample[] => (at ? [{ value: at.getTime() / 1000 }] : [])
  return [
    gauge('bagdar_disk_free_bytes', 'Room on the disk', of('free')),
    gauge('bagdar_disk_size_bytes', 'Size of the disk', of('all')),
    one('bagdar_database_size_bytes', 'Size of the database', disks.databaseBytes),
    gauge('bagdar_last_backup_timestamp_seconds', 'When the last backup was made', seconds(backup?.at)),
    gauge('bagdar_last_backup_check_timestamp_seconds', 'When a backup was last checked', seconds(backup?.checkedAt)),
  ]
}

let lastDelays: Sample[] = []

/** Delays since the last scrape; the previous values when two scrapes are so close that nothing was measured. */
function ofEventLoop(): Family[] {
  if (delays && delays.count > 0) {
    const sample = (quantile: number, nanoseconds: number) => ({
      labels: { quantile: String(quantile) },
      value: nanoseconds / NANOSECONDS,
    })
    lastDelays = [sample(0.5, delays.percentile(50)), sample(0.99, delays.percentile(99)), sample(1, delays.max)]
    delays.reset()
  }
  return [gauge('bagdar_event_loop_delay_seconds', 'How late the event loop came, since it was last asked', lastDelays)]
}

async function ofProcess(): Promise<Family[]> {
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const open = await readdir('/proc/self/fd').catch(() => null)
  const { version = 'from sources', commit = null } = readBuild() ?? {}
  return [
    one('process_resident_memory_bytes', 'Memory of the process', rss),
    one('nodejs_heap_size_used_bytes', 'Memory in use by scripts', heapUsed),
    counter('process_cpu_seconds_total', 'Time of processors', [{ value: (user + system) / 1e6 }]),
    one('process_start_time_seconds', 'When the process began', Math.round(Date.now() / 1000 - process.uptime())),
    ...(open ? [one('process_open_fds', 'Open files and connections', open.length)] : []),
    gauge('bagdar_build_info', 'Which release this is', [
      { labels: { version, commit: commit ?? '', node: process.versions.node }, value: 1 },
    ]),
  ]
}

function counter(name: string, help: string, samples: readonly Sample[]): Family {
  return { name, help, type: 'counter', samples }
}

function gauge(name: string, help: string, samples: readonly Sample[]): Family {
  return { name, help, type: 'gauge', samples }
}

function one(name: string, help: string, value: number): Family {
  return gauge(name, help, [{ value }])
}

function times(name: string, help: string, durations: Durations): Family {
  return { name, help, type: 'histogram', durations }
}
