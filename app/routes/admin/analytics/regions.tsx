import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { TILE_COLUMNS, TILE_ROWS } from '#app/domain/analytics/region-tiles.ts'
import { findRegions, regionMeasures } from '#app/domain/analytics/site-figures.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Stack } from '#app/ui/layout.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { TileMap } from '#app/ui/tile-map.tsx'
import { regionTexts } from '#app/wording/site-figures/region-texts.server.ts'
import { AnalyticsFrame, FiguresTable } from './analytics-frame.tsx'
import { frameOf, spanOf } from './frame.server.ts'

export const handle = { i18n: 'admin', failure: { load: 'siteFigures' } }
export const meta = pageMeta

/** Loads the regions compared by one measure, for a tile map, and a table of all measures. */
export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const asked = new URL(args.request.url).searchParams.get('of')
  const of = regionMeasures.find(measure => measure === asked) ?? regionMeasures[0]
  const span = spanOf(args)
  const texts = regionTexts(await findRegions(span), of, regionMeasures, reading(args, 'siteFigures'))
  return {
    ...frameOf(args, 'analyticsRegions', { span, keep: { of: asked && of } }),
    ...texts,
    measures: texts.measures.map(({ measure, name }) => ({
      to: adminPathOf('analyticsRegions', null, { of: measure, by: span === 'day' ? null : span }),
      label: name,
      current: measure === of,
    })),
  }
}

export default function RegionsPage() {
  const { frame, conclusion, lead, by, measures, map, note, caption, head, rows, rest } = useLoaderData<typeof loader>()
  return (
    <AnalyticsFrame frame={frame} conclusion={conclusion} lead={lead}>
      <Stack>
        <Tabs label={by} items={measures} />
        <TileMap columns={TILE_COLUMNS} rows={TILE_ROWS} tiles={map.tiles} label={map.label} />
        <Small>{note}</Small>
      </Stack>
      <Stack>
        {rows.length > 0 ? <FiguresTable caption={caption} head={head} rows={rows} /> : null}
        {rest ? <Small>{rest}</Small> : null}
      </Stack>
    </AnalyticsFrame>
  )
}
