import { describe, expect, it } from 'vitest'
import { Counter, Durations, writeMetrics } from './metrics.ts'

describe('figures for Prometheus', () => {
  it('are written in its text format, with what labels hold escaped', () => {
    const counter = new Counter()
    counter.add({ route: '/app/feed', status: '200' })
    counter.add({ route: '/app/feed', status: '200' })
    counter.add({ route: 'a "quoted"\\\nline', status: '404' })
    const durations = new Durations([0.1, 1])
    for (const seconds of [0.05, 0.1, 0.5, 7]) durations.observe(seconds, { route: '/' })
    const text = writeMetrics([
      { name: 'requests_total', help: 'Requests\nanswered', type: 'counter', samples: counter.samples() },
      { name: 'open', help: 'Open', type: 'gauge', samples: [{ value: 3 }] },
      { name: 'nothing', help: 'Left out', type: 'gauge', samples: [] },
      { name: 'took_seconds', help: 'How long', type: 'histogram', durations },
    ])
    expect(text.split('\n')).toEqual([
      '# HELP requests_total Requests\\nanswered',
      '# TYPE requests_total counter',
      'requests_total{route="/app/feed",status="200"} 2',
      'requests_total{route="a \\"quoted\\"\\\\\\nline",status="404"} 1',
      '# HELP open Open',
      '# TYPE open gauge',
      'open 3',
      '# HELP took_seconds How long',
      '# TYPE took_seconds histogram',
      'took_seconds_bucket{route="/",le="0.1"} 2',
      'took_seconds_bucket{route="/",le="1"} 3',
      'took_seconds_bucket{route="/",le="+Inf"} 4',
      'took_seconds_sum{route="/"} 7.65',
      'took_seconds_count{route="/"} 4',
      '',
    ])
  })

  it('never grow beyond what one can collect', () => {
    const [counter, durations] = [new Counter(), new Durations([1, 2, 3])]
    for (let at = 0; at < 20_000; at += 1) {
      counter.add({ route: `/${at}` })
      durations.observe(1, { route: `/${at}` })
    }
    expect(counter.samples()).toHaveLength(5_000)
    expect(durations.lines('x').length).toBeLessThanOrEqual(5_010)
    counter.add({ route: '/0' }, 4)
    expect(counter.samples()[0]).toEqual({ labels: { route: '/0' }, value: 5 })
  })
})
