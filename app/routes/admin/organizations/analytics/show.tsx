import type { LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { findOrganizationFigures } from '#app/domain/analytics/organization-figures.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Select } from '#app/ui/field.tsx'
import { Asking, HeadedSection, Panel, Sheet, Stack } from '#app/ui/layout.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Conclusion, Small } from '#app/ui/prose.tsx'
import { figuresTexts } from '#app/wording/analytics/figures-texts.server.ts'
import { analyticsHead } from '#app/wording/analytics/head-texts.server.ts'
import { frameOf } from '../frame.server.ts'
import { OrganizationTabs } from '../organization-tabs.tsx'
import { comparisonOf } from './comparison.server.ts'
import { Interests, Months, Plans, Tops } from './sections.tsx'
import { Funnel, GroupsTable } from './tables.tsx'

export const handle = { failure: { load: 'figures' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const staff = await guards.staffOf(args, 'view')
  const reader = reading(args, 'orgFigures')
  const { searchParams } = new URL(args.request.url)
  const found = await findOrganizationFigures(staff, searchParams.get('group') || null, reader.language)
  if (!found) throw problem(args, 404)
  const orgId = staff.organization.id
  const group = found.group?.id ?? null
  const head = analyticsHead(found, reader)
  return {
    page: headOf(args, { title: head.title, description: reader.t('description') }),
    frame: frameOf(args, staff),
    head,
    group,
    to: {
      here: adminPathOf('orgAnalytics', { orgId }),
      report: adminPathOf('orgReport', { orgId }, { group }),
      excel: adminPathOf('exportAnalytics', { orgId }, { group }),
    },
    ...figuresTexts(found, reader),
    exportFailed: searchParams.get('failed') === 'export' ? reader.t('exportFailed') : null,
    comparison: comparisonOf(found, orgId, searchParams.get('after'), reader),
  }
}

export type LoadedAnalytics = ReturnType<typeof useLoaderData<typeof loader>>

export default function OrganizationAnalyticsPage() {
  const { frame, tests, interests, tops, plans, months, ...page } = useLoaderData<typeof loader>()
  return (
    <Sheet>
      <Stack gap="xl">
        <OrganizationTabs frame={frame} current="orgAnalytics" />
        <Head page={page} />
        {tests ? (
          <>
            <HeadedSection id="tests" heading={tests.title}>
              <Funnel tests={tests} />
            </HeadedSection>
            <HeadedSection id="interests" heading={interests.title}>
              <Interests interests={interests} />
            </HeadedSection>
            <HeadedSection id="tops" heading={tops.title}>
              <Tops tops={tops} />
            </HeadedSection>
            <HeadedSection id="plans" heading={plans.title}>
              <Plans plans={plans} />
            </HeadedSection>
          </>
        ) : null}
        {months ? (
          <HeadedSection id="months" heading={months.title}>
            <Months months={months} />
          </HeadedSection>
        ) : null}
        {page.comparison ? <Comparison comparison={page.comparison} /> : null}
      </Stack>
    </Sheet>
  )
}

type HeadProps = { page: Pick<LoadedAnalytics, 'head' | 'group' | 'to' | 'conclusion' | 'leftOut' | 'exportFailed'> }

/** Title with the downloads, the conclusion and the choice of a group. */
function Head({ page: { head, group, to, conclusion, leftOut, exportFailed } }: HeadProps) {
  return (
    <Stack>
      <PageTitle
        title={head.title}
        end={
          <>
            <QuietLink to={to.excel} reload>
              {head.excel}
            </QuietLink>
            <QuietLink to={to.report} reload>
              {head.report}
            </QuietLink>
          </>
        }
      />
      {exportFailed ? <Alert tone="warn">{exportFailed}</Alert> : null}
      <Conclusion>{conclusion}</Conclusion>
      {leftOut ? <Small>{leftOut}</Small> : null}
      {head.groups ? (
        <Panel noPrint>
          <Form method="get" action={to.here} key={group ?? ''}>
            <Asking end={<Button>{head.show}</Button>}>
              <Select id="group" name="group" label={head.who} defaultValue={group ?? ''} options={head.groups} />
            </Asking>
          </Form>
        </Panel>
      ) : group ? (
        <QuietLink to={to.here} back>
          {head.back}
        </QuietLink>
      ) : null}
    </Stack>
  )
}

function Comparison({ comparison }: { comparison: NonNullable<LoadedAnalytics['comparison']> }) {
  const { groups, pages, first, next } = comparison
  return (
    <HeadedSection id="groups" heading={groups.title}>
      <Stack>
        <GroupsTable groups={groups} />
        <Pagination label={pages} previous={first ?? undefined} next={next ?? undefined} />
      </Stack>
    </HeadedSection>
  )
}
