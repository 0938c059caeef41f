import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { listChanges } from '#app/domain/organizations/log.server.ts'
import { countInvited } from '#app/domain/organizations/invitations.server.ts'
import { findOverview } from '#app/domain/organizations/overview.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { Sheet, Split, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { changeTexts } from '#app/wording/organizations/log-texts.server.ts'
import { overviewTexts } from '#app/wording/organizations/overview-texts.server.ts'
import { frameOf } from './frame.server.ts'
import { OrganizationTabs } from './organization-tabs.tsx'
import { FirstHour } from './overview-first-hour.tsx'
import { OverviewMargin } from './overview-margin.tsx'
import { LatestChanges, MonthOfTests, OwnGroups, People } from './overview-parts.tsx'

export const handle = { i18n: 'organizations', failure: { load: 'organization' } }
export const meta = pageMeta

const LATEST = 10

export async function loader(args: LoaderFunctionArgs) {
  const staff = await guards.staffOf(args, 'view')
  const frame = frameOf(args, staff)
  const reader = reading(args, 'organizationTexts')
  const agrees = staff.may('agree')
  const [overview, log, invited] = await Promise.all([
    findOverview(staff),
    staff.may('view-staff') ? listChanges(staff, null, LATEST) : null,
    agrees ? countInvited(staff.organization.id) : 0,
  ])
  const manages = staff.may('manage-students')
  return {
    page: headOf(args, { title: frame.name, description: reader.t('description') }),
    orgId: staff.organization.id,
    frame,
    manages,
    edits: staff.may('edit'),
    invited,
    seesStaff: staff.may('view-staff'),
    ...overviewTexts(overview, { reader, manages, now: new Date() }),
    changes: log && changeTexts(log.changes, reader, reading(args, 'organizations')),
  }
}

export type LoadedOverview = ReturnType<typeof useLoaderData<typeof loader>>

export default function OrganizationPage() {
  const overview = useLoaderData<typeof loader>()
  const { frame, lead, firstHour, changes } = overview
  return (
    <Sheet>
      <Stack gap="l">
        <OrganizationTabs frame={frame} current="organization" />
        <Split
          main={
            <Stack gap="xl">
              <PageTitle title={<span lang={frame.nameLang}>{frame.name}</span>} lead={lead} />
              {firstHour ? <FirstHour overview={overview} steps={firstHour} /> : null}
              <OwnGroups overview={overview} />
              <People overview={overview} />
              <MonthOfTests overview={overview} />
              {changes ? <LatestChanges orgId={overview.orgId} changes={changes} /> : null}
            </Stack>
          }
          aside={<OverviewMargin overview={overview} />}
        />
      </Stack>
    </Sheet>
  )
}
