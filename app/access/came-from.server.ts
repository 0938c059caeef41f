import { ownPath } from '#app/paths.ts'

/** The page of ours a visitor came from, if the browser says so and it is another one than this. */
export function cameFrom({ url, headers }: Request): string | null {
  const referer = headers.get('Referer')
  if (!referer || !URL.canParse(referer)) return null
  const [here, from] = [new URL(url), new URL(referer)]
  return from.host === here.host && from.pathname !== here.pathname ? ownPath(from.pathname + from.search) : null
}
