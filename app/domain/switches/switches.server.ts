import { db, type Db, inTurn } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { type Fields, fieldsVersion } from '#app/domain/content/history.server.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import type { Language, Localized } from '#app/i18n/config.ts'
import type { FeatureSwitch } from '#prisma/generated/client.ts'
import { type Feature, featureNames } from './features.server.ts'
import type { SwitchForm } from './switch.schema.ts'

/** Features that are off, with the reasons. Cached as content, so pages cause no queries and changes by any process are
 *  visible at once. */
const readOff = cached(async () => {
  const rows = await db.featureSwitch.findMany({ where: { on: false } })
  return new Map(rows.map(({ key, reason }) => [key, reason as Localized | null]))
})

export async function isOn(feature: Feature): Promise<boolean> {
  return !(await readOff()).has(feature)
}

/** Null while a feature is on; otherwise the reason in the reader's language, if an administrator gave one. */
export async function findOff(feature: Feature, language: Language): Promise<{ reason: string | null } | null> {
  const off = await readOff()
  return off.has(feature) ? { reason: off.get(feature)?.[language] ?? null } : null
}

/** All features with their state. One that was never turned off has no row. */
export async function listSwitches() {
  const rows = await db.featureSwitch.findMany()
  const names = await namesOf(rows.flatMap(({ changedById }) => changedById ?? []))
  return featureNames.map(feature => {
    const row = rows.find(({ key }) => key === feature)
    const by = names.get(row?.changedById ?? '') ?? null
    return { feature, on: row?.on ?? true, changedAt: row?.changedAt ?? null, by }
  })
}

/** The form values of a feature, its version and last editor. */
export async function findSwitchForm(feature: Feature, client: Db = db) {
  const row = await client.featureSwitch.findUnique({ where: { key: feature } })
  const values = fieldsOf(row ?? { on: true, reason: null })
  const name = (await namesOf([row?.changedById ?? ''], client)).get(row?.changedById ?? '')
  return { values, version: fieldsVersion(values), changedAt: row?.changedAt ?? null, by: name ?? null }
}

/** Turns a feature on or off. `'conflict'` when the version is outdated. */
export async function changeSwitch(
  viewer: Viewer,
  feature: Feature,
  given: SwitchForm,
  { version, declined }: { version: number; declined: Fields },
  now = new Date(),
): Promise<'done' | 'same' | 'conflict'> {
  return inTurn(async tx => {
    const before = await findSwitchForm(feature, tx)
    if (before.version !== version) return 'conflict'
    const { reasonRu: ru, reasonKk: kk, reasonEn: en } = given
    const reason = ru && kk && en ? { ru, kk, en } : null
    const on = given.on === 'on'
    if (fieldsVersion(fieldsOf({ on, reason })) === version) return 'same'
    const marks = { changedAt: now, changedById: viewer.id }
    const data = { on, ...(reason && { reason }), ...marks }
    await tx.featureSwitch.deleteMany({ where: { key: feature } })
    await tx.featureSwitch.create({ data: { key: feature, ...data } })
    const givenUp = Object.fromEntries(Object.entries(declined).map(([name, text]) => [`${name}.declined`, text]))
    const details = { feature, on, ...givenUp }
    await recordEvent({ action: 'switch.changed', actorId: viewer.id, details }, tx)
    return 'done'
  })
}

/** The form values of a feature, as typed. */
function fieldsOf({ on, reason }: Pick<FeatureSwitch, 'on'> & { reason: unknown }): Fields {
  const texts = (reason ?? {}) as Partial<Localized>
  return { on: on ? 'on' : 'off', reasonRu: texts.ru ?? '', reasonKk: texts.kk ?? '', reasonEn: texts.en ?? '' }
}

async function namesOf(userIds: string[], client: Db = db): Promise<Map<string, string>> {
  const people = await client.profile.findMany({
    where: { userId: { in: userIds } },
    select: { userId: true, firstName: true, lastName: true },
  })
  return new Map(people.map(({ userId, firstName, lastName }) => [userId, `${firstName} ${lastName}`]))
}
