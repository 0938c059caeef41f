// npm run trial: three processes that serve and two that run background work, on one PostgreSQL cluster of its own,
// behind a small load balancer. 200 people take the interest test and request an analysis while one process of each
// kind is killed. Everything the site has acknowledged must be saved afterwards, and nothing twice.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { print, table } from '#tests/bench/table.ts'
import { startCluster } from '#tests/world/cluster.mjs'
import { startBalancer } from './balancer.ts'
import { Person, type Seen } from './person.ts'
import { end, type Process, startProcess } from './processes.ts'

/** Number of people; `npm run trial -- 60` takes sixty. */
const PEOPLE = Number(process.argv[2] ?? 200)
/** Longest wait for one state of the trial. Generous, so that a slow machine does not fail it. */
const STUCK_MS = 10 * 60_000

const startedAt = performance.now()
// Uses PostgreSQL's own settings, which write through to the disk, as in production.
const cluster = startCluster()
cluster.create('trial')
const folder = mkdtempSync(join(tmpdir(), 'bagdar-trial-'))
const running = new Set<Process>()
let balancer: Awaited<ReturnType<typeof startBalancer>> | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void leave().then(() => process.exit(1)))
try {
  process.exitCode = (await trial()) ? 0 : 1
} finally {
  await leave()
}

/** Ends everything the trial has started and removes its files. */
async function leave() {
  balancer?.stop()
  await Promise.all([...running].map(({ child }) => end(child, 'SIGTERM')))
  cluster.remove()
  rmSync(folder, { recursive: true, force: true })
}

async function trial(): Promise<boolean> {
  const settings = {
    DATABASE_URL: cluster.urlOf('trial'),
    MAIL_FOLDER: join(folder, 'mail'),
    FILES_FOLDER: join(folder, 'files'),
  }
  Object.assign(process.env, settings, { BAGDAR_DEMO: '1' })
  const prepare = join(import.meta.dirname, '..', '..', 'app', 'server', 'commands', 'prepare.ts')
  execFileSync(process.execPath, ['--import', 'tsx', prepare, 'content'], { stdio: 'inherit' })
  const {
    countDuplicates: countTwice,
    createPeople: gather,
    readDatabaseState: readKept,
  } = await import('./database-checks.ts')
  const preparedMs = performance.now() - startedAt

  const start = async (kind: 'app' | 'worker') => {
    const process = await startProcess(kind, settings)
    running.add(process)
    if (kind === 'app') balancer!.add(process.origin)
    return process
  }
  const kill = async (process: Process) => {
    await process.kill()
    running.delete(process)
  }
  balancer = await startBalancer()
  const apps = await Promise.all([start('app'), start('app'), start('app')])
  const workers = await Promise.all([start('worker'), start('worker')])

  const seen: Seen = { milliseconds: { answers: [], wishes: [], pages: [] }, faults: new Map(), acknowledged: 0 }
  const people = (await gather(PEOPLE)).map(who => new Person(who, balancer!.origin, seen))
  const expected = PEOPLE * 30

  const killing = (async () => {
    await until(() => Promise.resolve(seen.acknowledged > expected * 0.4))
    await kill(apps[1])
    await until(() => Promise.resolve(seen.acknowledged > expected * 0.55))
    balancer.forget(apps[1].origin)
    await start('app')
  })()
  const answering = performance.now()
  await Promise.all(people.map(person => person.takeTest()))
  await killing
  const answeringMs = performance.now() - answering

  const making = performance.now()
  const requested = Promise.all(people.map(person => person.requestAnalysis()))
  await until(async () => (await readKept()).made > PEOPLE * 0.1)
  await kill(workers[0])
  const abandoned = (await readKept()).running
  await start('worker')
  await requested
  const allMade = await until(async () => (await readKept()).made >= PEOPLE)
  const makingMs = performance.now() - making

  const lost = countLost(people, await readKept())
  const kept = await readKept()
  const twice = await countTwice()
  const complaints = [...running].flatMap(process => process.complaints)

  const { answers, wishes, pages } = seen.milliseconds
  const answered = answers.length + wishes.length + pages.length
  const perSecond = Math.round((answered * 1000) / (answeringMs + makingMs))
  table(
    `${PEOPLE} people, three processes, two workers; one of each killed`,
    ['what', 'figure'],
    [
      ['answers acknowledged', seen.acknowledged],
      ['of them not in the database', lost],
      ['attempts, and completed', `${kept.attempts}, ${kept.completed}`],
      ['analyses made', kept.made],
      ['done twice (attempts, scores, analyses, makings, jobs)', twice],
      ['jobs in hand when a worker was killed, and taken again', `${abandoned}, ${kept.takenAgain}`],
      ['jobs that failed', kept.failed],
      ['answers sent: p50, p99', `${percentile(answers, 50)}, ${percentile(answers, 99)} ms`],
      ['analyses asked for: p50, p99', `${percentile(wishes, 50)}, ${percentile(wishes, 99)} ms`],
      ['pages: p50, p99', `${percentile(pages, 50)}, ${percentile(pages, 99)} ms`],
      ['requests answered, a second', `${answered}, ${perSecond}`],
      ['transactions, and taken back', `${kept.commits}, ${kept.rollbacks}`],
      ['faults people saw and repeated', faultsOf(seen)],
      ['requests by process', [...balancer.handled.values()].join(', ')],
      ['work asked for until done: p50, p99', `${percentile(kept.waited, 50)}, ${percentile(kept.waited, 99)} ms`],
      ['connections of the database, at most', kept.connections],
      ['seconds: preparing, answering, making', [preparedMs, answeringMs, makingMs].map(seconds).join(', ')],
    ],
  )
  if (complaints.length > 0) print('', `${complaints.length} complaints, such as:`, ...complaints.slice(0, 10))
  const right = lost === 0 && twice === 0 && allMade && kept.failed === 0 && kept.completed === PEOPLE
  print('', right ? 'Nothing lost, nothing twice.' : 'THE TRIAL FAILED')
  return right
}

type DatabaseState = Awaited<ReturnType<(typeof import('./database-checks.ts'))['readDatabaseState']>>

function countLost(people: Person[], { answers }: DatabaseState) {
  let lost = 0
  for (const { userId, given } of people)
    for (const [question, value] of given) if (answers.get(`${userId} ${question}`) !== value) lost += 1
  return lost
}

/** Waits for a state of the trial. Returns false on timeout. */
async function until(holds: () => Promise<boolean>): Promise<boolean> {
  const latest = performance.now() + STUCK_MS
  while (performance.now() < latest) {
    if (await holds()) return true
    await wait(100)
  }
  return false
}

function percentile(figures: readonly number[], percent: number) {
  const sorted = figures.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0)
}

function faultsOf({ faults }: Seen) {
  return [...faults].map(([fault, times]) => `${times} × ${fault}`).join(', ') || 'none'
}

function seconds(milliseconds: number) {
  return Math.round(milliseconds / 1000)
}
