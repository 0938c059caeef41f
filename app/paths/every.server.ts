import { uploadLimits } from '#app/paths.ts'
import { adminPatterns } from './admin.ts'
import { apiPatterns } from './api.ts'
import { appPatterns } from './app.ts'
import { publicPatterns } from './public.ts'

/** Every address of the site by name. */
export const patterns = { ...publicPatterns, ...appPatterns, ...adminPatterns, ...apiPatterns }

const matchers = Object.values(patterns).map(pattern => ({
  pattern,
  regexp: new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`),
}))

/** The pattern an address belongs to, for the access log: it names the page and no id. */
export function patternOf(pathname: string) {
  return matchers.find(({ regexp }) => regexp.test(pathname))?.pattern ?? null
}

/** Whether an address is a page that takes a file. */
export function takesFile(pathname: string): boolean {
  const pattern = patternOf(pathname)
  return Object.keys(uploadLimits).some(name => patterns[name as keyof typeof uploadLimits] === pattern)
}
