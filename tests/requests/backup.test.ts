import { hash, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diskStore } from '#app/outside/files/disk-store.server.ts'
import { s3Store } from '#app/outside/files/s3-store.server.ts'
import { backUp, type BackupOptions } from '#app/server/backup/back-up.ts'
import { check, restore } from '#app/server/backup/restore.ts'
import { openDatabase } from '#tests/world/database.ts'
import { sent } from '#tests/world/multipart.ts'
import { runCommand } from '#tests/world/operator.ts'
import { makePerson } from '#tests/world/people.ts'
import { noise } from '#tests/world/pictures.ts'
import { postgresUrl } from '#tests/world/postgres.ts'
import { startS3 } from '#tests/world/s3.ts'
import { type Site, startServer } from '#tests/world/server.ts'

/** PostgreSQL has its own test file. */
const onSqlite = describe.skipIf(postgresUrl !== null)

const secret = 'a secret of an operator, 32 letters or more'
const DAY_MS = 24 * 60 * 60 * 1000

let site: Site
let place: string
let avatarId: string
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'backup-test-'))
  site = await startServer({ settings: { WORKER: 'off' } })
  avatarId = await sendAvatar()
  await sendAvatar()
})
afterAll(async () => {
  await site.stop()
  rmSync(place, { recursive: true })
})

async function sendAvatar() {
  const person = await makePerson(site)
  const bytes = await noise().jpeg().toBuffer()
  const answer = await site.visit('/app/settings/avatar', {
    as: person,
    ...sent({}, { field: 'picture', name: 'photo.jpg', bytes }),
  })
  expect(answer.status).toBe(302)
  const where = { user: { usernameFolded: person.username } }
  return (await site.database.profile.findFirstOrThrow({ where })).avatarId!
}

const folder = () => join(place, randomUUID())
const make = (to: string, changes: Partial<BackupOptions> = {}) =>
  backUp({
    databaseUrl: site.databaseUrl,
    files: diskStore(site.filesFolder),
    folder: to,
    ...{ sealed: false, secret: null, keepDays: null, release: 'test', report: () => undefined, ...changes },
  })
const from = (of: string, at: string | null = null, key: string | null = null) => ({
  ...{ folder: of, at, secret: key, report: () => undefined },
})
const objectsOf = (of: string) =>
  readdirSync(join(of, 'objects'), { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
const inFiles = (of: string) =>
  readdirSync(of, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ name, parentPath }) => [name, readFileSync(join(parentPath, name))] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
/** The same with hashes, because Vitest compares buffers byte by byte. */
const heldIn = (of: string) => inFiles(of).map(([name, bytes]) => [name, hash('sha256', bytes)])

/** Restores a backup to another place and opens it. */
async function putBack(of: string, at: string | null = null, key: string | null = null) {
  const path = join(place, `${randomUUID()}.db`)
  const files = `${path}-files`
  const done = await restore(from(of, at, key), { databaseUrl: `file:${path}`, files: diskStore(files), force: false })
  return { done, path, files }
}

onSqlite('a backup made while people write', () => {
  it('has every row that was acknowledged before it began, whole and with its files', async () => {
    const to = folder()
    const acknowledged: string[] = []
    let writing = true
    const write = async () => {
      while (writing) {
        const { id } = await site.database.job.create({ data: { kind: 'norms', payload: { x: 'y'.repeat(500) } } })
        acknowledged.push(id)
        // The driver is synchronous, so without a pause no other code of this process would run.
        await turn()
      }
    }
    const written = write()
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20)
    const before = [...acknowledged]
    const made = await make(to)
    const meanwhile = acknowledged.length - before.length
    writing = false
    await written
    expect(meanwhile).toBeGreaterThan(0)
    expect(made).toMatchObject({ files: 4, added: 4, missed: 0 })

    const { done, path, files } = await putBack(to)
    expect(done).toMatchObject({ violations: 0, aside: null, head: { engine: 'sqlite', release: 'test' } })
    const database = new Database(path)
    expect(database.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }])
    expect(database.pragma('foreign_key_check')).toEqual([])
    const kept = new Set(database.prepare('SELECT "id" FROM "Job"').pluck().all())
    expect(before.filter(id => !kept.has(id))).toEqual([])
    // Sessions are not restored: one ended since the backup, because a telephone was lost, must not come back.
    expect(await site.database.session.count()).toBeGreaterThan(0)
    expect(database.prepare('SELECT COUNT(*) FROM "Session"').pluck().get()).toBe(0)
    database.close()
    expect(heldIn(files)).toEqual(heldIn(site.filesFolder))
    expect(statSync(path).mode & 0o077).toBe(0)

    // The site starts on the restored database without changes and shows its content.
    const again = await startServer({ databaseUrl: `file:${path}`, settings: { WORKER: 'off' } })
    const dana = await again.signIn('dana')
    expect((await again.visit(`/files/${avatarId}/main`, { as: dana })).status).toBe(200)
    await again.stop()
  })

  it('takes no file a second time, and forgets what is older than it is to be kept', async () => {
    const to = folder()
    const early = new Date(Date.now() - 20 * DAY_MS)
    const first = await make(to, { now: early })
    const objects = objectsOf(to).length
    await site.database.job.create({ data: { kind: 'norms', payload: {} } })
    const second = await make(to, { now: new Date(Date.now() - 3 * DAY_MS) })
    expect(second).toMatchObject({ files: 4, added: 0 })
    expect(objectsOf(to)).toHaveLength(objects + 1)

    writeFileSync(join(to, 'parts', 'of a process that was killed'), 'half')
    const third = await make(to, { keepDays: 14 })
    expect(readdirSync(join(to, 'backups'))).toEqual([second!.name, third!.name])
    expect(readdirSync(join(to, 'parts'))).toEqual([])
    await expect(check(from(to, first!.name))).rejects.toThrow(/no backup/)
    for (const name of [second!.name, third!.name]) expect((await check(from(to, name))).violations).toBe(0)
    // A single backup with a clock that is ahead removes no other backup; the next backup of that time removes them.
    // The newest backup stays, however old it is.
    const lines: string[] = []
    const later = (hours: number) => ({ keepDays: 1, now: new Date(Date.now() + 100 * DAY_MS + hours * 3_600_000) })
    const fourth = await make(to, later(0))
    expect(readdirSync(join(to, 'backups'))).toEqual([second!.name, third!.name, fourth!.name])
    await make(to, { keepDays: 14, report: line => void lines.push(line) })
    expect(lines.join()).toContain(`Of a time to come: ${fourth!.name}`)
    const last = await make(to, later(1))
    expect(readdirSync(join(to, 'backups'))).toEqual([fourth!.name, last!.name])
    await make(to, later(72))
    expect(readdirSync(join(to, 'backups'))).toHaveLength(3)
  })

  it('is not made twice at once in a folder; the lock of a process that is gone is none', async () => {
    const to = folder()
    const both = await Promise.all([make(to), make(to, { now: new Date(Date.now() + 1) })])
    expect(both.filter(made => made === null)).toHaveLength(1)
    expect(existsSync(join(to, '.lock'))).toBe(false)
    writeFileSync(
      join(to, '.lock'),
      JSON.stringify({ pid: 2 ** 22 + 1, host: hostname(), at: new Date().toISOString() }),
    )
    expect(await make(to)).not.toBeNull()
  })
})

onSqlite('a backup that cannot be made', () => {
  it('says why in words, where there is no folder to keep it in', async () => {
    const file = join(place, randomUUID())
    writeFileSync(file, '')
    await expect(make(file)).rejects.toThrow(/^Backups cannot be kept in .*: a file stands/)
    await expect(make(join(file, 'below'))).rejects.toThrow(/a file stands/)
    // For /proc the system reports that an existing folder does not exist.
    await expect(make('/proc/backups/of/bagdar')).rejects.toThrow(/^Backups cannot be kept in .*: no folder/)
  })

  it('says of a damaged database that it is damaged', async () => {
    const path = join(place, `${randomUUID()}.db`)
    cpSync(site.databaseUrl.slice(5), path)
    const bytes = readFileSync(path)
    writeFileSync(path, bytes.fill(7, 8192, 400_000))
    await expect(make(folder(), { databaseUrl: `file:${path}` })).rejects.toThrow(/^The database is damaged: /)
  })
})

onSqlite('an encrypted backup', () => {
  it('comes back with its key only, and tells nothing without', async () => {
    const to = folder()
    await expect(make(to, { sealed: true })).rejects.toThrow(/BACKUP_KEY/)
    expect(existsSync(join(to, 'store.json'))).toBe(false)
    await make(to, { sealed: true, secret })
    const kept = objectsOf(to).map(({ name, parentPath }) => readFileSync(join(parentPath, name)))
    expect(kept.every(bytes => bytes.subarray(0, 5).toString() === 'BGDR1')).toBe(true)
    // An unencrypted copy exists only beside the database, and only while the backup is made.
    expect(existsSync(`${site.databaseUrl.slice(5)}.copying`)).toBe(false)

    await expect(check(from(to))).rejects.toThrow(/are encrypted/)
    await expect(check(from(to, null, `${secret}!`))).rejects.toThrow(/another key/)
    // A folder stays encrypted, as its first backup was.
    await make(to, { secret, now: new Date(Date.now() + 1000) })
    expect(objectsOf(to).every(({ name, parentPath }) => readFileSync(join(parentPath, name))[0] === 66)).toBe(true)
    const { files } = await putBack(to, null, secret)
    expect(heldIn(files)).toEqual(heldIn(site.filesFolder))
  })
})

onSqlite('putting back', () => {
  it('does nothing when one content was changed or is missing', async () => {
    const to = folder()
    await make(to)
    for (const harm of [
      (path: string) => {
        const bytes = readFileSync(path)
        bytes[bytes.length - 1]! ^= 1
        writeFileSync(path, bytes)
      },
      (path: string) => writeFileSync(path, readFileSync(path).subarray(0, -10)),
      (path: string) => rmSync(path),
    ]) {
      const harmed = folder()
      cpSync(to, harmed, { recursive: true })
      for (const { name, parentPath } of objectsOf(harmed).slice(0, 1)) harm(join(parentPath, name))
      await expect(check(from(harmed))).rejects.toThrow(/changed|missing|cannot be read/)
      const path = join(place, `${randomUUID()}.db`)
      const target = { databaseUrl: `file:${path}`, files: diskStore(`${path}-files`), force: false }
      await expect(restore(from(harmed), target)).rejects.toThrow()
      expect([existsSync(path), existsSync(`${path}.restoring`), existsSync(`${path}-files`)]).toEqual([
        false,
        false,
        false,
      ])
    }
    // A truncated list is not accepted.
    const list = join(to, 'backups', readdirSync(join(to, 'backups'))[0]!)
    writeFileSync(list, readFileSync(list).subarray(0, -30))
    await expect(check(from(to))).rejects.toThrow(/cannot be read|cut off/)
  })

  it('writes over nothing: what is there is put aside when that is asked, unless it is in use', async () => {
    const to = folder()
    await make(to)
    const { path, files } = await putBack(to)
    const target = (force: boolean) => ({ databaseUrl: `file:${path}`, files: diskStore(files), force })
    await expect(restore(from(to), target(false))).rejects.toThrow(/--force/)
    const mark = openDatabase(`file:${path}`)
    await mark.job.create({ data: { id: 'written-since', kind: 'norms', payload: {} } })
    await expect(restore(from(to), target(true))).rejects.toThrow(/in use/)
    expect(await mark.job.count({ where: { id: 'written-since' } })).toBe(1)
    await mark.$disconnect()

    const { aside } = await restore(from(to), target(true))
    const jobs = (of: string) => {
      const database = new Database(of)
      const found = database.prepare(`SELECT COUNT(*) FROM "Job" WHERE "id" = 'written-since'`).pluck().get()
      database.close()
      return found
    }
    expect([jobs(aside!), jobs(path)]).toEqual([1, 0])
  })
})

onSqlite('files', () => {
  it('come from a bucket and go into one', async () => {
    const s3 = await startS3()
    const bucket = s3Store(s3.bucket)
    for (const [name, bytes] of inFiles(site.filesFolder)) await bucket.put(name.replace('.', '/'), bytes)
    const to = folder()
    expect(await make(to, { files: bucket })).toMatchObject({ files: 4, missed: 0 })
    s3.objects.clear()
    const path = join(place, `${randomUUID()}.db`)
    await restore(from(to), { databaseUrl: `file:${path}`, files: bucket, force: false })
    const back = await bucket.read(`${avatarId}/main`)
    expect(await buffer(back!.stream)).toEqual(
      inFiles(site.filesFolder).find(([name]) => name === `${avatarId}.main`)![1],
    )
    expect(s3.objects.size).toBe(4)
    await s3.stop()
  })

  it('that were let go of meanwhile are told apart from those that are lost', async () => {
    const files = diskStore(site.filesFolder)
    const [gone, lost] = [await sendAvatar(), await sendAvatar()]
    const reading: typeof files = {
      ...files,
      async read(key, range) {
        if (key.startsWith(lost)) return null
        if (!key.startsWith(gone)) return files.read(key, range)
        // Its owner replaces the picture at this moment.
        await site.database.profile.updateMany({ where: { avatarId: gone }, data: { avatarId: null } })
        await site.database.storedFile.deleteMany({ where: { id: gone } })
        return null
      },
    }
    const to = folder()
    const lines: string[] = []
    expect(await make(to, { files: reading, report: line => lines.push(line) })).toMatchObject({ files: 4, missed: 2 })
    expect(lines.filter(line => line.startsWith('Missing'))).toEqual([
      `Missing: ${lost}/main`,
      `Missing: ${lost}/small`,
    ])
    expect((await check(from(to))).end).toMatchObject({ files: 4, gone: 2, missed: 2 })
    await site.database.profile.updateMany({ where: { avatarId: lost }, data: { avatarId: null } })
    await site.database.storedFile.deleteMany({ where: { id: lost } })
    for (const id of [gone, lost]) for (const size of ['main', 'small']) await files.remove(`${id}/${size}`)
  })
})

onSqlite('the commands', () => {
  it('tell how they end, and the page of the system tells when the last backup was made and checked', async () => {
    const to = folder()
    const made = await runCommand(site.databaseUrl, 'backup', '--to', to, '--keep', '14')
    expect(made.output).toMatch(/Backup \d{8}T\d{9}Z: 4 files/)
    expect(made.ok).toBe(true)
    const record = () =>
      JSON.parse(readFileSync(`${site.databaseUrl.slice(5)}-last-backup.json`, 'utf8')) as Record<string, unknown>
    expect(record()).toMatchObject({ checkedAt: null })
    const back = `file:${join(place, 'drill.db')}`
    const drill = await runCommand(site.databaseUrl, 'restore', '--from', to, '--to', back)
    expect(drill).toMatchObject({ ok: true, output: expect.stringContaining('is put back') as string })
    expect(record().checkedAt).toEqual(expect.any(String))
    expect(heldIn(join(place, 'drill.db-files'))).toEqual(heldIn(site.filesFolder))
    expect((await runCommand(site.databaseUrl, 'restore', '--from', to, '--nonsense')).output).toContain('--list')
    expect(await runCommand(site.databaseUrl, 'backup', '--to', to, '--encrypt')).toMatchObject({ ok: false })
  })
})
