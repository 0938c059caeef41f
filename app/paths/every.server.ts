import { uploadLimits } from '#app/paths.ts'
import { adminPatterns, adminUploadLimits } from './admin.ts'
import { apiPatterns } from './api.ts'
import { appPatterns } from './app.ts'
import { communityPatterns } from './community.ts'
import { projectPatterns } from './projects.ts'
import { publicPatterns } from './public.ts'
import { unscriptedPatterns } from './unscripted.ts'

/** Every address of the site by name. */
export const patterns = {
  ...publicPatterns,
  ...appPatterns,
  ...communityPatterns,
  ...projectPatterns,
  ...unscriptedPatterns,
  ...adminPatterns,
  ...apiPatterns,
}

/** A word stands before a name for any word, as for the router: `/groups/create` is not `/groups/:groupId`. */
const matchers = Object.values<string>(patterns)
  .toSorted((one, other) => one.split(':').length - other.split(':').length)
  .map(pattern => ({ pattern, regexp: new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`) }))

/** The pattern an address belongs to, for the access log: it names the page and no id. */
export function patternOf(pathname: string) {
  return matchers.find(({ regexp }) => regexp.test(pathname))?.pattern ?? null
}

const uploads = Object.keys({ ...uploadLimits, ...adminUploadLimits })

/** Whether an address is a page that takes a file. */
export function takesFile(pathname: string): boolean {
  const pattern = patternOf(pathname)
  return uploads.some(name => patterns[name as keyof typeof patterns] === pattern)
}
