import { describe, expect, it } from 'vitest'
import { clockOffset } from './ask-site.ts'
import {
  asText,
  exitCodeOf,
  isWeak,
  judgeAddress,
  judgeBackup,
  judgeClock,
  judgeDisk,
  judgeMigrations,
  judgeNode,
  judgeQueue,
  judgeReached,
  judgeSecrets,
  type Reached,
} from './judge.ts'
import { judgeProxies } from './judge-proxies.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const strong = 'q7Jx0mVt3cRz8Lk2Pw5Yb9Nd4Hf6Gs1A'
const site = 'https://mektep.kz'
const reached = (changes: Partial<Reached> = {}): Reached => ({
  ...{ status: 200, proxies: 1, server: 'Caddy', isOurs: true, ...changes },
})
const silent = reached({ status: null, proxies: null, server: null, isOurs: false })

describe('the doctor on proxies', () => {
  it('refuses TRUSTED_PROXIES=0 behind one, seen or concluded from an encrypted address', () => {
    expect(judgeProxies(0, site, reached())).toMatchObject({
      verdict: 'fault',
      todo: expect.stringContaining('=1') as string,
    })
    expect(judgeProxies(0, site, reached({ proxies: 2 })).todo).toContain('TRUSTED_PROXIES=2')
    expect(judgeProxies(0, site, silent).verdict).toBe('fault')
    expect(judgeProxies(0, site, reached({ proxies: null })).verdict).toBe('warning')
    expect(judgeProxies(0, 'http://127.0.0.1:3000', silent).verdict).toBe('ok')
  })

  it('holds how many are trusted against how many there are', () => {
    expect(judgeProxies(1, site, reached()).verdict).toBe('ok')
    expect(judgeProxies(1, site, reached({ proxies: 2 })).todo).toContain('=2')
    expect(judgeProxies(2, site, reached())).toMatchObject({
      verdict: 'fault',
      says: expect.stringContaining('anybody') as string,
    })
    // Without a forwarded address, the one a visitor sends would be trusted.
    expect(judgeProxies(1, site, reached({ proxies: null })).verdict).toBe('fault')
    expect(judgeProxies(1, site, silent).verdict).toBe('warning')
    // The response comes from another site.
    expect(judgeProxies(1, site, reached({ isOurs: false, proxies: null })).verdict).toBe('warning')
  })
})

describe('the doctor on secrets', () => {
  it.each([
    '',
    'short',
    'a'.repeat(64),
    'change-me-change-me-change-me-change-me',
    'password'.repeat(5),
    '12'.repeat(20),
  ])('finds %s weak', secret => expect(isWeak(secret)).toBe(true))
  it('is content with random ones, and never tells any', () => {
    expect(isWeak(strong)).toBe(false)
    expect(judgeSecrets([strong, `${strong}z`], { demo: false }).verdict).toBe('ok')
    expect(judgeSecrets([strong, strong], { demo: false }).verdict).toBe('warning')
    const found = judgeSecrets([strong, 'a secret that is a sentence of words'], { demo: false })
    expect(found.verdict).toBe('fault')
    expect(JSON.stringify(found)).not.toMatch(/sentence|q7Jx/)
  })
})

describe('the doctor on the rest', () => {
  it('knows which Node and which address will do', () => {
    expect(['18.20.0', '20.18.9', '20.19.0', '24.1.0'].map(version => judgeNode(version).verdict)).toEqual([
      ...['fault', 'fault', 'ok', 'ok'],
    ])
    expect(judgeAddress(site).verdict).toBe('ok')
    expect(judgeAddress('http://mektep.kz').verdict).toBe('fault')
    expect(judgeAddress('http://127.0.0.1:3000').verdict).toBe('warning')
    expect(judgeReached(site, silent).verdict).toBe('warning')
    expect(judgeReached(site, reached({ isOurs: false })).verdict).toBe('fault')
    expect(judgeReached(site, reached({ status: 503 })).verdict).toBe('fault')
  })

  it('warns of a disk that fills, and says so before it is full', () => {
    const of = (free: number, all = 100e9) => judgeDisk('files', { all, free }).verdict
    expect([of(50e9), of(9e9), of(2e9), of(4e8), of(1.5e9, 4e9)]).toEqual([
      'ok',
      'warning',
      'fault',
      'fault',
      'warning',
    ])
    expect(judgeDisk('files', null).verdict).toBe('fault')
  })

  it('holds the clock against others, and says so when there are none', () => {
    expect(judgeClock({ one: 300, other: -400 }, true).verdict).toBe('ok')
    expect(judgeClock({ one: 300, other: -12_000 }, true)).toMatchObject({
      verdict: 'warning',
      says: 'It is 12 s behind other.',
    })
    expect(judgeClock({ one: DAY_MS }, true).verdict).toBe('fault')
    expect([judgeClock({}, true), judgeClock({}, null), judgeClock({}, false)].map(({ verdict }) => verdict)).toEqual([
      ...['ok', 'warning', 'warning'],
    ])
    const at = Date.parse('2026-11-26T05:00:00Z')
    expect(clockOffset('Thu, 26 Nov 2026 05:00:00 GMT', at + 400, at + 600)).toBe(0)
    expect(clockOffset('yesterday', at, at)).toBeNull()
    expect(clockOffset(null, at, at)).toBeNull()
  })

  it('asks for a backup of last night and a trial of last month', () => {
    const now = new Date('2026-11-26T05:00:00Z')
    const ago = (ms: number) => new Date(now.getTime() - ms)
    const of = (made: number, checked: number | null) =>
      judgeBackup({ at: ago(made), checkedAt: checked === null ? null : ago(checked) }, now).verdict
    expect(judgeBackup(null, now).verdict).toBe('warning')
    expect(of(5 * HOUR_MS, 10 * DAY_MS)).toBe('ok')
    expect([of(5 * HOUR_MS, null), of(5 * HOUR_MS, 40 * DAY_MS), of(30 * HOUR_MS, DAY_MS)]).toEqual([
      ...['warning', 'warning', 'warning'],
    ])
    expect(of(8 * DAY_MS, DAY_MS)).toBe('fault')
  })

  it('knows a database that is older, newer or half migrated', () => {
    const of = (applied: string[], failed: string[] = []) =>
      judgeMigrations({ applied, failed }, ['1_a', '2_b']).verdict
    expect(of(['1_a', '2_b'])).toBe('ok')
    expect(of(['1_a'])).toBe('warning')
    expect(of(['1_a', '2_b', '3_c'])).toBe('fault')
    expect(of(['1_a'], ['2_b'])).toBe('fault')
    expect(judgeMigrations(null, ['1_a']).verdict).toBe('fault')
  })

  it('sees when nobody works in the background', () => {
    expect(judgeQueue(HOUR_MS, { emails: 0, others: 0 })).toMatchObject({ verdict: 'fault' })
    expect(judgeQueue(1000, { emails: 1, others: 0 }).verdict).toBe('warning')
    expect(judgeQueue(0, { emails: 0, others: 0 }).verdict).toBe('ok')
  })

  it('ends with 1 where something must be mended, and says what to do below each line', () => {
    const [fine, bad] = [judgeNode('20.19.0'), judgeNode('18.0.0')]
    expect([exitCodeOf([fine]), exitCodeOf([fine, judgeBackup(null, new Date())]), exitCodeOf([fine, bad])]).toEqual([
      0, 0, 1,
    ])
    expect(asText([fine, bad]).split('\n')).toEqual([
      'ok       Node: Node 20.19.0 runs the site.',
      'fault    Node: Node 18.0.0 is too old.',
      '         → Install Node 20.19 or newer, then start the site again.',
      '',
      '1 ok, 0 warnings, 1 faults',
    ])
  })
})
