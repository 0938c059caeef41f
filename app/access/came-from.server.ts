import { ownPath } from '#app/paths.ts'

/** Returns the path of the page of this site that the visitor came from, by the Referer; null if it is unknown or the
 *  same page. */
export function cameFrom({ url, headers }: Request): string | null {
  const referer = headers.get('Referer')
  if (!referer || !URL.canParse(referer)) return null
  const [here, from] = [new URL(url), new URL(referer)]
  return from.host === here.host && from.pathname !== here.pathname ? ownPath(from.pathname + from.search) : null
}
