import { db, inTurn } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { queueEmail } from '#app/domain/emails/emails.server.ts'
import { consumeLimit } from '#app/domain/rate-limits/rate-limits.server.ts'
import type { Rule } from '#app/domain/rate-limits/rule.ts'
import type { Language } from '#app/i18n/config.ts'
import type { PartnerForm } from './partner.schema.ts'

const PAGE = 20
const rule: Rule = { name: 'partner-application', limit: 10, windowMinutes: 60 }

/** Saves an organisation's application and notifies the operator. A resubmitted form updates the application until it
 *  is answered. At most ten an hour per IP address. */
export async function applyAsPartner(
  { idempotencyKey, ...request }: PartnerForm,
  { address, language }: { address: string; language: Language },
): Promise<'taken' | 'tooOften'> {
  if ((await consumeLimit(rule, address)) > 0) return 'tooOften'
  const given = { people: null, phone: null, ...request, message: request.message || null, language }
  await inTurn(async tx => {
    const former = await tx.partnerApplication.findUnique({ where: { idempotencyKey }, select: { answeredAt: true } })
    if (former) {
      if (!former.answeredAt) await tx.partnerApplication.update({ where: { idempotencyKey }, data: given })
      return
    }
    const { id } = await tx.partnerApplication.create({ data: { ...given, idempotencyKey } })
    await queueEmail({ name: 'partner-application', applicationId: id }, tx)
  })
  return 'taken'
}

export const applicationStates = ['open', 'answered'] as const
type ApplicationState = (typeof applicationStates)[number]

type Wanted = { state: ApplicationState | null; before: string | null }

/** Applications, newest first, 20 per page. `before` is the last one of the previous page. Null when there is no such
 *  application. */
export async function listApplications({ state, before }: Wanted) {
  const last = before === null ? null : await db.partnerApplication.findUnique({ where: { id: before } })
  if (before !== null && !last) return null
  const rows = await db.partnerApplication.findMany({
    where: {
      ...(state && { answeredAt: state === 'open' ? null : { not: null } }),
      ...(last && {
        OR: [{ createdAt: { lt: last.createdAt } }, { createdAt: last.createdAt, id: { lt: last.id } }],
      }),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: PAGE + 1,
    omit: { idempotencyKey: true, answeredById: true },
    include: { became: { select: { id: true } } },
  })
  const applications = rows.slice(0, PAGE)
  return { applications, next: rows.length > PAGE ? applications.at(-1)!.id : null }
}

/** Marks an application as answered or open again. Idempotent. Null when there is none. */
export async function markAnswered(viewer: Viewer, id: string, answered: boolean): Promise<'marked' | null> {
  return inTurn(async tx => {
    const application = await tx.partnerApplication.findUnique({ where: { id }, select: { answeredAt: true } })
    if (!application) return null
    if ((application.answeredAt !== null) !== answered) {
      const mark = answered
        ? { answeredAt: new Date(), answeredById: viewer.id }
        : { answeredAt: null, answeredById: null }
      await tx.partnerApplication.update({ where: { id }, data: mark })
      const details = { applicationId: id, answered }
      await recordEvent({ action: 'partner.answered', actorId: viewer.id, details }, tx)
    }
    return 'marked'
  })
}
