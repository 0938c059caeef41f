import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diskStore } from '#app/outside/files/disk-store.server.ts'
import { backUp } from '#app/server/backup/back-up.ts'
import { check, restore } from '#app/server/backup/restore.ts'
import { openDatabase } from '#tests/world/database.ts'
import { makePostgres, postgresUrl } from '#tests/world/postgres.ts'
import { type Site, startServer } from '#tests/world/server.ts'

const secret = 'a secret of an operator, 32 letters or more'

describe.skipIf(postgresUrl === null)('a backup of PostgreSQL made while people write', () => {
  let site: Site
  let place: string
  beforeAll(async () => {
    place = mkdtempSync(join(tmpdir(), 'backup-test-'))
    site = await startServer({ settings: { WORKER: 'off' } })
  })
  afterAll(async () => {
    await site.stop()
    rmSync(place, { recursive: true })
  })

  function emptyDatabase() {
    return makePostgres(`back-${randomUUID()}`)
  }

  it('has every row that was acknowledged before it began, and is put back into an empty database only', async () => {
    const files = diskStore(site.filesFolder)
    const owner = await site.database.user.findFirstOrThrow()
    const id = 'fileofbackuptest'
    await files.put(`${id}/main`, Buffer.from('bytes'))
    const variants = [{ name: 'main', type: 'image/webp', bytes: 5 }]
    const file = {
      id,
      ownerId: owner.id,
      kind: 'AVATAR',
      state: 'KEPT',
      type: 'image/webp',
      name: 'x',
      bytes: 5,
      hash: '',
    }
    await site.database.storedFile.create({ data: { ...file, variants } })
    await site.signIn('dana')

    const acknowledged: string[] = []
    let writing = true
    const write = async () => {
      while (writing) acknowledged.push((await site.database.job.create({ data: { kind: 'norms', payload: {} } })).id)
    }
    const written = write()
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20)
    const before = [...acknowledged]
    const report = () => undefined
    const folder = join(place, 'backups')
    const made = await backUp({
      ...{ databaseUrl: site.databaseUrl, files, folder, sealed: true, secret },
      ...{ keepDays: null, release: 'test', report },
    })
    writing = false
    await written
    expect(made).toMatchObject({ files: 1, missed: 0 })

    const from = { folder, secret, at: null, report }
    expect((await check(from)).head.engine).toBe('postgresql')
    const back = join(place, 'files')
    const into = (databaseUrl: string) => restore(from, { databaseUrl, files: diskStore(back), force: true })
    await expect(into(site.databaseUrl)).rejects.toThrow(/has tables already/)
    await expect(into(`file:${join(place, 'x.db')}`)).rejects.toThrow(/backup of postgresql/)
    const databaseUrl = emptyDatabase()
    await into(databaseUrl)
    const database = openDatabase(databaseUrl)
    const kept = new Set((await database.job.findMany({ select: { id: true } })).map(job => job.id))
    // Sessions are not restored: one ended since the backup, because a telephone was lost, must not come back.
    expect(await site.database.session.count()).toBeGreaterThan(0)
    expect(await database.session.count()).toBe(0)
    await database.$disconnect()
    expect(before.filter(job => !kept.has(job))).toEqual([])
    expect(await diskStore(back).read(`${id}/main`)).toMatchObject({ size: 5 })

    const again = await startServer({ databaseUrl, settings: { WORKER: 'off' } })
    const dana = await again.signIn('dana')
    expect((await again.visit('/app/feed', { as: dana })).status).toBe(200)
    await again.stop()
  })
})
