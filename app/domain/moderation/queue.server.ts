import { db } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { figuresOf } from './figures.ts'
import { queuedAfter, queueOrder } from './queue-order.ts'
import { casesInReach } from './reach-of-cases.server.ts'

const PAGE = 20

/** Tabs of the queue: waiting, appealed and finished cases. */
export const queueTabs = ['open', 'appeals', 'decided'] as const
export type QueueTab = (typeof queueTabs)[number]

const stateOf: Record<QueueTab, Prisma.ModerationCaseWhereInput> = {
  open: { state: 'OPEN' },
  appeals: { state: 'APPEALED' },
  // A case whose author's account was deleted is closed without a decision.
  decided: { state: { in: ['DECIDED', 'CLOSED'] }, decidedAt: { not: null } },
}
const newestFirst = [{ decidedAt: 'desc' }, { id: 'desc' }] as const

/** Lists cases within the viewer's reach, 20 per page: open and appealed ones in queue order, decided ones newest
 *  first. `after` is the id of the last case of the previous page; null when there is no such case. */
export async function listCases(viewer: Viewer, { tab, after }: { tab: QueueTab; after: string | null }) {
  const reach = casesInReach(viewer)
  const last = after === null ? null : await db.moderationCase.findFirst({ where: { AND: [reach, { id: after }] } })
  if (after !== null && !last) return null
  const beyond = last ? (tab === 'decided' ? decidedBefore(last) : queuedAfter(last)) : {}
  const cases = await db.moderationCase.findMany({
    where: { AND: [reach, stateOf[tab], beyond] },
    orderBy: tab === 'decided' ? [...newestFirst] : [...queueOrder],
    take: PAGE + 1,
    select: {
      ...{ id: true, targetKind: true, cause: true, gravity: true, text: true, openedAt: true, hiddenAt: true },
      ...{ decision: true, answer: true, decidedAt: true, appealedAt: true },
      reports: { select: { reason: true } },
      laterWords: { orderBy: [{ saidAt: 'desc' }, { id: 'desc' }], take: 1, select: { text: true } },
      owner: { select: { username: true, profile: { select: { firstName: true, lastName: true } } } },
    },
  })
  const shown = cases.slice(0, PAGE)
  return { cases: shown, next: cases.length > PAGE ? shown.at(-1)!.id : null }
}
export type QueuedCase = NonNullable<Awaited<ReturnType<typeof listCases>>>['cases'][number]

function decidedBefore({ decidedAt, id }: { decidedAt: Date | null; id: string }): Prisma.ModerationCaseWhereInput {
  return decidedAt === null ? {} : { OR: [{ decidedAt: { lt: decidedAt } }, { decidedAt, id: { lt: id } }] }
}

/** Counts the open cases within the viewer's reach. */
export async function countOpenCases(viewer: Viewer): Promise<number> {
  return db.moderationCase.count({ where: { AND: [casesInReach(viewer), stateOf.open] } })
}

const FIGURE_DAYS = 30
/** Maximum number of cases the statistics read, newest first; more than are decided in a month. */
const MOST_COUNTED = 5000
const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the number of waiting cases within the viewer's reach and the statistics of those decided in the last 30
 *  days. */
export async function readFigures(viewer: Viewer, now = new Date()) {
  const reach = casesInReach(viewer)
  const since = new Date(now.getTime() - FIGURE_DAYS * DAY_MS)
  const [waiting, decided] = await Promise.all([
    db.moderationCase.groupBy({
      by: ['state', 'gravity'],
      where: { AND: [reach, { state: { in: ['OPEN', 'APPEALED'] } }] },
      _count: true,
    }),
    db.moderationCase.findMany({
      where: { AND: [reach, { decidedAt: { gte: since } }] },
      orderBy: [...newestFirst],
      take: MOST_COUNTED,
      select: { openedAt: true, decidedAt: true, decision: true, answer: true },
    }),
  ])
  const sum = (of: (group: { state: string; gravity: number }) => boolean) =>
    waiting.reduce((total, group) => total + (of(group) ? group._count : 0), 0)
  return {
    open: sum(({ state }) => state === 'OPEN'),
    grave: sum(({ state, gravity }) => state === 'OPEN' && gravity === 2),
    appeals: sum(({ state }) => state === 'APPEALED'),
    ...figuresOf(decided.map(one => ({ ...one, decidedAt: one.decidedAt!, decision: one.decision ?? '' }))),
  }
}
