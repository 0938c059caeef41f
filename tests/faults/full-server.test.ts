// PostgreSQL on a full disk of its own. The test for SQLite is tests/requests/full-disk.test.ts, and that for a
// read-only server tests/requests/database-away.test.ts.
import { spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { makePerson } from '#tests/world/people.ts'
import { postgresUrl, urlOf } from '#tests/world/postgres.ts'
import { sendPost } from '#tests/world/feed.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import { cluster, expectTemporaryError, recordFigure } from './fault.ts'

const kk = { language: 'kk' }
const MB = 1024 * 1024
const run = (command: string, ...args: string[]) => spawnSync(command, args).status === 0

/** A small disk of its own, where the system allows mounting one. */
const disk = mkdtempSync(join(tmpdir(), 'bagdar-disk-'))
const hasDisk = postgresUrl !== null && run('mount', '-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk)
const fillers = [1, 2].map(at => join(disk, `filler-${at}`))
const empty = () => fillers.forEach(file => rmSync(file, { force: true }))
afterAll(() => {
  if (hasDisk) {
    // Drops everything of the server that is on this disk, because its next checkpoint would look for it.
    empty()
    cluster().sql('DROP DATABASE IF EXISTS "full" WITH (FORCE)')
    cluster().sql('DROP TABLESPACE IF EXISTS small')
    run('umount', disk)
  }
  rmSync(disk, { recursive: true, force: true })
})

/** Text that hardly compresses. */
const words = () => Array.from({ length: 240 }, () => String.fromCodePoint(...letters())).join(' ')
const letters = () => Array.from({ length: 6 }, () => 0x430 + Math.floor(Math.random() * 32))

const read = (site: Site, as: Awaited<ReturnType<typeof makePerson>>) =>
  Promise.all(['/app/feed', '/app/professions/actor', '/app/tests'].map(path => site.visit(path, { as })))

it.runIf(hasDisk)(
  'a database whose disk is full is read, refuses in words, loses nothing, and goes on when there is room',
  async () => {
    const { uid, gid } = statSync(cluster().data)
    chownSync(disk, uid, gid)
    cluster().sql(`CREATE TABLESPACE small LOCATION '${disk}'`)
    cluster().sql('CREATE DATABASE "full" TEMPLATE template TABLESPACE small STRATEGY file_copy')
    const site = await startServer({ databaseUrl: urlOf('full'), settings: { WORKER: 'off' } })
    const people = []
    while (people.length < 12) people.push(await makePerson(site))
    const { bavail, bsize } = statfsSync(disk)
    writeFileSync(fillers[0]!, Buffer.alloc(bavail * bsize - ((bavail * bsize) % MB)))
    writeFileSync(fillers[1]!, Buffer.alloc(statfsSync(disk).bavail * bsize))

    let taken = 0
    let refused = 0
    for (const as of people) {
      for (let at = 0; at < 9; at += 1) {
        const answer = await sendPost({ visit: (path, options) => site.visit(path, { ...options, cookies: kk }) }, as, {
          text: `толық ${words()}`,
        })
        if (answer.status === 302) taken += 1
        else {
          expectTemporaryError(answer)
          refused += 1
        }
      }
      expect((await read(site, as)).map(({ status }) => status)).toEqual([200, 200, 200])
    }
    expect(refused).toBeGreaterThan(0)
    const kept = await site.database.post.count({ where: { text: { contains: 'толық' } } })
    empty()
    expect(kept).toBeGreaterThanOrEqual(taken)
    const after = await makePerson(site)
    expect((await sendPost(site, after, { text: 'Орын бар.' })).status).toBe(302)
    recordFigure(
      'disk of the database full',
      `${taken} posts taken and kept, ${refused} refused in words, pages read meanwhile`,
    )
    await site.stop()
  },
)
