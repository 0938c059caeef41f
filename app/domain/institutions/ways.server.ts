import { db } from '#app/database/client.server.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import type { ProfessionField } from '#app/domain/professions/vocabulary.ts'
import { waysIn } from '#app/domain/professions/ways.ts'
import type { Codes } from './catalogue-conditions.server.ts'

export type Ways = ReadonlyMap<string, Codes & { title: unknown; field: ProfessionField; isByCollege: boolean }>

/** Returns, for each profession of the catalogue by id, the specialities of colleges and the programme groups of
 *  universities that lead to it. */
export const listWays = cached(async (): Promise<Ways> => {
  const rows = await db.profession.findMany({
    where: { retiredAt: null },
    orderBy: { id: 'asc' },
    select: { id: true, title: true, field: true, details: true },
  })
  return new Map(
    rows.map(({ id, title, field, details }) => {
      const isByCollege = waysIn(details).some(({ way }) => way === 'COLLEGE')
      return [id, { title, field: field as ProfessionField, isByCollege, ...codesIn(details) }]
    }),
  )
})

function codesIn(details: unknown): Codes {
  const ways = waysIn(details)
  const groups = ways.flatMap(way => ('programmeGroups' in way ? way.programmeGroups : []))
  const specialities = ways.flatMap(way => ('specialities' in way ? way.specialities : []))
  return { groups: distinct(groups), specialities: distinct(specialities) }
}

/** Returns the codes that lead to a profession, including unpublished ones, because drafts can be previewed. Cached. */
export async function findCodes(professionId: string): Promise<Codes> {
  const ways = await listWays()
  return ways.has(professionId) ? codesOf(ways, professionId) : readCodes(professionId)
}

const readCodes = cached(async (professionId: string) => {
  const row = await db.profession.findUnique({ where: { id: professionId }, select: { details: true } })
  return row ? codesIn(row.details) : NOWHERE
})

export const NOWHERE: Codes = { groups: [], specialities: [] }

/** Returns the codes that lead to a profession; none when it is not in the catalogue. */
export function codesOf(ways: Ways, professionId: string | null): Codes {
  const { groups, specialities } = (professionId !== null && ways.get(professionId)) || NOWHERE
  return { groups, specialities }
}

/** Returns the codes of a field of work: those that lead to at least as many of its professions as of any other field.
 *  Nearly every code leads to one or two professions elsewhere, such as philology to technical writing. */
export function codesOfField(ways: Ways, field: ProfessionField | null): Codes {
  if (field === null) return NOWHERE
  const known = fieldCodes.get(ways) ?? {
    groups: ownCodes(ways, 'groups'),
    specialities: ownCodes(ways, 'specialities'),
  }
  fieldCodes.set(ways, known)
  return { groups: known.groups.get(field) ?? [], specialities: known.specialities.get(field) ?? [] }
}

/** Cache of the codes of all fields, by the cached list of ways: the catalogue page needs every field. */
const fieldCodes = new WeakMap<Ways, Record<keyof Codes, Map<ProfessionField, string[]>>>()

function ownCodes(ways: Ways, kind: keyof Codes) {
  const led = new Map<string, Map<ProfessionField, number>>()
  for (const { field, [kind]: codes } of ways.values()) {
    for (const code of codes) {
      const fields = led.get(code) ?? new Map<ProfessionField, number>()
      led.set(code, fields.set(field, (fields.get(field) ?? 0) + 1))
    }
  }
  const own = new Map<ProfessionField, string[]>()
  for (const [code, fields] of led) {
    const most = Math.max(...fields.values())
    for (const [field, professions] of fields) {
      if (professions === most) own.set(field, [...(own.get(field) ?? []), code])
    }
  }
  return own
}

function distinct(codes: readonly string[]) {
  return [...new Set(codes)]
}
