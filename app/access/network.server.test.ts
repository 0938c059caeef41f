import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { networkOf } from './network.server.ts'

describe('the network limits count', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['not an address', 'not an address'],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network))

  it('is one for every address of a /64, and another for every other /64', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map(value => value.toString(16))
    const half = fc.tuple(group, group, group, group).map(groups => groups.join(':'))
    fc.assert(
      fc.property(half, half, half, half, (prefix, other, one, two) => {
        expect(networkOf(`${prefix}:${one}`)).toBe(networkOf(`${prefix}:${two}`))
        if (prefix !== other) expect(networkOf(`${prefix}:${one}`)).not.toBe(networkOf(`${other}:${one}`))
      }),
    )
  })
})
