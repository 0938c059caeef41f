// What npm start and npm run dev leave behind, and how two of them interact, with real processes.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { buildsBeside, pointTo, sweepBuilds } from '#app/server/commands/builds.mjs'
import { steps } from '#prisma/seed/demo/steps.ts'
import { copyDatabase, openDatabase } from '#tests/world/database.ts'
import { freePort } from '#tests/world/free-port.ts'
import { beginSignIn } from '#tests/world/pending-sign-in.ts'

const root = join(import.meta.dirname, '..', '..')
const commands = join(root, 'app', 'server', 'commands')
const folder = inject('world')
/** A start migrates and seeds, and builds if there is no build yet, which takes long on slow machines. */
const patient = { timeout: 600_000 }

const started: ChildProcess[] = []
afterEach(() => {
  for (const { pid } of started.splice(0)) if (lives(pid!)) process.kill(-pid!, 'SIGKILL')
})

/** Starts a command in its own process group, as a shell does, and collects its output by line. */
function startCommand(command: string, args: string[], settings: Record<string, string> = {}) {
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, ...settings } as unknown as NodeJS.ProcessEnv
  const child = spawn(command, args, { cwd: root, detached: true, stdio: ['pipe', 'pipe', 'pipe'], env })
  started.push(child)
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', line => lines.push(line))
  const all = () => lines.join('\n')
  // `close` is emitted after all output has been read.
  let isClosed = false
  child.once('close', () => (isClosed = true))
  /** Waits until a condition holds, at most until the process has ended. */
  const until = async (holds: () => boolean | Promise<boolean>, interval = 50) => {
    await expect.poll(async () => isClosed || (await holds()), { ...patient, interval }).toBe(true)
    expect(await holds(), all()).toBe(true)
  }
  return {
    child,
    output: all,
    until,
    waitForOutput: (words: string) => until(() => all().includes(words)),
    ended: once(child, 'exit').then(([code]) => code as number | null),
  }
}
const script = (code: string, settings?: Record<string, string>) =>
  startCommand(process.execPath, ['--input-type=module', '--eval', code], settings)

/** A copy of the template. The first start would fill it with the demo content, which takes ten times as long as all
 *  tests here and is covered by `demo.test`, so its seed steps are marked as done. */
const demo = copyDatabase()
beforeAll(async () => {
  const database = openDatabase(demo)
  await database.seedStep.createMany({ data: Object.values(steps).map(id => ({ id })) })
  await database.$disconnect()
})

/** Checks whether any process of a group still runs. */
function lives(pid: number) {
  try {
    process.kill(-pid, 0)
    return true
  } catch {
    return false
  }
}

describe('npm start', () => {
  it('serves until npm is told to end, and leaves no server behind; another on its port says so', patient, async () => {
    const first = startCommand('npm', ['start'], { DATABASE_URL: demo, PORT: '0' })
    await first.waitForOutput('Serving http://127.0.0.1:')
    const port = /Serving http:\S+:(\d+)/.exec(first.output())![1]!
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)

    const second = startCommand(process.execPath, [join(commands, 'start.mjs')], { DATABASE_URL: demo, PORT: port })
    expect(await second.ended).toBe(1)
    await second.waitForOutput(`Port ${port} is taken`)
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)

    const finish = await beginSignIn({ origin: `http://127.0.0.1:${port}` })
    process.kill(first.child.pid!, 'SIGTERM')
    expect(await finish()).toBe(400)
    await expect.poll(() => lives(first.child.pid!), patient).toBe(false)
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow()
    expect(existsSync(`${demo.slice('file:'.length)}-wal`)).toBe(false)
  })

  it('interrupted while it fills a new database leaves no half of one, and nobody at work', patient, async () => {
    const path = join(folder, 'interrupted.db')
    const code = `
      import { prepare } from '${commands}/preparation.mjs'
      import { prepareDatabase } from '${commands}/steps.mjs'
      await prepare(() => prepareDatabase('demo', 'file:${path}'))`
    const preparing = script(code)
    const working = () => existsSync(`${path}.next`) && groupsBelow(preparing.child.pid!).length > 0
    await expect.poll(working, patient).toBe(true)
    const workers = groupsBelow(preparing.child.pid!)
    preparing.child.kill('SIGTERM')
    expect(await preparing.ended).toBe(143)
    expect(workers.filter(lives)).toEqual([])
    expect(existsSync(path)).toBe(false)
    expect(existsSync(join(root, 'var', 'preparing.lock'))).toBe(false)
  })
})

/** Returns the process groups a process has started. */
function groupsBelow(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.split(' ').filter(Boolean).map(Number)
}

describe('of two preparations', () => {
  const lock = join(folder, 'a.lock')
  const holder = `
    import { takeLock } from '${commands}/lock.mjs'
    const release = await takeLock('${lock}', new AbortController().signal)
    console.info('has it')
    process.stdin.once('data', () => { release(); process.exit(0) })`

  it('the second waits for the first', patient, async () => {
    const first = script(holder)
    await first.waitForOutput('has it')
    const second = script(holder)
    await second.waitForOutput(`Process ${first.child.pid} prepares the same`)
    expect(second.output()).not.toContain('has it')
    first.child.stdin.write('go\n')
    await second.waitForOutput('has it')
    second.child.stdin.write('go\n')
    expect(await second.ended).toBe(0)
    expect(existsSync(lock)).toBe(false)
  })

  it('one that was killed is waited for by nobody, and of those who come next only one goes on', patient, async () => {
    const killed = script(holder)
    await killed.waitForOutput('has it')
    killed.child.kill('SIGKILL')
    await killed.ended
    expect(existsSync(lock)).toBe(true)
    const next = [script(holder), script(holder), script(holder)]
    const having = () => next.filter(({ output }) => output().includes('has it'))
    await expect.poll(() => having().length, patient).toBe(1)
    const others = next.filter(({ output }) => !output().includes('has it'))
    for (const other of others) await other.waitForOutput(`Process ${having()[0]!.child.pid} prepares`)
    expect(having().length).toBe(1)
    for (let done = 1; done <= next.length; done += 1) {
      await expect.poll(() => having().length, patient).toBe(done)
      for (const one of having()) if (one.child.exitCode === null) one.child.stdin.write('go\n')
    }
    for (const one of next) expect(await one.ended).toBe(0)
  })
})

it('a build takes the place of the one before at once, which stays for the server that runs from it', () => {
  const builds = join(folder, 'builds')
  const names = ['1111111111111111', '2222222222222222', '3333333333333333']
  // Earlier releases had a folder here instead of a link.
  mkdirSync(join(builds, 'server'), { recursive: true })
  for (const name of names) {
    mkdirSync(join(builds, name, 'server'), { recursive: true })
    writeFileSync(join(builds, name, 'server', 'index.js'), name)
    pointTo(join(builds, 'server'), join(name, 'server'))
    expect(readFileSync(join(builds, 'server', 'index.js'), 'utf8')).toBe(name)
    expect(lstatSync(join(builds, 'server')).isSymbolicLink()).toBe(true)
    sweepBuilds(builds, name)
  }
  expect(buildsBeside(builds, names[2]!)).toEqual([join(builds, names[1]!)])
  expect(names.map(name => existsSync(join(builds, name)))).toEqual([false, true, true])
})

it('a worker told to stop in the middle of a job gives its lease back and exits with 0', patient, async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const databaseUrl = copyDatabase()
  const database = openDatabase(databaseUrl)
  const address = 'dana@mektep.example'
  const data = { email: address, emailFolded: address }
  const { id: userId } = await database.user.update({ where: { usernameFolded: 'dana' }, data })
  const job = { kind: 'email', payload: { email: { name: 'password-changed', userId } } }
  const { id } = await database.job.create({ data: job })
  const theJob = () => database.job.findUniqueOrThrow({ where: { id } })

  const settings = { DATABASE_URL: databaseUrl, BAGDAR_DEMO: '1', SMTP_URL: `smtp://127.0.0.1:${port}` }
  const worker = startCommand(process.execPath, [join(root, 'build', 'server', 'worker.js')], settings)
  await expect.poll(async () => (await theJob()).state, patient).toBe('RUNNING')
  worker.child.kill('SIGTERM')
  expect(await worker.ended).toBe(0)
  expect(await theJob()).toMatchObject({ state: 'WAITING', attempts: 0, leaseUntil: null })
  await database.$disconnect()
  silent.close()
})

it('npm run dev serves the demo from its sources, works in the background and shows its letters', patient, async () => {
  const database = openDatabase(demo)
  const address = 'dana@mektep.example'
  const data = { email: address, emailFolded: address }
  const { id: userId } = await database.user.update({ where: { usernameFolded: 'dana' }, data })
  const email = { name: 'password-changed', userId }
  await database.job.create({ data: { kind: 'email', payload: { email } } })
  // Vite does not choose a free port itself, so one is chosen here.
  const dev = startCommand('npm', ['run', 'dev'], { DATABASE_URL: demo, PORT: String(await freePort()) })
  await dev.waitForOutput('Local:')
  const origin = /Local:\s+(http:\S+\d)/.exec(dev.output())![1]!
  const mailbox = async () => (await fetch(`${origin}/dev/mail`)).text()
  await dev.until(async () => (await mailbox()).includes(address), 1000)
  process.kill(dev.child.pid!, 'SIGTERM')
  await expect.poll(() => lives(dev.child.pid!), patient).toBe(false)
  await database.$disconnect()
})
