/** The codes of an error for the log: Prisma's first, then the driver's. They contain no personal data or values. */
export function codesOf(error: unknown, depth = 0): string[] {
  if (depth > 4 || typeof error !== 'object' || error === null) return []
  const { code, originalCode, cause, meta } = error as Record<string, unknown>
  const inner = (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError
  const own = [code, originalCode].filter((of): of is string => typeof of === 'string' && /^[\w-]{1,60}$/.test(of))
  return [...new Set([...own, ...codesOf(cause, depth + 1), ...codesOf(inner, depth + 1)])]
}
