import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Site, startServer } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

let site: Site
let dana: Visitor
let figuresAt: string
beforeAll(async () => {
  site = await startServer({ settings: { METRICS_ADDRESS: '127.0.0.1:0', LOG_FORMAT: 'json' } })
  figuresAt = await vi.waitFor(() => /Figures at (http:[^\s"]+)/.exec(site.log.join())![1]!, { timeout: 60_000 })
  dana = await site.signIn('dana')
})
afterAll(() => site.stop())

async function figures() {
  const answer = await fetch(figuresAt)
  expect(answer.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  return answer.text()
}
const valueOf = (text: string, series: string) => {
  const line = text.split('\n').find(one => one.startsWith(`${series} `))
  return line === undefined ? null : Number(line.slice(series.length + 1))
}
const entries = () => site.log.map(line => JSON.parse(line) as Record<string, unknown>)

describe('the figures of a process', () => {
  it('tell of requests by pattern, way and status, and name nobody', async () => {
    const path = '/app/users/timur/none'
    await site.visit(path, { as: dana })
    await site.visit('/app/professions?q=secret-words', { as: dana })
    const series = 'bagdar_http_requests_total{route="/app/professions",method="read",status="200"}'
    await expect.poll(async () => valueOf(await figures(), series)).toBe(1)
    const text = await figures()
    expect(text).toMatch(/bagdar_http_request_duration_seconds_bucket\{route="\/app\/professions",le="\+Inf"\} 1\n/)
    expect(text).toContain('route="(unknown)"')
    expect(text).not.toMatch(/timur|dana|secret-words/)
    expect(valueOf(text, 'bagdar_request_statements_count')).toBeGreaterThan(2)
    expect(valueOf(text, 'bagdar_request_database_seconds_sum')).toBeGreaterThan(0)
    expect(valueOf(text, 'bagdar_database_statement_seconds_count')).toBeGreaterThan(5)
    expect(valueOf(text, 'bagdar_http_requests_in_flight')).toBe(0)
    expect(valueOf(text, 'bagdar_database_up')).toBe(1)
    expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(5e7)
    expect(text).toMatch(/bagdar_event_loop_delay_seconds\{quantile="0.99"\} \d/)
    // Every line matches the format collectors read.
    const line = /^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="(?:[^"\\\n]|\\.)*"(?:,\w+="(?:[^"\\\n]|\\.)*")*\})? \S+)$/
    expect(
      text
        .trimEnd()
        .split('\n')
        .filter(one => !line.test(one)),
    ).toEqual([])
  })

  it('tell of the queue and of what became of jobs', async () => {
    const { id } = await site.database.job.create({ data: { kind: 'trends', payload: {} } })
    const done = 'bagdar_jobs_ended_total{kind="trends",outcome="done"}'
    await expect.poll(async () => (await site.database.job.findUnique({ where: { id } }))?.state).toBe('DONE')
    await expect.poll(async () => valueOf(await figures(), done)).toBeGreaterThan(0)
    const later = new Date(Date.now() + 60_000)
    await site.database.job.create({ data: { kind: 'email', payload: {}, runAt: later } })
    expect(valueOf(await figures(), 'bagdar_jobs{lane="emails",state="later"}')).toBe(1)
  })

  it('stand on an address of their own', async () => {
    expect((await site.visit('/metrics', { as: dana })).location).toMatch(/^\/errors\/404/)
    expect((await fetch(new URL('/', figuresAt))).status).toBe(404)
    expect((await fetch(figuresAt, { method: 'POST' })).status).toBe(404)
  })
})

describe('the log in JSON', () => {
  it('has one object a line, and finds the lines of one request by the id its answer bears', async () => {
    const { headers } = await site.visit('/app/feed?secret=query', { as: dana })
    const id = headers['x-request-id'] as string
    const found = () => entries().filter(entry => entry.id === id)
    await expect.poll(() => found().length).toBe(1)
    expect(found()[0]).toMatchObject({
      level: 'info',
      message: 'request',
      by: '/app/feed',
      method: 'GET',
      outcome: 200,
    })
    expect(found()[0]!.statements).toBeGreaterThan(0)
    expect(site.log.join('\n')).not.toMatch(/secret|dana/)
    expect(entries().some(({ message }) => String(message).startsWith('Serving http'))).toBe(true)
  })

  it('takes no id from a stranger', async () => {
    const { headers } = await site.visit('/', { headers: { 'X-Request-Id': 'a-stranger-says' } })
    expect(headers['x-request-id']).not.toBe('a-stranger-says')
  })
})
