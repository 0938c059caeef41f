import { uploadLimits } from '#app/paths.ts'
import { adminPatterns, adminUploadLimits } from './admin.ts'
import { apiPatterns } from './api.ts'
import { appPatterns } from './app.ts'
import { communityPatterns } from './community.ts'
import { projectPatterns } from './projects.ts'
import { publicPatterns } from './public.ts'
import { unscriptedPatterns } from './unscripted.ts'

/** Patterns of all addresses of the site, by name. */
export const patterns = {
  ...publicPatterns,
  ...appPatterns,
  ...communityPatterns,
  ...projectPatterns,
  ...unscriptedPatterns,
  ...adminPatterns,
  ...apiPatterns,
}

/** Patterns with fewer parameters are matched first, as in the router: `/groups/create` is not `/groups/:groupId`. */
const matchers = Object.values<string>(patterns)
  .toSorted((one, other) => one.split(':').length - other.split(':').length)
  .map(pattern => ({ pattern, regexp: new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`) }))

/** Maximum number of cached addresses. The oldest is evicted first. */
const REMEMBERED = 5000
const LONGEST = 200

const found = new Map<string, string | null>()

/** Returns the pattern of an address, or null. The access log uses it to name the page without its ids. Cached, because
 *  every request needs it three times. */
export function patternOf(pathname: string) {
  const known = found.get(pathname)
  if (known !== undefined) return known
  const pattern = matchers.find(({ regexp }) => regexp.test(pathname))?.pattern ?? null
  if (pathname.length <= LONGEST) {
    if (found.size >= REMEMBERED) found.delete(found.keys().next().value!)
    found.set(pathname, pattern)
  }
  return pattern
}

const uploads = Object.keys({ ...uploadLimits, ...adminUploadLimits })

/** Checks whether an address is a page that accepts a file. */
export function takesFile(pathname: string): boolean {
  const pattern = patternOf(pathname)
  return uploads.some(name => patterns[name as keyof typeof patterns] === pattern)
}
