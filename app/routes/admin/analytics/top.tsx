import type { LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { findTops } from '#app/domain/analytics/site-figures.server.ts'
import { regions } from '#app/domain/locations/regions.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { BarList } from '#app/ui/bars.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/field.tsx'
import { Asking, HeadedSection, Panel, Stack, Text } from '#app/ui/layout.tsx'
import { Small } from '#app/ui/prose.tsx'
import { topTexts } from '#app/wording/site-figures/top-texts.server.ts'
import { AnalyticsFrame } from './analytics-frame.tsx'
import { frameOf, spanOf } from './frame.server.ts'

export const handle = { i18n: 'admin', failure: { load: 'siteFigures' } }
export const meta = pageMeta

/** Loads the most counted professions and institutions of the whole site or of a region. */
export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const reader = reading(args, 'siteFigures')
  const asked = new URL(args.request.url).searchParams.get('region')
  const region = regions.find(each => each === asked) ?? null
  const span = spanOf(args)
  return {
    ...frameOf(args, 'analyticsTop', { span, keep: { region } }),
    span,
    region,
    ...topTexts(await findTops(span, region, reader.language), reader),
  }
}

export default function TopPage() {
  const { frame, span, region, conclusion, lead, ask, regions: options, lists, note } = useLoaderData<typeof loader>()
  return (
    <AnalyticsFrame frame={frame} conclusion={conclusion} lead={lead}>
      <Panel noPrint>
        <Form method="get" action={adminPathOf('analyticsTop')} key={region ?? ''}>
          {span === 'day' ? null : <input type="hidden" name="by" value={span} />}
          <Asking end={<Button>{ask.show}</Button>}>
            <Select id="region" name="region" label={ask.label} defaultValue={region ?? ''} options={options} />
          </Asking>
        </Form>
      </Panel>
      {lists.map(({ id, title, empty, items }) => (
        <HeadedSection key={id} id={id} heading={title}>
          <Stack>{empty ? <Text>{empty}</Text> : <BarList items={items} />}</Stack>
        </HeadedSection>
      ))}
      <Small>{note}</Small>
    </AnalyticsFrame>
  )
}
