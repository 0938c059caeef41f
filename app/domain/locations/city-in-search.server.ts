import type { Db } from '#app/database/client.server.ts'
import { textsIn } from '#app/domain/text/localized.ts'
import { foldForSearch } from '#app/domain/text/search.ts'
import type { Localized } from '#app/i18n/config.ts'

/** Replaces the name of a city at the end of the search text of its institutions. To be called in the transaction that
 *  renames a city, or before it is merged into another one; at the next start seeded rows would be updated anyway. */
export async function renameCityInSearch(tx: Db, cityId: string, from: Localized, to: Localized) {
  const [old, fresh] = [from, to].map(name => foldForSearch(textsIn(name).join(' | '))) as [string, string]
  if (old === fresh) return
  const institutions = await tx.institution.findMany({ where: { cityId }, select: { id: true, searchFolded: true } })
  for (const { id, searchFolded } of institutions) {
    const own = searchFolded.endsWith(old) ? searchFolded.slice(0, -old.length) : `${searchFolded} | `
    await tx.institution.update({ where: { id }, data: { searchFolded: own + fresh } })
  }
}
