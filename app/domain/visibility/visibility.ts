import { isMinor } from '#app/domain/accounts/age.ts'

/** The circles that may see a person's studies: their exam results, GPA, languages and certificates. */
export const visibilities = ['EVERYONE', 'FOLLOWED', 'NOBODY'] as const
export type Visibility = (typeof visibilities)[number]

type Owner = { dateOfBirth: string | null; visibility: string | null }

/** What somebody is to the owner of a profile. */
export type Standing = {
  /** The owner looks at their own page. */
  self: boolean
  /** A super role. */
  super: boolean
  /** Administrator or staff of the owner's organisation, or the teacher who mentors the owner's group. */
  responsible: boolean
  /** The owner follows them. */
  followed: boolean
}

/** What of a profile may be seen beyond name, username, pictures and what the owner wrote about themselves. */
export type Sight = {
  /** Exam results, GPA, languages, certificates. */
  studies: boolean
  /** School or workplace, class, city, interests: what could lead a stranger to a child. */
  whereabouts: boolean
}

/** What a person may choose from: a minor never everyone. */
export function offeredVisibilities(dateOfBirth: string | null, now: Date): readonly Visibility[] {
  return isMinor(dateOfBirth, now) ? ['FOLLOWED', 'NOBODY'] : visibilities
}

/** The setting as it holds today. It is read by the age of today, whenever it was made: a minor's studies are
 *  hidden unless the minor chose the people they follow. Without a setting an adult's are seen by everyone. */
export function visibilityOf({ dateOfBirth, visibility }: Owner, now: Date): Visibility {
  const chosen = offeredVisibilities(dateOfBirth, now).find(offered => offered === visibility)
  return chosen ?? (visibility === null && !isMinor(dateOfBirth, now) ? 'EVERYONE' : 'NOBODY')
}

/** What one person sees of another. An adult's whereabouts are open to everybody signed in; a minor's go with their
 *  studies. */
export function sightOf(owner: Owner, standing: Standing, now: Date): Sight {
  const setting = visibilityOf(owner, now)
  const close = standing.self || standing.super || standing.responsible
  const studies = close || setting === 'EVERYONE' || (setting === 'FOLLOWED' && standing.followed)
  return { studies, whereabouts: studies || !isMinor(owner.dateOfBirth, now) }
}

/** What somebody begins to see of a person who follows them: the studies and the whereabouts, the studies alone, or nothing
 *  more than others do. */
export type Opened = 'ALL' | 'STUDIES' | 'NOTHING'

/** What following somebody opens to them of the follower, by the follower's setting and age. */
export function openedByFollowing(owner: Owner, now: Date): Opened {
  const stranger: Standing = { self: false, super: false, responsible: false, followed: false }
  const [before, after] = [sightOf(owner, stranger, now), sightOf(owner, { ...stranger, followed: true }, now)]
  if (before.studies === after.studies) return 'NOTHING'
  return before.whereabouts === after.whereabouts ? 'STUDIES' : 'ALL'
}
