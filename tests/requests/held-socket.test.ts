import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, it } from 'vitest'
import { copyDatabase, placeOf } from '#tests/world/database.ts'
import { shortLived } from '#tests/world/short-lived.ts'
import { visit } from '#tests/world/visit.ts'

/** Starts two servers, one after the other, on a socket held by a third process. */
function startHeld() {
  const databaseUrl = copyDatabase()
  const build = join(import.meta.dirname, '..', '..', 'build', 'server', 'index.js')
  const holder = spawn(process.execPath, [join('tests', 'world', 'held-socket.mjs'), ...shortLived, build], {
    cwd: join(import.meta.dirname, '..', '..'),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      BAGDAR_DEMO: '1',
      DRAIN_MS: '0',
      DATABASE_URL: databaseUrl,
      FILES_FOLDER: `${placeOf(databaseUrl)}-files`,
      MAIL_FOLDER: `${placeOf(databaseUrl)}-mail`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const processes: number[] = []
  const origins: string[] = []
  createInterface({ input: holder.stdout }).on('line', line => {
    const [, pid] = /^Process (\d+)$/.exec(line) ?? []
    const [, origin] = /Serving (http:[^\s"]+)/.exec(line) ?? []
    if (pid) processes.push(Number(pid))
    if (origin) origins.push(origin)
  })
  return { holder, processes, origins }
}

describe('a server that follows another on a socket systemd holds', () => {
  it('answers who asked in between, and whoever posts: nobody is turned away', async () => {
    const { holder, processes, origins } = startHeld()
    const ended = once(holder, 'exit')
    await expect.poll(() => origins).toHaveLength(1)
    const [origin] = origins as [string]

    let goesOn = true
    const statuses: number[] = []
    const visitors = Array.from({ length: 8 }, async (_, at) => {
      while (goesOn) {
        const posts = at % 2 === 0
        const { status } = await visit(origin, posts ? '/auth/logout' : '/auth/login', posts ? { form: {} } : {})
        statuses.push(status)
      }
    })
    await expect.poll(() => statuses.length).toBeGreaterThan(16)
    process.kill(processes[0]!, 'SIGTERM')
    await expect.poll(() => origins).toHaveLength(2)
    const answered = statuses.length
    await expect.poll(() => statuses.length).toBeGreaterThan(answered + 16)
    goesOn = false
    await Promise.all(visitors)

    expect(new Set(statuses)).toEqual(new Set([200, 302]))
    expect(origins[1]).toBe(origin)
    process.kill(processes[1]!, 'SIGTERM')
    expect(await ended).toEqual([0, null])
  })
})
