import type { Subject } from '#app/domain/accounts/answers.ts'
import type { LinkSite } from '#app/domain/projects/links.ts'
import type { ProjectStatus } from '#app/domain/projects/status.ts'
import type { DrawingName } from '../community/drawings.ts'
import type { DemoComment, When } from '../community/demo-post.ts'

/** A project of the demo. */
export type DemoProject = {
  by: string
  /** Time of publication. */
  when: When
  name: string
  description: string
  story: string
  seeks?: string
  status: ProjectStatus
  audience: 'EVERYONE' | 'ORGANIZATION'
  cityId?: string
  links?: Partial<Record<LinkSite, string>>
  /** Text of a goal, with `true` if it is done. */
  goals: [text: string, done?: true][]
  /** Keys of the vocabulary, or free text. */
  skills: string[]
  interests: Subject[]
  /** Duty of the project's lead. */
  duty?: string
  team?: [username: string, duty: string][]
  /** Number of followers. */
  followed: number
  logo?: DrawingName
  banner?: DrawingName
  images?: { drawing: DrawingName; description: string }[]
  /** Updates by the team. */
  updates?: { by: string; when: When; text: string; liked: number }[]
  /** Questions, with times in minutes after publication. */
  questions?: DemoComment[]
  /** Open requests to join. */
  asking?: [username: string, words: string][]
}
