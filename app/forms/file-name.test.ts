import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { displayName } from './file-name.ts'

describe('the name of a sent file', () => {
  it.each([
    ['Сертификат.pdf', 'Сертификат.pdf'],
    ['Менің суретім (1).JPG', 'Менің суретім (1).JPG'],
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\Windows\\system.ini', 'system.ini'],
    ['C:\\Users\\Aru\\cert.pdf', 'cert.pdf'],
    ['a\u0000.php\u0000.pdf', 'a.php.pdf'],
    ['cv\u202Efdp.exe', 'cvfdp.exe'],
    ['line\r\nbreak.pdf', 'linebreak.pdf'],
    ['quo"te<b>.pdf', 'quoteb.pdf'],
    ['.htaccess', 'htaccess'],
    ['..', ''],
    ['/', ''],
    ['', ''],
    ['\u200B\u2066', ''],
    ['й.pdf', 'й.pdf'],
  ])('%j is shown as %j', (given, shown) => expect(displayName(given)).toBe(shown))

  it('is no longer than 120 letters and keeps its ending', () => {
    const shown = displayName(`${'ұ'.repeat(400)}.pdf`)
    expect(Array.from(shown)).toHaveLength(120)
    expect(shown).toMatch(/ұ\.pdf$/)
  })

  it('never leads anywhere, whatever was sent', () => {
    const unit = fc.constantFrom(...'./\\:\u0000\u202E\u2028\r\n"aЖ %', '😀', '\uD800')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 300 }), given => {
        const shown = displayName(given)
        expect(shown).not.toMatch(/[/\\"\p{C}\p{Zl}\p{Zp}]|^\./u)
        expect(Array.from(shown).length).toBeLessThanOrEqual(120)
        expect(displayName(shown)).toBe(shown)
      }),
    )
  })
})
