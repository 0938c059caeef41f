import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { findWay } from '#app/domain/analytics/site-figures.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { BarList } from '#app/ui/bars.tsx'
import { QuietLink } from '#app/ui/button.tsx'
import { HeadedSection, Stack } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Unbroken } from '#app/ui/table.tsx'
import { wayTexts } from '#app/wording/site-figures/way-texts.server.ts'
import { AnalyticsFrame, FiguresTable } from './analytics-frame.tsx'
import { frameOf } from './frame.server.ts'

export const handle = { i18n: 'admin', failure: { load: 'siteFigures' } }
export const meta = pageMeta

/** Loads the funnel from sign-up to plan, by month of sign-up. */
export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const { cohorts } = await findWay()
  const asked = new URL(args.request.url).searchParams.get('month')
  const month = cohorts.find(cohort => cohort.month === asked)?.month ?? null
  return {
    ...frameOf(args, 'analyticsWay', { span: null }),
    month,
    ...wayTexts(cohorts, month, reading(args, 'siteFigures')),
  }
}

export default function WayPage() {
  const { frame, month, conclusion, lead, steps, months, note, back } = useLoaderData<typeof loader>()
  return (
    <AnalyticsFrame frame={frame} conclusion={conclusion} lead={lead}>
      <HeadedSection id="steps" heading={steps.title}>
        <Stack>
          {steps.items.length > 0 ? <BarList items={steps.items} /> : null}
          {month ? (
            <QuietLink to={adminPathOf('analyticsWay')} back>
              {back}
            </QuietLink>
          ) : null}
        </Stack>
      </HeadedSection>
      <HeadedSection id="months" heading={months.title}>
        <Stack>
          <FiguresTable
            caption={months.caption}
            head={months.head}
            rows={months.rows.map(({ id, name, cells }) => ({
              id,
              name: (
                <Unbroken>
                  <Link to={adminPathOf('analyticsWay', null, { month: id })}>{name}</Link>
                </Unbroken>
              ),
              cells,
            }))}
          />
          <Small>{note}</Small>
        </Stack>
      </HeadedSection>
    </AnalyticsFrame>
  )
}
