import { db } from '#app/database/client.server.ts'
import { remembered } from '#app/domain/content/memory.server.ts'
import type { ProfessionField } from '#app/domain/professions/vocabulary.ts'
import { waysIn } from '#app/domain/professions/ways.ts'
import type { Codes } from './catalogue-conditions.server.ts'

export type Ways = ReadonlyMap<string, Codes & { title: unknown; field: ProfessionField }>

/** What leads to each profession that is offered, by id: the specialities of its colleges and the programme groups of its
 *  universities and institutes. */
export const listWays = remembered(async (): Promise<Ways> => {
  const rows = await db.profession.findMany({
    where: { retiredAt: null },
    orderBy: { id: 'asc' },
    select: { id: true, title: true, field: true, details: true },
  })
  return new Map(
    rows.map(({ id, title, field, details }) => {
      const ways = waysIn(details)
      const groups = ways.flatMap(way => ('programmeGroups' in way ? way.programmeGroups : []))
      const specialities = ways.flatMap(way => ('specialities' in way ? way.specialities : []))
      const codes = { groups: distinct(groups), specialities: distinct(specialities) }
      return [id, { title, field: field as ProfessionField, ...codes }]
    }),
  )
})

export const NOWHERE: Codes = { groups: [], specialities: [] }

/** The codes that lead to one profession; none where it is not offered. */
export function codesOf(ways: Ways, professionId: string | null): Codes {
  const { groups, specialities } = (professionId !== null && ways.get(professionId)) || NOWHERE
  return { groups, specialities }
}

/** The codes of a field of work: those that lead to as many of its professions as of any other field. Nearly every code
 *  leads to a profession or two elsewhere: philology, to one of technical writing. */
export function codesOfField(ways: Ways, field: ProfessionField | null): Codes {
  if (field === null) return NOWHERE
  return { groups: ownCodes(ways, field, 'groups'), specialities: ownCodes(ways, field, 'specialities') }
}

function ownCodes(ways: Ways, wanted: ProfessionField, kind: keyof Codes): string[] {
  const led = new Map<string, Map<ProfessionField, number>>()
  for (const { field, [kind]: codes } of ways.values()) {
    for (const code of codes) {
      const fields = led.get(code) ?? new Map<ProfessionField, number>()
      led.set(code, fields.set(field, (fields.get(field) ?? 0) + 1))
    }
  }
  return [...led].flatMap(([code, fields]) => (fields.get(wanted) === Math.max(...fields.values()) ? [code] : []))
}

function distinct(codes: readonly string[]) {
  return [...new Set(codes)]
}
