type Params<P> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Params<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never
type Given<P> = [Params<P>] extends [never]
  ? [params?: null, query?: Query]
  : [params: Record<Params<P>, string>, query?: Query]
type Query = Record<string, string | number | null | undefined>

/** Returns the function that builds the addresses of an area from its patterns. Empty query values are left out. */
export function addressesOf<P extends Record<string, string>>(patterns: P) {
  return <N extends keyof P & string>(name: N, ...[params, query]: Given<P[N]>): string => {
    const pattern = patterns[name]!
    // Most patterns have no parameters, and a page builds hundreds of addresses.
    const path = pattern.includes(':')
      ? pattern.replace(/:(\w+)/g, (_, key: string) =>
          encodeURIComponent((params as Record<string, string> | null | undefined)?.[key] ?? ''),
        )
      : pattern
    if (!query) return path
    const pairs = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== '')
    return pairs.length === 0
      ? path
      : `${path}?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}`
  }
}
