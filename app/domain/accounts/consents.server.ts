import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { CONSENT_VERSION } from './consent-version.ts'
import type { Viewer } from './viewer.server.ts'

/** More than anybody reads; the download has them all. */
const SHOWN = 50

/** What may be given and taken back on its own: news of the site, and that a model outside puts results into words. */
export const optionalConsents = ['MARKETING', 'ADVISOR'] as const
export type OptionalConsent = (typeof optionalConsents)[number]

/** What a person agreed to and when, newest first; `holding` has the optional consents that hold now. */
export async function listConsents(userId: string) {
  const [history, holding] = await Promise.all([
    db.consent.findMany({ where: { userId }, orderBy: [{ givenAt: 'desc' }, { id: 'desc' }], take: SHOWN }),
    Promise.all(optionalConsents.map(async kind => ((await holds(userId, kind)) ? [kind] : []))),
  ])
  return { history, holding: holding.flat() }
}

/** Whether an optional consent has been given and not taken back. */
export async function holds(userId: string, kind: OptionalConsent, client: Db = db) {
  return (await client.consent.count({ where: { userId, kind, revokedAt: null } })) > 0
}

/** Whether somebody has yet to agree to the terms: their account was made for them. */
export async function owesConsent(userId: string, client: Db = db) {
  return (await client.consent.count({ where: { userId, kind: 'TERMS' } })) === 0
}

/** Whether somebody agreed to terms that have changed since. Versions are days. */
export function owesNewConsent({ agreedTo }: Pick<Viewer, 'agreedTo'>): boolean {
  return agreedTo !== null && agreedTo < CONSENT_VERSION
}

/** Writes down that a viewer agrees to what has changed, once however often it is sent. */
export async function renewConsents({ id }: Pick<Viewer, 'id'>): Promise<void> {
  await inTurn(async tx => {
    const given = { userId: id, kind: 'TERMS', version: CONSENT_VERSION }
    if (!(await tx.consent.findFirst({ where: given, select: { id: true } }))) await giveConsents(id, tx)
  })
}

/** Writes down that somebody agreed to the terms and the privacy notice of today, in the caller's transaction. */
export async function giveConsents(userId: string, tx: Db) {
  for (const kind of ['TERMS', 'PRIVACY']) {
    await tx.consent.create({ data: { userId, kind, version: CONSENT_VERSION } })
    const details = { kind, version: CONSENT_VERSION }
    await recordEvent({ action: 'consent.given', actorId: userId, subjectId: userId, details }, tx)
  }
}

/** Gives or takes back an optional consent, in the caller's transaction when it has one. Each giving is a row of its own
 *  and none is forgotten; saying the same twice changes nothing. */
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
