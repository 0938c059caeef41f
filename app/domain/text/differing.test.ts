import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differing } from './differing.ts'

const long = 'Меряет реку и говорит, ждать ли паводка. '.repeat(12)

describe('two texts where they differ', () => {
  it('are whole when they are short', () => {
    expect(differing('Городок', 'Город')).toEqual(['Городок', 'Город'])
  })

  it('are cut to the place when they are long', () => {
    const [from, to] = differing(`${long}Утром в поле. ${long}`, `${long}Утром на посту. ${long}`)
    expect(from).toMatch(/^… .*Утром в поле\. Меряет.* …$/)
    expect(to).toMatch(/^… .*Утром на посту\. Меряет.* …$/)
    expect(Math.max(from.length, to.length)).toBeLessThan(100)
  })

  it('are cut at their end when all of a long text is new', () => {
    const [from, to] = differing('', long)
    expect(from).toBe('')
    expect(to.startsWith('Меряет реку')).toBe(true)
    expect(to.endsWith(' …')).toBe(true)
  })

  it('are never longer than a few lines, and differ where they differed within them', () => {
    const text = fc.array(fc.constantFrom('а', 'ә', ' ', '\n', '👩‍🔬', 'слово '), { maxLength: 200 })
    fc.assert(
      fc.property(text, text, text, text, (shared, one, other, rest) => {
        const [from, to] = [[...shared, ...one, ...rest].join(''), [...shared, ...other, ...rest].join('')]
        for (const side of differing(from, to)) expect([...side].length).toBeLessThanOrEqual(164)
        if (from === to) expect(differing(from, to)[0]).toBe(differing(from, to)[1])
      }),
    )
  })
})
