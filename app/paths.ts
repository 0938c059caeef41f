import { addressesOf } from './paths/address.ts'
import { appPatterns } from './paths/app.ts'
import type { communityPatterns } from './paths/community.ts'
import type { projectPatterns } from './paths/projects.ts'
import { publicPatterns } from './paths/public.ts'

const patterns = { ...publicPatterns, ...appPatterns }

export type PathName = keyof typeof patterns

/** Returns the address of a page: `pathOf('question', { testId, questionId })`. Admin pages use `adminPathOf`
 *  (paths/admin.ts). */
export const pathOf = addressesOf(patterns)

const MEGABYTE = 1024 * 1024

/** Pages that accept files, with the maximum size of an upload in bytes. */
export const uploadLimits = {
  avatar: 5 * MEGABYTE,
  cover: 5 * MEGABYTE,
  newCertificate: 10 * MEGABYTE,
  newPost: 5 * MEGABYTE,
  editPost: 5 * MEGABYTE,
  newStoryPhoto: 5 * MEGABYTE,
  newStoryVideo: 20 * MEGABYTE,
  projectMedia: 5 * MEGABYTE,
  projectUpdate: 5 * MEGABYTE,
} satisfies Partial<Record<PathName | keyof typeof communityPatterns | keyof typeof projectPatterns, number>>

/** Reduces a redirect target from outside to a path of this site, encoded for a header. Returns `/` for anything
 *  forged. */
export function ownPath(target: string | null | undefined): string {
  if (!target || !startsAtHome.test(target) || !URL.canParse(target, anywhere)) return '/'
  const { origin, href } = new URL(target, anywhere)
  const path = href.slice(anywhere.length)
  // `/.//elsewhere` becomes `//elsewhere` only when it is parsed as a URL.
  return origin === anywhere && startsAtHome.test(path) ? path : '/'
}

const anywhere = 'http://bagdar.invalid'
const startsAtHome = /^\/(?![/\\])[^\\\p{Cc}]*$/u
