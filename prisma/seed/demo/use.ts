import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { addDays } from '#app/domain/calendar/days.ts'
import { addCounts, type CountOfDay } from '#app/domain/sums/daily-counts.server.ts'
import type { PrismaClient } from '#prisma/generated/client.ts'
import { randomFrom } from '../demo-answers.ts'
import { steps } from './steps.ts'

const DAYS = 60
const DAY_MS = 24 * 60 * 60 * 1000

/** Gives the demo a history of use. Spreads the sign-ups over the last months, and invents the figures that are only
 *  counted as they happen: daily visits of the last sixty days, their languages and modes (script, no script, lite).
 *  Runs once; returns how many sign-ups were moved. */
export async function seedUse(db: PrismaClient): Promise<number> {
  if (await db.seedStep.findUnique({ where: { id: steps.use } })) return 0
  const moved = await spreadSignUps(db)
  const people = await noteLastDays(db)
  const today = calendarDay(new Date())
  for (let back = 1; back <= DAYS; back += 1) {
    const day = addDays(today, -back)
    const known = await db.dailyCount.count({ where: { day, measure: 'visits.script' } })
    if (known === 0) await addCounts(visitsOf(day, people))
  }
  await db.seedStep.create({ data: { id: steps.use } })
  return moved
}

/** People of the demo are created when it is seeded, but have a past. Moves their sign-up before the first thing they
 *  did, each to a day of their own. People who signed up in a running demo were onboarded after that, so they are left
 *  unchanged. */
async function spreadSignUps(db: PrismaClient) {
  const people = await db.user.findMany({
    where: { onboardedAt: { lt: db.user.fields.createdAt } },
    select: { id: true, username: true, onboardedAt: true },
  })
  const firsts = await db.attempt.groupBy({ by: ['userId'], _min: { startedAt: true } })
  for (const { id, username, onboardedAt } of people) {
    const first = firsts.find(({ userId }) => userId === id)?._min.startedAt
    const done = Math.min(onboardedAt!.getTime(), first?.getTime() ?? Infinity)
    const createdAt = new Date(done - Math.floor(randomFrom(`sign-up ${username}`)() * 150) * DAY_MS - DAY_MS / 24)
    await db.user.update({
      where: { id },
      data: { createdAt, onboardedAt: new Date(createdAt.getTime() + DAY_MS / 96) },
    })
  }
  return people.length
}

/** Records the last day each person was seen. Returns how many people have any activity. */
async function noteLastDays(db: PrismaClient) {
  const seen = new Map<string, Date>()
  const attempts = await db.attempt.groupBy({ by: ['userId'], _max: { startedAt: true } })
  const acts = await db.auditEvent.groupBy({ by: ['actorId'], _max: { at: true } })
  for (const [id, at] of [
    ...attempts.map(each => [each.userId, each._max.startedAt] as const),
    ...acts.map(each => [each.actorId, each._max.at] as const),
  ]) {
    if (id && at && at > (seen.get(id) ?? new Date(0))) seen.set(id, at)
  }
  for (const [id, at] of seen) {
    await db.user.updateMany({ where: { id, lastSeenOn: null }, data: { lastSeenOn: calendarDay(at) } })
  }
  return seen.size
}

/** Invents a school day: fewer visits at the weekend, some people twice, most with script. */
function visitsOf(day: string, people: number): CountOfDay[] {
  const random = randomFrom(`visits ${day}`)
  const weekend = [0, 6].includes(new Date(day).getUTCDay())
  const active = Math.round(people * (weekend ? 0.1 : 0.3) * (0.6 + random() * 0.8))
  const visits = Math.round(active * (1.2 + random() * 0.4))
  const share = (part: number) => Math.round(visits * part)
  const [lite, plain, unknown, en, kk] = [share(0.08), share(0.05), share(0.15), share(0.03), share(0.45)]
  return [
    { day, measure: 'people.active' as const, count: active },
    { day, measure: 'visits.script' as const, scope: 'lite', count: lite },
    { day, measure: 'visits.script' as const, scope: 'plain', count: plain },
    { day, measure: 'visits.script' as const, scope: 'unknown', count: unknown },
    { day, measure: 'visits.script' as const, scope: 'script', count: visits - lite - plain - unknown },
    { day, measure: 'visits.language' as const, scope: 'en', count: en },
    { day, measure: 'visits.language' as const, scope: 'kk', count: kk },
    { day, measure: 'visits.language' as const, scope: 'ru', count: visits - en - kk },
  ].filter(({ count }) => count > 0)
}
