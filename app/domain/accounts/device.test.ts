import { describe, expect, it } from 'vitest'
import { deviceOf } from './device.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('the device of a session', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0.0.0 Safari/537.36`, 'Chrome · Windows'],
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`, 'Edge · Windows'],
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/130.0.0.0 Safari/537.36 OPR/115.0`, 'Opera · Windows'],
    [
      `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/128.0.0.0 YaBrowser/24.10 Safari/537.36`,
      'Yandex Browser · Windows',
    ],
    [`Mozilla/5.0 (Linux; Android 14; SM-A155F) ${webkit} Chrome/130.0 Mobile Safari/537.36`, 'Chrome · Android'],
    [`Mozilla/5.0 (Linux; Android 13) ${webkit} SamsungBrowser/26.0 Chrome/122.0`, 'Samsung Internet · Android'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari · iPhone',
    ],
    ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/130.0 Mobile', 'Chrome · iPad'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Safari · macOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox · Linux'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/130.0.0.0 Safari/537.36`, 'Chrome · ChromeOS'],
  ])('of %s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device))

  it('is what is known of it, when only half is', () => {
    expect(deviceOf('Something/1.0 (Windows NT 6.1)')).toBe('Windows')
    expect(deviceOf('Firefox/132.0')).toBe('Firefox')
  })

  it.each([null, '', 'curl/8.5.0', '<script>alert(1)</script>', 'x'.repeat(100_000), '\u0000'])(
    'is unknown for %j',
    userAgent => expect(deviceOf(userAgent)).toBeNull(),
  )
})
