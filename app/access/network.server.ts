import { isIPv4, isIPv6 } from 'node:net'

/** Returns the network of an address, for rate limits. An IPv6 connection has a whole /64 and can change its address at
 *  will, so only the first four groups count; an IPv4 address counts whole, also when mapped to IPv6. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').toLowerCase()
  if (!isIPv6(plain)) return plain
  const groups = groupsOf(plain)
  const mapped = groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff
  if (mapped)
    return groups
      .slice(6)
      .flatMap(group => [group >> 8, group & 255])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map(group => group.toString(16))
    .join(':')}::/64`
}

/** Expands an IPv6 address to its eight groups. */
function groupsOf(address: string): number[] {
  const dotted = address.slice(address.lastIndexOf(':') + 1)
  const hex = isIPv4(dotted) ? address.slice(0, -dotted.length) + inHex(dotted) : address
  const [head = '', tail] = hex.split('::')
  const parts = (text: string) => (text === '' ? [] : text.split(':').map(group => Number.parseInt(group, 16)))
  const [first, last] = [parts(head), parts(tail ?? '')]
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last]
}

function inHex(dotted: string) {
  const [a, b, c, d] = dotted.split('.').map(Number) as [number, number, number, number]
  return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
}
