import { db } from '#app/database/client.server.ts'
import { textsIn } from '#app/domain/text/localized.ts'
import { nameKey } from '#app/domain/text/name-key.ts'
import type { Localized } from '#app/i18n/config.ts'
import { groupKey } from './group-code.ts'

const BATCH = 500

/** Gives people and organisations from a release before this one the key they are sorted and found by. A second start
 *  finds nothing to do. */
export async function keepNameKeys() {
  for (;;) {
    const people = await db.profile.findMany({
      where: { nameKey: '' },
      take: BATCH,
      select: { userId: true, firstName: true, lastName: true },
    })
    for (const { userId, firstName, lastName } of people) {
      // A name of nothing but spaces has a key too, or it would be looked at for ever.
      const key = nameKey(lastName, firstName) || '-'
      await db.profile.update({ where: { userId }, data: { nameKey: key } })
    }
    if (people.length < BATCH) break
  }
  for (const { id, name } of await db.organization.findMany({ where: { nameKey: '' } })) {
    const key = nameKey(...textsIn(name as Localized)) || '-'
    await db.organization.update({ where: { id }, data: { nameKey: key } })
  }
}

/** The same for classes. Two classes of one school whose codes only look different keep both: the second one's key
 *  carries its id. */
export async function keepGroupKeys() {
  const groups = await db.group.findMany({ where: { openCode: null, archivedAt: null }, orderBy: { id: 'asc' } })
  for (const { id, organizationId, code } of groups) {
    const openCode = groupKey(code)
    const taken = await db.group.findUnique({ where: { organizationId_openCode: { organizationId, openCode } } })
    await db.group.update({ where: { id }, data: { openCode: taken ? `${openCode} ${id}` : openCode } })
  }
}
