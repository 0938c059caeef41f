import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { findVisits } from '#app/domain/analytics/site-figures.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { HeadedSection, Stack } from '#app/ui/layout.tsx'
import { LegendBar } from '#app/ui/legend-bar.tsx'
import { Small } from '#app/ui/prose.tsx'
import { visitTexts } from '#app/wording/site-figures/visit-texts.server.ts'
import { AnalyticsFrame } from './analytics-frame.tsx'
import { frameOf, spanOf } from './frame.server.ts'

export const handle = { i18n: 'admin', failure: { load: 'siteFigures' } }
export const meta = pageMeta

/** Loads the languages of the visits, and how many run scripts. */
export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const span = spanOf(args)
  return {
    ...frameOf(args, 'analyticsVisits', { span }),
    ...visitTexts(await findVisits(span), reading(args, 'siteFigures')),
  }
}

export default function VisitsPage() {
  const { frame, conclusion, lead, since, sections } = useLoaderData<typeof loader>()
  return (
    <AnalyticsFrame frame={frame} conclusion={conclusion} lead={lead} meta={since}>
      {sections.map(({ id, title, label, parts, note }) => (
        <HeadedSection key={id} id={id} heading={title}>
          <Stack>
            <LegendBar label={label} parts={parts} />
            <Small>{note}</Small>
          </Stack>
        </HeadedSection>
      ))}
    </AnalyticsFrame>
  )
}
