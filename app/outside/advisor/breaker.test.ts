import { expect, it } from 'vitest'
import { createBreaker } from './breaker.ts'

it('asks on until three failures have come in a row', () => {
  const breaker = createBreaker({ failures: 3, restMs: 60_000 })
  breaker.failed(0)
  breaker.failed(1)
  breaker.succeeded()
  breaker.failed(2)
  breaker.failed(3)
  expect(breaker.mayAsk(4)).toBe(true)
  breaker.failed(4)
  expect(breaker.mayAsk(5)).toBe(false)
})

it('lets one try after the rest, and rests again when that fails', () => {
  const breaker = createBreaker({ failures: 1, restMs: 60_000 })
  breaker.failed(0)
  expect(breaker.mayAsk(59_999)).toBe(false)
  expect(breaker.mayAsk(60_000)).toBe(true)
  expect(breaker.mayAsk(60_001)).toBe(false)
  breaker.failed(60_002)
  expect(breaker.mayAsk(120_001)).toBe(false)
  expect(breaker.mayAsk(120_002)).toBe(true)
  breaker.succeeded()
  expect(breaker.mayAsk(120_003)).toBe(true)
})
