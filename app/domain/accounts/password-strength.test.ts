import { describe, expect, it } from 'vitest'
import { strengthOf, strengths, traitsOf } from './password-strength.ts'

describe('the strength of a password', () => {
  it.each([
    ['', 'weak'],
    ['Ab1!', 'weak'],
    ['Ab1!xyz', 'weak'],
    ['parolparol', 'weak'],
    ['qazwsxed', 'weak'],
    ['qazwsxe1', 'medium'],
    ['Qazwsxed', 'medium'],
    ['Qazwsxe1', 'good'],
    ['Qazwsx1!', 'great'],
    ['Bagdar-2026!', 'great'],
    ['қоян арқа', 'medium'],
    ['Қоян-арқа', 'good'],
    ['Қоян-арқа-7', 'great'],
    ['қызыл алма мен көк тау', 'great'],
    ['correcthorsebatterystaple', 'great'],
    ['correcthorse', 'medium'],
    ['correcthorsebat', 'medium'],
    ['correcthorsebatt', 'good'],
    ['aaaaaaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['abababababababababababab', 'weak'],
    ['漢字漢字仮名交じり文', 'weak'],
    ['12345678', 'weak'],
  ])('%j is %s', (password, strength) => expect(strengthOf(password)).toBe(strength))

  it('counts a character outside the first plane once', () => {
    expect(strengthOf('🔑🔒🎈🎉')).toBe('weak')
    expect(traitsOf('🔑🔒🎈🎉🔑🔒🎈')).not.toContain('long')
  })

  it('never falls when characters are added', () => {
    const password = 'Қыс-2026 жылы келді! And spring came after it'
    const rank = (at: number) => strengths.indexOf(strengthOf(password.slice(0, at)))
    for (let at = 1; at <= password.length; at += 1) expect(rank(at), String(at)).toBeGreaterThanOrEqual(rank(at - 1))
  })
})

describe('the traits of a password', () => {
  it.each([
    ['', []],
    ['ә', ['lower']],
    ['Ә', ['upper']],
    ['٣', ['digit']],
    [' ', ['symbol']],
    ['a\u0301', ['lower']],
    ['Ұзақ-сөз-7', ['long', 'upper', 'lower', 'digit', 'symbol']],
  ])('of %j are %j', (password, traits) => expect(traitsOf(password)).toEqual(traits))
})
