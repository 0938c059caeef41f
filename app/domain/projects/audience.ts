import { isMinor } from '#app/domain/accounts/age.ts'

/** Audiences of a project: the organisation of its lead, or everyone signed in. */
export const projectAudiences = ['ORGANIZATION', 'EVERYONE'] as const
export type ProjectAudience = (typeof projectAudiences)[number]

type Person = { dateOfBirth: string | null; organizationIds: readonly string[] }

/** Returns the audiences a person may choose. */
export function offeredProjectAudiences({ organizationIds }: Pick<Person, 'organizationIds'>): ProjectAudience[] {
  return projectAudiences.filter(audience => audience !== 'ORGANIZATION' || organizationIds.length > 0)
}

/** Default audience: for a minor with an organisation the organisation, otherwise everyone. */
export function firstProjectAudience({ dateOfBirth, organizationIds }: Person, now: Date): ProjectAudience {
  return isMinor(dateOfBirth, now) && organizationIds.length > 0 ? 'ORGANIZATION' : 'EVERYONE'
}

/** Returns the audience columns of a project, or null when the person may not choose that audience. With several
 *  organisations the first one is used. */
export function circleOfProject(
  { organizationIds }: Pick<Person, 'organizationIds'>,
  audience: ProjectAudience,
): { audience: ProjectAudience; organizationId: string | null; scope: string } | null {
  if (audience === 'EVERYONE') return { audience, organizationId: null, scope: audience }
  const organizationId = organizationIds[0]
  return organizationId === undefined ? null : { audience, organizationId, scope: `${audience}:${organizationId}` }
}
