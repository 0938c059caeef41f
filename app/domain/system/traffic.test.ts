import { describe, expect, it } from 'vitest'
import { Traffic } from './traffic.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 25, hour))
const answered = (route: string, ms: number, status = 200) => ({ route, ms, status })

describe('what a process has answered', () => {
  it('is told by page, the slowest first', () => {
    const traffic = new Traffic(at(0))
    for (const ms of [10, 20, 30]) traffic.note(answered('/app/feed', ms), at(1))
    traffic.note(answered('/admin/analytics', 800), at(1))
    expect(traffic.slowest(5).map(({ route, count, slowest }) => [route, count, slowest])).toEqual([
      ['/admin/analytics', 1, 800],
      ['/app/feed', 3, 30],
    ])
    expect(traffic.slowest(1)).toHaveLength(1)
    expect(traffic.total()).toMatchObject({ count: 4, slowest: 800 })
  })

  it('keeps failures for a day, by page and status', () => {
    const traffic = new Traffic(at(0))
    traffic.note(answered('/app/feed', 5, 500), at(1))
    for (const hour of [2, 3]) traffic.note(answered('/app/tests', 5, 503), at(hour))
    traffic.note(answered('/app/tests', 5, 404), at(3))
    expect(traffic.failures(at(24))).toEqual([
      { route: '/app/tests', status: 503, count: 2 },
      { route: '/app/feed', status: 500, count: 1 },
    ])
    expect(traffic.failures(at(26))).toEqual([{ route: '/app/tests', status: 503, count: 1 }])
    traffic.note(answered('/app/feed', 5, 500), at(60))
    expect(traffic.failures(at(60))).toEqual([{ route: '/app/feed', status: 500, count: 1 }])
  })

  it('takes no more memory for names than there are pages', () => {
    const traffic = new Traffic(at(0))
    for (let page = 0; page < 2000; page += 1) traffic.note(answered(`/${page}`, 1, 500), at(1))
    expect(traffic.slowest(5000)).toHaveLength(500)
    expect(traffic.failures(at(1))).toHaveLength(500)
  })
})
