import { expect, it } from 'vitest'
import { mayGivePassword } from './password-right.ts'

const place = { organizationId: 'lyceum', status: 'ACTIVE', passwordHelp: false }

it('is of the organisation that made the account, and of each in which its owner wished it and is active', () => {
  expect(mayGivePassword(place, 'lyceum')).toBe(true)
  expect(mayGivePassword({ ...place, status: 'SUSPENDED' }, 'lyceum')).toBe(true)
  for (const madeBy of [null, 'gymnasium']) {
    expect(mayGivePassword(place, madeBy)).toBe(false)
    expect(mayGivePassword({ ...place, passwordHelp: true }, madeBy)).toBe(true)
    for (const status of ['PENDING', 'INACTIVE', 'SUSPENDED', 'BLOCKED']) {
      expect(mayGivePassword({ ...place, passwordHelp: true, status }, madeBy)).toBe(false)
    }
  }
})
