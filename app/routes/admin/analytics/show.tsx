import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { isSuper } from '#app/domain/access/roles.ts'
import { findOverview } from '#app/domain/analytics/site-figures.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { ColumnChart } from '#app/ui/column-chart.tsx'
import { HeadedSection, Stack, Text } from '#app/ui/layout.tsx'
import { Legend } from '#app/ui/legend-bar.tsx'
import { overviewTexts } from '#app/wording/site-figures/overview-texts.server.ts'
import { AnalyticsFrame, FiguresTable, FoldedTable } from './analytics-frame.tsx'
import { frameOf, spanOf } from './frame.server.ts'

export const handle = { i18n: 'admin', failure: { load: 'siteFigures' } }
export const meta = pageMeta

/** Loads the site's figures over time. This is the start page of the administration; staff are redirected to their
 *  organisations. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.admin(args)
  if (!isSuper(viewer)) throw redirect(adminPathOf('organizations'))
  const reader = reading(args, 'siteFigures')
  const span = spanOf(args)
  const overview = await findOverview(span, reader.language)
  return { ...frameOf(args, 'analytics', { span }), ...overviewTexts(overview, reader) }
}

export default function AnalyticsPage() {
  const { frame, conclusion, ever, time, tests } = useLoaderData<typeof loader>()
  return (
    <AnalyticsFrame frame={frame} conclusion={conclusion} meta={ever}>
      <HeadedSection id="time" heading={time.title}>
        <Stack>
          <ColumnChart columns={time.columns} label={time.label} />
          <Legend
            items={[
              { tone: 1, label: time.legend[0] },
              { tone: 3, label: time.legend[1] },
            ]}
          />
          <FoldedTable summary={time.table} caption={time.caption} head={time.head} rows={time.rows} />
        </Stack>
      </HeadedSection>
      <HeadedSection id="tests" heading={tests.title}>
        <Stack>
          <Text>{tests.text}</Text>
          {tests.rows.length > 0 ? <FiguresTable caption={tests.caption} head={tests.head} rows={tests.rows} /> : null}
        </Stack>
      </HeadedSection>
    </AnalyticsFrame>
  )
}
