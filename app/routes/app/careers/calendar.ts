import type { LoaderFunctionArgs } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { notFound, reading } from '#app/access/page.server.ts'
import { siteAddress } from '#app/access/site-address.server.ts'
import { writeCalendar } from '#app/domain/roadmaps/ics.ts'
import { findPlan } from '#app/domain/roadmaps/plan-sheet.server.ts'
import { pathOf } from '#app/paths.ts'
import { calendarEntries } from '#app/wording/careers/calendar-entries.server.ts'
import { todayHere } from '#app/wording/careers/show-texts.server.ts'

/** Downloads the open tasks of a plan as a calendar file. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const reader = reading(args, 'careers')
  const sheet = await findPlan(viewer, args.params.planId ?? '', reader.language, todayHere())
  if (!sheet || sheet.status === 'PENDING')
    throw await notFound(args, viewer, { kind: 'plan', id: args.params.planId ?? '' })
  const address = siteAddress(pathOf('plan', { planId: sheet.id }))
  const name = reader.t(`name.${sheet.goal}`, { name: sheet.target.name })
  return new Response(writeCalendar(calendarEntries(sheet, address, reader), { name, now: new Date() }), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="bagdar-plan.ics"',
      'Cache-Control': 'private, no-store',
    },
  })
}
