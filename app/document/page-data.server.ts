/** Values deeper than this are left to Remix, and with them those that hold themselves. */
const DEEPEST = 30

/** The script that says what loaders gave (`page-data.ts` reads it), or null where that is more than plain values (a
 *  date, an error): then Remix hands it over in its own way, in which every value and every name has a number. That
 *  compresses badly: a feed weighed a tenth more. */
export function dataScript(data: unknown): string | null {
  if (!isPlain(data)) return null
  return `__remixContext.data=${JSON.stringify(data).replace(/[<\u2028\u2029]/g, sign => escapes[sign]!)}`
}

/** Nothing ends the script or begins a comment in it. */
const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** Whether JSON tells a value whole. What an object has not is undefined to whoever reads it. */
function isPlain(value: unknown, depth = 0): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (typeof value !== 'object' || depth > DEEPEST) return false
  if (Array.isArray(value)) {
    for (const one of value) if (!isPlain(one, depth + 1)) return false
    return true
  }
  const proto: unknown = Object.getPrototypeOf(value)
  if (proto !== Object.prototype && proto !== null) return false
  for (const name in value) {
    // In a script it is no name but the prototype.
    if (name === '__proto__') return false
    const one = (value as Record<string, unknown>)[name]
    if (one !== undefined && !isPlain(one, depth + 1)) return false
  }
  return true
}
