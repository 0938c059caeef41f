// The worker runs in this process, to distinguish being woken from its timer.
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { copyDatabase, letScheduleBegin, placeOf } from '#tests/world/database.ts'
import { emailsTo } from '#tests/world/mail.ts'

const databaseUrl = copyDatabase()
const mailFolder = `${placeOf(databaseUrl)}-mail`
process.env.DATABASE_URL = databaseUrl
process.env.MAIL_FOLDER = mailFolder

const { db } = await import('#app/database/client.server.ts')
const { startWorker } = await import('#app/background/worker.server.ts')
const { queueEmail } = await import('#app/domain/emails/emails.server.ts')

const complaints: string[] = []
let worker: ReturnType<typeof startWorker>
let reader: { id: string; email: string }

beforeAll(async () => {
  const data = { email: 'reader@mektep.example', emailFolded: 'reader@mektep.example' }
  const { id } = await db.user.update({ where: { usernameFolded: 'dana' }, data })
  reader = { id, email: data.email }
  await letScheduleBegin(db)
  // The worker's timer never fires, so only being woken makes it read the queue.
  worker = startWorker(complaint => complaints.push(complaint), { timing: { idleMs: 2 ** 30 } })
  await until(async () => (await db.job.count({ where: { kind: 'housekeeping', state: 'DONE' } })) === 1)
})
afterAll(async () => {
  await worker.stop()
  await db.$disconnect()
})

const written = () => emailsTo({ mailFolder }, reader.email)
const breathe = () => new Promise(resolve => setImmediate(resolve))
async function until(holds: () => Promise<boolean>) {
  while (!(await holds())) await breathe()
}

it('an email promised in this process is written at once', async () => {
  await queueEmail({ name: 'password-changed', userId: reader.id })
  await until(async () => (await written()).length === 1)
})

it('an email promised in a transaction is written as soon as it has ended, and not before', async () => {
  await db.$transaction(async tx => {
    await queueEmail({ name: 'password-changed', userId: reader.id }, tx)
    for (let breath = 0; breath < 50; breath += 1) await breathe()
    expect(await written()).toHaveLength(1)
  })
  await until(async () => (await written()).length === 2)
})

it('an email promised in a transaction that was taken back is never written', async () => {
  const takenBack = db.$transaction(async tx => {
    await queueEmail({ name: 'password-changed', userId: reader.id }, tx)
    throw new Error('taken back')
  })
  await expect(takenBack).rejects.toThrow('taken back')
  await queueEmail({ name: 'two-step-changed', userId: reader.id, on: 'yes' })
  await until(async () => (await db.job.count({ where: { kind: 'email', state: 'DONE' } })) === 3)
  expect(await written()).toHaveLength(3)
  expect(complaints).toEqual([])
})

it('an email is written while an analysis is still being made', async () => {
  const { handlers } = await import('#app/background/handlers.server.ts')
  const { enqueue } = await import('#app/domain/jobs/jobs.server.ts')
  let finish: () => void = () => undefined
  const slow = vi.spyOn(handlers.analysis, 'run').mockReturnValue(new Promise<void>(resolve => (finish = resolve)))
  await enqueue({ kind: 'analysis', payload: { makingId: 'slow' }, key: 'analysis:slow' })
  await until(async () => (await db.job.count({ where: { kind: 'analysis', state: 'RUNNING' } })) === 1)
  await queueEmail({ name: 'password-changed', userId: reader.id })
  await until(async () => (await written()).length === 4)
  expect(await db.job.count({ where: { kind: 'analysis', state: 'RUNNING' } })).toBe(1)
  finish()
  await until(async () => (await db.job.count({ where: { kind: 'analysis', state: 'DONE' } })) === 1)
  slow.mockRestore()
})
