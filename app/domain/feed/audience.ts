import { isMinor } from '#app/domain/accounts/age.ts'

/** Who sees what a person tells: the people of their organisation, of their class, those who follow them, everybody
 *  signed in. From the nearest circle outward. */
export const audiences = ['GROUP', 'ORGANIZATION', 'FOLLOWERS', 'EVERYONE'] as const
export type Audience = (typeof audiences)[number]

/** Beside the circles one chooses from: those who see a project, for what its team tells there. */
export type ShownAudience = Audience | 'PROJECT'

/** Where a person stands: their organisations and classes as an active member. */
export type Place = {
  id: string
  dateOfBirth: string | null
  organizationIds: readonly string[]
  groupIds: readonly string[]
}

/** The audiences a person may choose from: a class and an organisation only where they have one. */
export function offeredAudiences({ organizationIds, groupIds }: Place): Audience[] {
  return audiences.filter(
    audience =>
      (audience !== 'GROUP' || groupIds.length > 0) && (audience !== 'ORGANIZATION' || organizationIds.length > 0),
  )
}

/** The audience that is chosen to begin with. A minor tells their own organisation, or those who follow them; a person
 *  of unknown age counts as a minor. */
export function firstAudience(place: Place, now: Date): Audience {
  if (!isMinor(place.dateOfBirth, now)) return 'EVERYONE'
  return place.organizationIds.length > 0 ? 'ORGANIZATION' : 'FOLLOWERS'
}

/** Whether people may see what is told to `after` who do not see what is told to `before`. A class is part of its
 *  organisation; followers may be anybody. */
export function isWider(before: Audience, after: Audience): boolean {
  return before !== after && before !== 'EVERYONE' && !(before === 'ORGANIZATION' && after === 'GROUP')
}

/** The audience as lists are read by it. `of` is the author for FOLLOWERS, the organisation or the class otherwise. */
export function scopeOf(audience: Audience, of: { authorId: string; organizationId?: string; groupId?: string }) {
  if (audience === 'EVERYONE') return audience
  const id = { FOLLOWERS: of.authorId, ORGANIZATION: of.organizationId, GROUP: of.groupId }[audience]
  if (id === undefined) throw new Error(`A post for ${audience} needs its id.`)
  return `${audience}:${id}`
}

/** The scopes a person reads, those of the people they follow aside. */
export function ownScopes({ organizationIds, groupIds }: Pick<Place, 'organizationIds' | 'groupIds'>): string[] {
  return [
    'EVERYONE',
    ...organizationIds.map(organizationId => scopeOf('ORGANIZATION', { authorId: '', organizationId })),
    ...groupIds.map(groupId => scopeOf('GROUP', { authorId: '', groupId })),
  ]
}
