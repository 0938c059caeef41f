import { env } from '#app/env.server.ts'

/** Returns the absolute URL of a path, for shared links and calendar files. It does not use the Host header, which a
 *  visitor may forge. */
export function siteAddress(path: string): string {
  return `${env.siteUrl}${path}`
}
