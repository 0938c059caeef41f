import { isMinor } from '#app/domain/accounts/age.ts'

/** Who finds a project: the people of the organisation of the one who leads it, or everybody signed in. */
export const projectAudiences = ['ORGANIZATION', 'EVERYONE'] as const
export type ProjectAudience = (typeof projectAudiences)[number]

type Person = { dateOfBirth: string | null; organizationIds: readonly string[] }

/** The audiences a person may choose from. */
export function offeredProjectAudiences({ organizationIds }: Pick<Person, 'organizationIds'>): ProjectAudience[] {
  return projectAudiences.filter(audience => audience !== 'ORGANIZATION' || organizationIds.length > 0)
}

/** The audience that is chosen to begin with: a minor's own organisation where they have one, everybody otherwise. */
export function firstProjectAudience({ dateOfBirth, organizationIds }: Person, now: Date): ProjectAudience {
  return isMinor(dateOfBirth, now) && organizationIds.length > 0 ? 'ORGANIZATION' : 'EVERYONE'
}

/** The columns that say who finds a project; null where the audience is not the person's to choose. A person of several
 *  organisations tells the first one. */
export function circleOfProject(
  { organizationIds }: Pick<Person, 'organizationIds'>,
  audience: ProjectAudience,
): { audience: ProjectAudience; organizationId: string | null; scope: string } | null {
  if (audience === 'EVERYONE') return { audience, organizationId: null, scope: audience }
  const organizationId = organizationIds[0]
  return organizationId === undefined ? null : { audience, organizationId, scope: `${audience}:${organizationId}` }
}
