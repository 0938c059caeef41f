import type { Subject } from '#app/domain/accounts/answers.ts'
import type { LinkSite } from '#app/domain/projects/links.ts'
import type { ProjectStatus } from '#app/domain/projects/status.ts'
import type { DrawingName } from '../community/drawings.ts'
import type { SaidComment, When } from '../community/said.ts'

/** A project people of the demo make together. */
export type SaidProject = {
  by: string
  /** When it was opened. */
  when: When
  name: string
  description: string
  story: string
  seeks?: string
  status: ProjectStatus
  audience: 'EVERYONE' | 'ORGANIZATION'
  cityId?: string
  links?: Partial<Record<LinkSite, string>>
  /** What will be done; `true` where it was. */
  goals: [text: string, done?: true][]
  /** Keys of the vocabulary, or words of one's own. */
  skills: string[]
  interests: Subject[]
  /** What the one who leads it does. */
  duty?: string
  team?: [username: string, duty: string][]
  /** So many people follow it. */
  followed: number
  logo?: DrawingName
  banner?: DrawingName
  images?: { drawing: DrawingName; description: string }[]
  /** What the team tells. */
  updates?: { by: string; when: When; text: string; liked: number }[]
  /** What is asked under it, in minutes after it was opened. */
  questions?: SaidComment[]
  /** Who asks to join and waits. */
  asking?: [username: string, words: string][]
}
