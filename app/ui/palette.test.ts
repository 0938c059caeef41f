import { describe, expect, it } from 'vitest'
import { storyGrounds } from './palette.ts'

/** Contrast ratio of WCAG 2.2, 1 to 21. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance(colour: string): number {
  const whole = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, '$&$&') : colour
  const [red, green, blue] = [1, 3, 5].map(at => {
    const value = Number.parseInt(whole.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

describe('the ground of a story', () => {
  it('is one of eight, each another colour', () => {
    expect(new Set(Object.values(storyGrounds).map(({ ground }) => ground)).size).toBe(8)
  })

  it.each(Object.entries(storyGrounds))('%s bears its words at 7:1 or better', (_, { ground, ink }) => {
    expect(contrast(ground, ink)).toBeGreaterThanOrEqual(7)
  })

  it('is reckoned with the contrast of black and white', () => {
    expect(contrast('#000', '#fff')).toBeCloseTo(21)
    expect(contrast('#767676', '#fff')).toBeCloseTo(4.54, 2)
  })
})
