import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { findOpinions } from '#app/domain/analytics/site-figures.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { HeadedSection, Text } from '#app/ui/layout.tsx'
import { opinionTexts } from '#app/wording/site-figures/opinion-texts.server.ts'
import { AnalyticsFrame, FiguresTable } from './analytics-frame.tsx'
import { frameOf, spanOf } from './frame.server.ts'

export const handle = { i18n: 'admin', failure: { load: 'siteFigures' } }
export const meta = pageMeta

/** Loads the ratings of recommendations by rank, and the ratings of the analyses. */
export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const span = spanOf(args)
  return {
    ...frameOf(args, 'analyticsOpinions', { span }),
    ...opinionTexts(await findOpinions(span), reading(args, 'siteFigures')),
  }
}

export default function OpinionsPage() {
  const { frame, conclusion, text, sections } = useLoaderData<typeof loader>()
  return (
    <AnalyticsFrame frame={frame} conclusion={conclusion} lead={text}>
      {sections.map(({ id, title, empty, caption, head, rows }) => (
        <HeadedSection key={id} id={id} heading={title}>
          {empty ? <Text>{empty}</Text> : <FiguresTable caption={caption} head={head} rows={rows} />}
        </HeadedSection>
      ))}
    </AnalyticsFrame>
  )
}
