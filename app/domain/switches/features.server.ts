import { uploadLimits } from '#app/paths.ts'
import { adminUploadLimits } from '#app/paths/admin.ts'
import type { patterns } from '#app/paths/every.server.ts'

type PageName = keyof typeof patterns

/** The parts of the site an administrator can turn off, with the pages that are shut then; a part without pages is asked by
 *  the verb that does it. A new part is a line here and its name in the catalogue `switches`. */
export const features = {
  signUp: ['signup', 'apiSignup'],
  partnerApplications: ['partners'],
  modelTexts: [],
  // A post may be without pictures: its form stays, and takes none.
  uploads: [
    ...namesOf(uploadLimits).filter(name => name !== 'newPost' && name !== 'editPost'),
    ...namesOf(adminUploadLimits),
  ],
  // The page `feed` stays, for the whole way stands there; it shows no posts. What is there can be deleted.
  feed: ['posts', 'newPost', 'post', 'checkPost', 'editPost', 'likePost', 'likeComment'],
  /** Who wants to take a part back can. */
  stories: ['newStory', 'newStoryPhoto', 'newStoryVideo', 'story', 'storySeen', 'storyLike'],
} satisfies Record<string, PageName[]>

export type Feature = keyof typeof features
export const featureNames = Object.keys(features) as Feature[]

export function asFeature(name: string | undefined): Feature | null {
  return featureNames.find(feature => feature === name) ?? null
}

function namesOf<Name extends PageName>(pages: Record<Name, unknown>): Name[] {
  return Object.keys(pages) as Name[]
}
