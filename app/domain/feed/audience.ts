import { isMinor } from '#app/domain/accounts/age.ts'

/** Audiences of a post: the author's class, their organisation, their followers, everyone signed in. From narrow to
 *  wide. */
export const audiences = ['GROUP', 'ORGANIZATION', 'FOLLOWERS', 'EVERYONE'] as const
export type Audience = (typeof audiences)[number]

/** Audience of a displayed post. PROJECT means those who may see the project whose team wrote the post; it cannot be
 *  chosen. */
export type ShownAudience = Audience | 'PROJECT'

/** The organisations and classes a person belongs to as an active member. */
export type Place = {
  id: string
  dateOfBirth: string | null
  organizationIds: readonly string[]
  groupIds: readonly string[]
}

/** Returns the audiences a person may choose. Class and organisation are offered only to those who belong to one. */
export function offeredAudiences({ organizationIds, groupIds }: Place): Audience[] {
  return audiences.filter(
    audience =>
      (audience !== 'GROUP' || groupIds.length > 0) && (audience !== 'ORGANIZATION' || organizationIds.length > 0),
  )
}

/** Default audience: everyone for an adult; for a minor their organisation, or else their followers. A person of
 *  unknown age counts as a minor. */
export function firstAudience(place: Place, now: Date): Audience {
  if (!isMinor(place.dateOfBirth, now)) return 'EVERYONE'
  return place.organizationIds.length > 0 ? 'ORGANIZATION' : 'FOLLOWERS'
}

/** Checks whether `after` reaches people whom `before` does not. A class is part of its organisation; followers may be
 *  anyone. */
export function isWider(before: Audience, after: Audience): boolean {
  return before !== after && before !== 'EVERYONE' && !(before === 'ORGANIZATION' && after === 'GROUP')
}

/** Returns the scope of an audience, the key by which lists read posts. `of` is the author for FOLLOWERS, otherwise the
 *  organisation or the class. */
export function scopeOf(audience: Audience, of: { authorId: string; organizationId?: string; groupId?: string }) {
  if (audience === 'EVERYONE') return audience
  const id = { FOLLOWERS: of.authorId, ORGANIZATION: of.organizationId, GROUP: of.groupId }[audience]
  if (id === undefined) throw new Error(`A post for ${audience} needs its id.`)
  return `${audience}:${id}`
}

/** Scopes a person reads, without those of the people they follow. */
export function ownScopes({ organizationIds, groupIds }: Pick<Place, 'organizationIds' | 'groupIds'>): string[] {
  return [
    'EVERYONE',
    ...organizationIds.map(organizationId => scopeOf('ORGANIZATION', { authorId: '', organizationId })),
    ...groupIds.map(groupId => scopeOf('GROUP', { authorId: '', groupId })),
  ]
}
