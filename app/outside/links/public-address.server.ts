import { BlockList, isIP } from 'node:net'

/** Networks of IPv4 that are no public place: this machine, the operator's own, the link, tests, many at once. */
const closed4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

/** Of IPv6 only what is given out to the world is open, without the parts that hold an address of IPv4 or are for
 *  documents. */
const open6 = ['2000::', 3] as const
const closed6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const closed = new BlockList()
for (const [network, prefix] of closed4) closed.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of closed6) closed.addSubnet(network, prefix, 'ipv6')
const global6 = new BlockList()
global6.addSubnet(...open6, 'ipv6')

/** Whether an IP address is a place in the public internet: nothing of this machine, of the operator's network or of a
 *  cloud's own services (169.254.169.254). Whatever is no address is not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !closed.check(address, 'ipv4')
  return family === 6 && !address.includes('%') && global6.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}
