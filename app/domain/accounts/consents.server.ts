import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { CONSENT_VERSION } from './consent-version.ts'
import type { Viewer } from './viewer.server.ts'

/** Consents listed on the page. The data export has all of them. */
const SHOWN = 50

/** Consents that can be given and revoked separately: news of the site, and the use of an external model to put results
 *  into words. */
export const optionalConsents = ['MARKETING', 'ADVISOR'] as const
export type OptionalConsent = (typeof optionalConsents)[number]

/** Returns a person's consents, newest first, at most 50. `holding` lists the optional consents in force. */
export async function listConsents(userId: string) {
  const [history, holding] = await Promise.all([
    db.consent.findMany({ where: { userId }, orderBy: [{ givenAt: 'desc' }, { id: 'desc' }], take: SHOWN }),
    Promise.all(optionalConsents.map(async kind => ((await hasConsent(userId, kind)) ? [kind] : []))),
  ])
  return { history, holding: holding.flat() }
}

/** Checks whether an optional consent is in force: given and not revoked. */
export async function hasConsent(userId: string, kind: OptionalConsent, client: Db = db) {
  return (await client.consent.count({ where: { userId, kind, revokedAt: null } })) > 0
}

/** Checks whether a person has never agreed to the terms, because their account was created for them. */
export async function needsFirstConsent(userId: string, client: Db = db) {
  return (await client.consent.count({ where: { userId, kind: 'TERMS' } })) === 0
}

/** Checks whether the terms have changed since a person agreed to them. Versions are days. */
export function needsNewConsent({ agreedTo }: Pick<Viewer, 'agreedTo'>): boolean {
  return agreedTo !== null && agreedTo < CONSENT_VERSION
}

/** Saves a viewer's consent to the current terms and privacy notice. Idempotent. */
export async function renewConsents({ id }: Pick<Viewer, 'id'>): Promise<void> {
  await inTurn(async tx => {
    const given = { userId: id, kind: 'TERMS', version: CONSENT_VERSION }
    if (!(await tx.consent.findFirst({ where: given, select: { id: true } }))) await giveConsents(id, tx)
  })
}

/** Saves a person's consent to the current terms and privacy notice, in the caller's transaction. */
export async function giveConsents(userId: string, tx: Db) {
  for (const kind of ['TERMS', 'PRIVACY']) {
    await tx.consent.create({ data: { userId, kind, version: CONSENT_VERSION } })
    const details = { kind, version: CONSENT_VERSION }
    await recordEvent({ action: 'consent.given', actorId: userId, subjectId: userId, details }, tx)
  }
}

/** Gives or revokes an optional consent, in the caller's transaction if there is one. Each consent is a row of its own
 *  and no row is deleted. Idempotent. */
export async function setConsent(
  viewer: Pick<Viewer, 'id'>,
  kind: OptionalConsent,
  wants: boolean,
  tx?: Db,
): Promise<void> {
  if (!tx) return inTurn(own => setConsent(viewer, kind, wants, own))
  const which = { userId: viewer.id, kind }
  const given = await tx.consent.findFirst({ where: { ...which, revokedAt: null }, select: { version: true } })
  if (wants === (given !== null)) return
  if (wants) await tx.consent.create({ data: { ...which, version: CONSENT_VERSION } })
  else await tx.consent.updateMany({ where: { ...which, revokedAt: null }, data: { revokedAt: new Date() } })
  const details = { kind, version: given?.version ?? CONSENT_VERSION }
  const action = wants ? 'consent.given' : 'consent.revoked'
  await recordEvent({ action, actorId: viewer.id, subjectId: viewer.id, details }, tx)
}
