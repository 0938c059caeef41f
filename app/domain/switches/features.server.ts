import { uploadLimits } from '#app/paths.ts'
import { adminUploadLimits } from '#app/paths/admin.ts'
import type { patterns } from '#app/paths/every.server.ts'

type PageName = keyof typeof patterns

/** Features that an administrator can turn off, with the pages closed then. The code of a feature without pages checks
 *  the switch itself. A new feature also needs a name in the message catalogue `switches`. */
export const features = {
  signUp: ['signup', 'apiSignup'],
  partnerApplications: ['partners'],
  modelTexts: [],
  // Posts do not need pictures, so their forms stay open and only refuse uploads.
  uploads: [
    ...namesOf(uploadLimits).filter(name => name !== 'newPost' && name !== 'editPost'),
    ...namesOf(adminUploadLimits),
  ],
  // The page `feed` stays open without posts, because it also shows the user's next steps. Existing posts and comments
  // can be deleted.
  feed: ['posts', 'newPost', 'post', 'checkPost', 'editPost', 'likePost', 'likeComment'],
  /** Existing stories can still be deleted. */
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
