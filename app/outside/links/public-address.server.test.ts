import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './public-address.server.ts'

describe('a public address', () => {
  it.each(['1.1.1.1', '8.8.8.8', '95.59.0.1', '172.15.255.255', '172.32.0.1', '192.169.0.1', '223.255.255.255'])(
    'is %s',
    address => expect(isPublicAddress(address)).toBe(true),
  )
  it.each(['2606:4700:4700::1111', '2a00:1450:4010::1', '2620:fe::fe'])('is %s too', address =>
    expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    ['this machine', '127.0.0.1'],
    ['all of it', '127.255.255.254'],
    ['any address of it', '0.0.0.0'],
    ['a network of ten', '10.0.0.1'],
    ['a network of 172.16', '172.16.0.1'],
    ['its end', '172.31.255.255'],
    ['a network of 192.168', '192.168.1.1'],
    ['the link, where clouds keep their keys', '169.254.169.254'],
    ['a provider’s own network', '100.64.0.1'],
    ['many at once', '224.0.0.1'],
    ['everybody', '255.255.255.255'],
    ['documents', '192.0.2.1'],
    ['this machine in IPv6', '::1'],
    ['any of it in IPv6', '::'],
    ['this machine as IPv6 writes it', '::ffff:127.0.0.1'],
    ['the same in hexadecimal', '::ffff:7f00:1'],
    ['a public one as IPv6 writes it', '::ffff:8.8.8.8'],
    ['translated addresses', '64:ff9b::a00:1'],
    ['6to4 of a private one', '2002:a00:1::1'],
    ['Teredo', '2001:0:7f00:1::'],
    ['unique local', 'fd00::1'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['multicast', 'ff02::1'],
    ['documents in IPv6', '2001:db8::1'],
    ['nothing', ''],
    ['a name', 'localhost'],
    ['a short form', '127.1'],
  ])('is not %s (%s)', (_, address) => expect(isPublicAddress(address)).toBe(false))

  const byte = fc.nat(255)
  const address = (...bytes: number[]) => bytes.join('.')
  it('is none of the private networks, whatever follows', () => {
    fc.assert(
      fc.property(byte, byte, byte, (b, c, d) => {
        expect(isPublicAddress(address(10, b, c, d))).toBe(false)
        expect(isPublicAddress(address(127, b, c, d))).toBe(false)
        expect(isPublicAddress(address(172, 16 + (b % 16), c, d))).toBe(false)
        expect(isPublicAddress(address(192, 168, c, d))).toBe(false)
        expect(isPublicAddress(address(169, 254, c, d))).toBe(false)
        expect(isPublicAddress(address(224 + (b % 32), b, c, d))).toBe(false)
      }),
    )
  })

  it('is never an address of IPv4 written as one of IPv6', () => {
    fc.assert(
      fc.property(byte, byte, byte, byte, (a, b, c, d) => {
        expect(isPublicAddress(`::ffff:${address(a, b, c, d)}`)).toBe(false)
        expect(isPublicAddress(`::${address(a, b, c, d)}`)).toBe(false)
      }),
    )
  })
})
