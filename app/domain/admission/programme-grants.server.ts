import { db } from '#app/database/client.server.ts'
import { number, orNull, readRows, text } from '#app/database/rows.server.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { ProgrammeGrants } from './programme.ts'
import { isWholeInstitution } from './grants-model.ts'

const resultRow = {
  ...{ year: number, section: text, groupCode: text, universityCode: text, tag: text, quota: text },
  ...{ minimum: number, grants: orNull(number) },
}

/** Returns the known state grants of these universities, by `${universityCode} ${groupCode}`. Three queries; cached. */
export const findProgrammeGrants = cached(
  async (universityCodes: readonly string[]): Promise<Map<string, ProgrammeGrants>> => {
    const codes = [...universityCodes]
    if (codes.length === 0) return new Map()
    const [results, minima, announced] = await Promise.all([
      readRows(
        resultRow,
        Prisma.sql`
          SELECT "year", "section", "groupCode", "universityCode", "tag", "quota", "minimum", "grants"
          FROM "GrantResult" WHERE "form" = 'FULL' AND "universityCode" IN (${Prisma.join(codes)})
          ORDER BY "year" DESC, "tag"`,
      ),
      db.universityMinimum.findMany({
        where: { universityCode: { in: codes } },
        select: { universityCode: true, groupCode: true, year: true, minimum: true },
      }),
      db.grantPlan.findMany({
        where: { part: 'GENERAL_COMPETITION' },
        select: { groupCode: true, year: true, grants: true },
      }),
    ])
    const found = new Map<string, ProgrammeGrants & { apart: string[] }>()
    for (const { groupCode: group, universityCode: university, tag, grants, ...won } of results) {
      const key = `${university} ${group}`
      const known = found.get(key) ?? { group, university, apart: [], here: [], announced: [], minima: [] }
      found.set(key, known)
      if (tag !== '' && !isWholeInstitution(tag, university)) {
        if (!known.apart.includes(tag)) known.apart.push(tag)
        continue
      }
      if (tag !== '') known.tag = tag
      // When only a cut-off was imported, at least one grant was won.
      known.here.push({ ...won, grants: grants ?? 1 })
    }
    for (const { universityCode, groupCode, year, minimum } of minima)
      found.get(`${universityCode} ${groupCode}`)?.minima.push({ year, minimum })
    for (const known of found.values())
      known.announced.push(...announced.filter(({ groupCode }) => groupCode === known.group))
    return found
  },
)
