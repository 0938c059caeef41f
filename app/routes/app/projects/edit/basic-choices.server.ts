import type { GuardArgs } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { listCities } from '#app/domain/locations/cities.server.ts'
import { nextStatuses, type ProjectStatus } from '#app/domain/projects/status.ts'

/** Statuses of a new project; it cannot be archived yet. */
const first = ['RECRUITING', 'ACTIVE', 'COMPLETED'] as const

/** Options of the first step. `from` is the status of an open project, which limits the options to the statuses that
 *  may follow it. */
export async function basicChoices(args: GuardArgs, from: ProjectStatus | null) {
  const { t, language } = reading(args, 'projects')
  const statuses = from ? [from, ...nextStatuses(from)] : first
  const cities = await listCities(language)
  return {
    statuses: statuses.map(value => ({ value, label: t(`status.${value}`) })),
    cities: cities.map(({ id, name }) => ({ value: id, label: name })),
  }
}
