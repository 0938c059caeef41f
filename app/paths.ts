import { addressesOf } from './paths/address.ts'
import { appPatterns } from './paths/app.ts'
import type { communityPatterns } from './paths/community.ts'
import type { projectPatterns } from './paths/projects.ts'
import { publicPatterns } from './paths/public.ts'

const patterns = { ...publicPatterns, ...appPatterns }

export type PathName = keyof typeof patterns

/** The address of a page: `pathOf('question', { testId, questionId })`. Pages of the administration have
 *  `adminPathOf` (paths/admin.ts). */
export const pathOf = addressesOf(patterns)

const MEGABYTE = 1024 * 1024

/** The pages that take files, and how many bytes each of them may have. */
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

/** A redirect target from outside, reduced to one of our own paths and written as a header can carry it. Anything
 *  forged leads to `/`. */
export function ownPath(target: string | null | undefined): string {
  if (!target || !startsAtHome.test(target) || !URL.canParse(target, anywhere)) return '/'
  const { origin, href } = new URL(target, anywhere)
  const path = href.slice(anywhere.length)
  // `/.//elsewhere` only turns into `//elsewhere` once it is read as an address.
  return origin === anywhere && startsAtHome.test(path) ? path : '/'
}

const anywhere = 'http://bagdar.invalid'
const startsAtHome = /^\/(?![/\\])[^\\\p{Cc}]*$/u
