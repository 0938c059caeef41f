import { accessOf, type GuardArgs } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { endsSoon } from '#app/domain/access/paid.ts'
import { mayEnterAdmin } from '#app/domain/access/roles.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { findDirection } from '#app/domain/guidance/direction.server.ts'
import { schoolOf } from '#app/domain/way/waiting.server.ts'
import { dateText } from '#app/i18n/format.server.ts'
import { aheadTexts } from '#app/wording/way/ahead-texts.server.ts'
import { staffTexts } from '#app/wording/way/staff-texts.server.ts'
import { findStart } from '../start.server.ts'

/** Returns the top of the feed: for pupils the steps and upcoming dates, for everyone what their access does not
 *  include or when it ends. */
export async function findHead(args: GuardArgs, viewer: Viewer) {
  const reader = reading(args, 'start')
  const { language } = reader
  const access = accessOf(viewer, 'PAID_OR_ORG', true)
  const ends = access.reason === 'paid_user_ok' && endsSoon(viewer.paidUntil, new Date())
  const head = {
    lockedFor: access.allowed ? null : access.reason,
    endsOn: ends ? dateText(viewer.paidUntil?.toISOString() ?? null, language) : null,
  }
  if (mayEnterAdmin(viewer)) return { ...head, start: null, ahead: null }

  const { stops, next, step, tests, way, today } = await findStart(viewer, reader)
  const hasInterests = tests.some(({ instrument, completedAt }) => instrument === 'INTERESTS' && completedAt !== null)
  const direction = hasInterests
    ? await findDirection(viewer, { isAnalysed: way.analysis === 'COMPLETED' }, language)
    : []
  return {
    ...head,
    // If the next step is to get access, that step already gives the reason.
    lockedFor: step.kind === 'unlock' ? null : head.lockedFor,
    start: { stops, next },
    ahead: aheadTexts(way, direction, today, reader),
  }
}

/** Returns the pending work of staff as texts; null for others. */
export function waitingOf(args: GuardArgs, viewer: Viewer, waiting: ReadonlyMap<string, number>) {
  return mayEnterAdmin(viewer) ? staffTexts(schoolOf(viewer), waiting, reading(args, 'start')) : null
}
