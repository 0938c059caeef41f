/** Returns the URL of a database without the password. */
export function nameOf(databaseUrl: string) {
  if (!URL.canParse(databaseUrl) || databaseUrl.startsWith('file:')) return databaseUrl.replace(/\?.*$/, '')
  const { protocol, host, pathname } = new URL(databaseUrl)
  return `${protocol}//${host}${pathname}`
}
