import { inTurn } from '#app/database/client.server.ts'
import { json, jsonOf, readRows, text } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language } from '#app/i18n/config.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { CHOICES_AT_MOST } from './vocabulary.ts'

type Person = { id: Viewer['id'] }

/** Lists the institutions a person has picked, in the order of picking, under their short names. Retired ones are left
 *  out. */
export async function listPicks(viewer: Person, language: Language) {
  const query = Prisma.sql`
    SELECT i."id", i."name", i."details"
    FROM "InstitutionPick" p JOIN "Institution" i ON i."id" = p."institutionId"
    WHERE p."userId" = ${viewer.id} AND i."retiredAt" IS NULL
    ORDER BY p."createdAt", i."id"`
  const rows = await readRows({ id: text, name: json, details: jsonOf<{ short: unknown }>() }, query)
  return rows.map(row => nameOfPick(row, language))
}

export type Picked = { id: string; name: string; lang: Language | undefined }

/** Names a picked institution by its short name. */
export function nameOfPick(
  row: { id: string; name: unknown; details: { short: unknown } },
  language: Language,
): Picked {
  const localized = inLanguage(row.details.short ?? row.name, language)
  return { id: row.id, name: localized.text, lang: localized.language === language ? undefined : localized.language }
}

/** Adds or removes a pick. Idempotent. Returns `'enough'` when eight institutions are picked already, null when there
 *  is no such institution. The transaction is serialised, so concurrent requests cannot exceed eight. */
export async function setPick(
  viewer: Person,
  institutionId: string,
  wanted: boolean,
): Promise<'done' | 'enough' | null> {
  return inTurn(async tx => {
    const institution = await tx.institution.findUnique({
      where: { id: institutionId },
      select: { retiredAt: true },
    })
    if (!institution || (wanted && institution.retiredAt)) return null
    const pick = { userId: viewer.id, institutionId }
    if (!wanted) {
      await tx.institutionPick.deleteMany({ where: pick })
      return 'done'
    }
    const picked = await tx.institutionPick.findMany({
      where: { userId: viewer.id, institution: { retiredAt: null } },
      select: { institutionId: true },
    })
    if (picked.some(each => each.institutionId === institutionId)) return 'done'
    if (picked.length >= CHOICES_AT_MOST) return 'enough'
    await tx.institutionPick.create({ data: pick })
    return 'done'
  })
}
