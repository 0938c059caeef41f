import { db } from '#app/database/client.server.ts'
import { textsIn } from '#app/domain/text/localized.ts'
import { nameKey } from '#app/domain/text/name-key.ts'
import type { Localized } from '#app/i18n/config.ts'
import { groupKey } from './group-code.ts'

const BATCH = 500

/** Fills in missing sort and search keys of people and organisations created by older releases. Idempotent. */
export async function keepNameKeys() {
  for (;;) {
    const people = await db.profile.findMany({
      where: { nameKey: '' },
      take: BATCH,
      select: { userId: true, firstName: true, lastName: true },
    })
    for (const { userId, firstName, lastName } of people) {
      // A blank name gets a key too, otherwise this loop would find it for ever.
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

/** Fills in missing keys of groups. When two groups of a school have equal keys, the second one gets its id appended. */
export async function keepGroupKeys() {
  const groups = await db.group.findMany({ where: { openCode: null, archivedAt: null }, orderBy: { id: 'asc' } })
  for (const { id, organizationId, code } of groups) {
    const openCode = groupKey(code)
    const taken = await db.group.findUnique({ where: { organizationId_openCode: { organizationId, openCode } } })
    await db.group.update({ where: { id }, data: { openCode: taken ? `${openCode} ${id}` : openCode } })
  }
}
