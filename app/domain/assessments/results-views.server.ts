import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { isSuper } from '#app/domain/access/roles.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language } from '#app/i18n/config.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'

const HOUR_MS = 60 * 60 * 1000
const PAGE = 20
const action = 'results.viewed'

/** Remembers that the viewer looked at somebody's results, so that this person can see it. Once an hour is enough;
 *  a look at one's own results is not kept. The pages on which staff see results, which are to come, call it.
 *  @public */
export async function recordResultsViewed(viewer: Viewer, subjectId: string, attemptId: string) {
  if (viewer.id === subjectId) return
  await inTurn(async tx => {
    const since = new Date(Date.now() - HOUR_MS)
    const lately = await tx.auditEvent.findFirst({
      where: { subjectId, action, actorId: viewer.id, at: { gt: since } },
      select: { id: true },
    })
    if (lately) return
    const details = { attemptId, ...(await standingTowards(tx, viewer, subjectId)) }
    await recordEvent({ action, actorId: viewer.id, subjectId, details }, tx)
  })
}

/** In which role the viewer looks at this person: as staff of an organisation both belong to, or by a super role. */
async function standingTowards(tx: Db, viewer: Viewer, subjectId: string): Promise<Record<string, string>> {
  const leading = viewer.memberships.filter(({ role, status }) => status === 'ACTIVE' && role !== 'ORG_STUDENT')
  const shared = await tx.member.findFirst({
    where: { userId: subjectId, organizationId: { in: leading.map(({ organizationId }) => organizationId) } },
    select: { organizationId: true },
  })
  const own = leading.find(({ organizationId }) => organizationId === shared?.organizationId)
  if (own) return { role: own.role, organizationId: own.organizationId }
  return isSuper(viewer) ? { role: viewer.systemRole } : {}
}

export type ResultsView = {
  id: string
  at: string
  /** Null when the account is gone. */
  name: string | null
  role: string | null
  organization: string | null
}

/** Lists the views of a person's results, newest first, 20 a page; `before` is the event the page before ended with.
 *  Null when there is no such event among theirs. */
export async function listResultsViews(userId: string, before: string | null, language: Language) {
  const mine = { subjectId: userId, action }
  const last = before === null ? null : await db.auditEvent.findFirst({ where: { ...mine, id: before } })
  if (before !== null && !last) return null
  const events = await db.auditEvent.findMany({
    where: { ...mine, ...(last && { OR: [{ at: { lt: last.at } }, { at: last.at, id: { lt: last.id } }] }) },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: PAGE + 1,
  })
  const shown = events.slice(0, PAGE)
  return { views: await name(shown, language), next: events.length > PAGE ? shown.at(-1)!.id : null }
}

/** The names of those who looked, as they are called today. */
async function name(events: Event[], language: Language): Promise<ResultsView[]> {
  const details = events.map(event => (event.details ?? {}) as { role?: string; organizationId?: string })
  const [people, organizations] = await Promise.all([
    db.profile.findMany({
      where: { userId: { in: events.flatMap(({ actorId }) => actorId ?? []) } },
      select: { userId: true, firstName: true, lastName: true },
    }),
    db.organization.findMany({
      where: { id: { in: details.flatMap(({ organizationId }) => organizationId ?? []) } },
      select: { id: true, name: true },
    }),
  ])
  return events.map(({ id, at, actorId }, index) => {
    const person = people.find(({ userId }) => userId === actorId)
    const organization = organizations.find(({ id }) => id === details[index]?.organizationId)
    return {
      id,
      at: at.toISOString(),
      name: person ? `${person.firstName} ${person.lastName}` : null,
      role: details[index]?.role ?? null,
      organization: organization ? inLanguage(organization.name, language).text : null,
    }
  })
}

type Event = { id: string; at: Date; actorId: string | null; details: unknown }
