import { db } from '#app/db.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { CONSENT_VERSION } from './accounts.server.ts'
import type { Viewer } from './viewer.server.ts'

/** More than anybody reads; the download has them all. */
const SHOWN = 50

/** What a person agreed to and when, newest first; `marketing` says whether news may be sent now. */
export async function listConsents(userId: string) {
  const [history, marketing] = await Promise.all([
    db.consent.findMany({ where: { userId }, orderBy: [{ givenAt: 'desc' }, { id: 'desc' }], take: SHOWN }),
    db.consent.findFirst({ where: { userId, kind: 'MARKETING', revokedAt: null }, select: { id: true } }),
  ])
  return { history, marketing: marketing !== null }
}

/** Gives or takes back the consent to news. Each giving is a row of its own and none is forgotten; saying the same
 *  twice changes nothing. */
export async function wishForNews(viewer: Viewer, wants: boolean) {
  const which = { userId: viewer.id, kind: 'MARKETING' }
  await db.$transaction(async tx => {
    const given = await tx.consent.findFirst({ where: { ...which, revokedAt: null }, select: { version: true } })
    if (wants === (given !== null)) return
    if (wants) await tx.consent.create({ data: { ...which, version: CONSENT_VERSION } })
    else await tx.consent.updateMany({ where: { ...which, revokedAt: null }, data: { revokedAt: new Date() } })
    await recordEvent(
      {
        action: wants ? 'consent.given' : 'consent.revoked',
        actorId: viewer.id,
        subjectId: viewer.id,
        details: { kind: which.kind, version: given?.version ?? CONSENT_VERSION },
      },
      tx,
    )
  })
}
