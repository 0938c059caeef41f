import { env } from '#app/env.server.ts'

/** One of our paths as others reach it, for what leaves the site: links sent on, calendar files. The Host header, which a
 *  visitor may forge, has no say in it. */
export function siteAddress(path: string): string {
  return `${env.siteUrl}${path}`
}
