import { isMinor } from '#app/domain/accounts/age.ts'

/** Who may see a person's studies: exam results, GPA, languages and certificates. */
export const visibilities = ['EVERYONE', 'FOLLOWED', 'NOBODY'] as const
export type Visibility = (typeof visibilities)[number]

type Owner = { dateOfBirth: string | null; visibility: string | null }

/** Relation of a viewer to the owner of a profile. */
export type Standing = {
  /** The viewer is the owner. */
  self: boolean
  /** The viewer has a super role. */
  super: boolean
  /** The viewer is an administrator or staff of the owner's organisation, or the teacher who mentors the owner's group. */
  responsible: boolean
  /** The owner follows the viewer. */
  followed: boolean
}

/** Parts of a profile beyond name, username, pictures and description that a viewer may see. */
export type Sight = {
  /** Exam results, GPA, languages, certificates. */
  studies: boolean
  /** School or workplace, class, city, interests: data that could lead a stranger to a child. */
  whereabouts: boolean
}

/** Returns the settings a person may choose. A minor may not choose EVERYONE. */
export function offeredVisibilities(dateOfBirth: string | null, now: Date): readonly Visibility[] {
  return isMinor(dateOfBirth, now) ? ['FOLLOWED', 'NOBODY'] : visibilities
}

/** Returns the effective setting, judged by the owner's age today: a minor's studies are hidden unless the minor chose
 *  FOLLOWED. The default of an adult is EVERYONE. */
export function visibilityOf({ dateOfBirth, visibility }: Owner, now: Date): Visibility {
  const chosen = offeredVisibilities(dateOfBirth, now).find(offered => offered === visibility)
  return chosen ?? (visibility === null && !isMinor(dateOfBirth, now) ? 'EVERYONE' : 'NOBODY')
}

/** Decides what a viewer may see of a profile. An adult's whereabouts are visible to everyone signed in, a minor's only
 *  together with their studies. */
export function sightOf(owner: Owner, standing: Standing, now: Date): Sight {
  const setting = visibilityOf(owner, now)
  const close = standing.self || standing.super || standing.responsible
  const studies = close || setting === 'EVERYONE' || (setting === 'FOLLOWED' && standing.followed)
  return { studies, whereabouts: studies || !isMinor(owner.dateOfBirth, now) }
}

/** Data of a follower that following opens to the followed person: studies and whereabouts, studies, or nothing more. */
export type Opened = 'ALL' | 'STUDIES' | 'NOTHING'

/** Returns what following a person opens to them, by the follower's setting and age. */
export function openedByFollowing(owner: Owner, now: Date): Opened {
  const stranger: Standing = { self: false, super: false, responsible: false, followed: false }
  const [before, after] = [sightOf(owner, stranger, now), sightOf(owner, { ...stranger, followed: true }, now)]
  if (before.studies === after.studies) return 'NOTHING'
  return before.whereabouts === after.whereabouts ? 'STUDIES' : 'ALL'
}
