/** An address of a database without a password. */
export function nameOf(databaseUrl: string) {
  if (!URL.canParse(databaseUrl) || databaseUrl.startsWith('file:')) return databaseUrl.replace(/\?.*$/, '')
  const { protocol, host, pathname } = new URL(databaseUrl)
  return `${protocol}//${host}${pathname}`
}
