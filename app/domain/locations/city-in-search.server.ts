import type { Db } from '#app/database/client.server.ts'
import { textsIn } from '#app/domain/text/localized.ts'
import { foldForSearch } from '#app/domain/text/search.ts'
import type { Localized } from '#app/i18n/config.ts'

/** Institutions are found by the name of their city, which ends their search text. To be called in the transaction that
 *  renames a city, or before another one takes its place; a start would do the same for the seed's rows. */
export async function renameCityInSearch(tx: Db, cityId: string, from: Localized, to: Localized) {
  const [old, fresh] = [from, to].map(name => foldForSearch(textsIn(name).join(' | '))) as [string, string]
  if (old === fresh) return
  const institutions = await tx.institution.findMany({ where: { cityId }, select: { id: true, searchFolded: true } })
  for (const { id, searchFolded } of institutions) {
    const own = searchFolded.endsWith(old) ? searchFolded.slice(0, -old.length) : `${searchFolded} | `
    await tx.institution.update({ where: { id }, data: { searchFolded: own + fresh } })
  }
}
