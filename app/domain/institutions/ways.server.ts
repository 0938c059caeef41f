import { db } from '#app/database/client.server.ts'
import { remembered } from '#app/domain/content/memory.server.ts'
import type { Codes } from './catalogue-conditions.server.ts'

type Way = { way: string; specialities?: string[]; programmeGroups?: string[] }
type Details = { ways?: Way[]; programmeGroups: string[] }

export type Ways = ReadonlyMap<string, Codes & { title: unknown; ways: readonly string[] }>

/** What leads to each profession that is offered, by id: the specialities of its colleges, the programme groups of its
 *  universities and institutes, and the kinds of its ways. Its groups are its own where its ways name none. */
export const listWays = remembered(async (): Promise<Ways> => {
  const rows = await db.profession.findMany({
    where: { retiredAt: null },
    orderBy: { id: 'asc' },
    select: { id: true, title: true, details: true },
  })
  return new Map(
    rows.map(({ id, title, details }) => {
      const { ways, programmeGroups } = details as Details
      const named = ways?.flatMap(way => way.programmeGroups ?? []) ?? programmeGroups
      const specialities = ways?.flatMap(way => way.specialities ?? []) ?? []
      return [id, { title, groups: distinct(named), specialities: distinct(specialities), ways: kindsOf(ways) }]
    }),
  )
})

export const NOWHERE: Codes = { groups: [], specialities: [] }

/** The codes that lead to one profession; none where it is not offered. */
export function codesOf(ways: Ways, professionId: string | null): Codes {
  const { groups, specialities } = (professionId !== null && ways.get(professionId)) || NOWHERE
  return { groups, specialities }
}

function kindsOf(ways: readonly Way[] | undefined) {
  return distinct(ways?.map(({ way }) => way) ?? [])
}

function distinct(codes: readonly string[]) {
  return [...new Set(codes)]
}
