import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { findOrganizationFigures } from '#app/domain/analytics/organization-figures.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Conclusion, Small } from '#app/ui/prose.tsx'
import { OnScreen, Report } from '#app/ui/report.tsx'
import { Section } from '#app/ui/section.tsx'
import { reportTexts } from '#app/wording/analytics/report-texts.server.ts'
import { frameOf } from '../frame.server.ts'
import { Interests, Months, Plans, Tops } from './sections.tsx'
import { Funnel, GroupsTable } from './tables.tsx'

export const handle = { scriptless: true, failure: { load: 'figures' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const staff = await guards.staffOf(args, 'view')
  const reader = reading(args, 'orgFigures')
  const group = new URL(args.request.url).searchParams.get('group') || null
  const found = await findOrganizationFigures(staff, group, reader.language)
  if (!found) throw problem(args, 404)
  const { name } = frameOf(args, staff)
  const report = reportTexts(found, { name, today: new Date() }, reader)
  return {
    page: headOf(args, { title: report.title, description: reader.t('description') }),
    back: adminPathOf('orgAnalytics', { orgId: staff.organization.id }, { group }),
    report,
  }
}

export default function ReportPage() {
  const { report, back } = useLoaderData<typeof loader>()
  const { tests, interests, tops, plans, months, groups } = report
  return (
    <Sheet>
      <Report>
        <Stack gap="xl">
          <OnScreen>
            <QuietLink to={back} back reload>
              {report.back}
            </QuietLink>
          </OnScreen>
          <PageTitle title={report.title} lead={report.lead} meta={report.made} />
          <OnScreen>
            <Small>{report.print}</Small>
          </OnScreen>
          <Conclusion>{report.conclusion}</Conclusion>
          {report.leftOut ? <Small>{report.leftOut}</Small> : null}
          {tests ? (
            <>
              <Section id="tests" title={tests.title}>
                <Funnel tests={tests} />
              </Section>
              <Section id="interests" title={interests.title}>
                <Interests interests={interests} />
              </Section>
              <Section id="tops" title={tops.title}>
                <Tops tops={tops} />
              </Section>
              <Section id="plans" title={plans.title}>
                <Plans plans={plans} />
              </Section>
            </>
          ) : null}
          {months ? (
            <Section id="months" title={months.title}>
              <Months months={months} />
            </Section>
          ) : null}
          {groups ? (
            <Section id="groups" title={groups.title}>
              <GroupsTable groups={groups} />
              {groups.more ? <Small>{groups.more}</Small> : null}
            </Section>
          ) : null}
        </Stack>
      </Report>
    </Sheet>
  )
}
