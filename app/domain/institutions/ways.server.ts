import { db } from '#app/database/client.server.ts'
import { remembered } from '#app/domain/content/memory.server.ts'
import { waysIn } from '#app/domain/professions/ways.ts'
import type { Codes } from './catalogue-conditions.server.ts'

export type Ways = ReadonlyMap<string, Codes & { title: unknown }>

/** What leads to each profession that is offered, by id: the specialities of its colleges and the programme groups of its
 *  universities and institutes. */
export const listWays = remembered(async (): Promise<Ways> => {
  const rows = await db.profession.findMany({
    where: { retiredAt: null },
    orderBy: { id: 'asc' },
    select: { id: true, title: true, details: true },
  })
  return new Map(
    rows.map(({ id, title, details }) => {
      const ways = waysIn(details)
      const groups = ways.flatMap(way => ('programmeGroups' in way ? way.programmeGroups : []))
      const specialities = ways.flatMap(way => ('specialities' in way ? way.specialities : []))
      return [id, { title, groups: distinct(groups), specialities: distinct(specialities) }]
    }),
  )
})

export const NOWHERE: Codes = { groups: [], specialities: [] }

/** The codes that lead to one profession; none where it is not offered. */
export function codesOf(ways: Ways, professionId: string | null): Codes {
  const { groups, specialities } = (professionId !== null && ways.get(professionId)) || NOWHERE
  return { groups, specialities }
}

function distinct(codes: readonly string[]) {
  return [...new Set(codes)]
}
