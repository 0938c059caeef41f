import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { doors } from '#app/access/doors.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { countUse } from '#app/domain/organizations/use.server.ts'
import { rateByRank } from '#app/domain/guidance/thumbs.server.ts'
import { numberText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Note } from '#app/ui/card.tsx'
import { Stats } from '#app/ui/facts.tsx'
import { Sheet, Split, Stack, Text } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Table } from '#app/ui/table.tsx'
import { AdminTabs } from './admin-tabs.tsx'

export const handle = { i18n: 'admin' }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await doors.admin(args)
  const { t, language } = reading(args, 'admin')
  return {
    page: headOf(args, { title: t('analytics.title'), description: t('analytics.description') }),
    use: await countUse(viewer),
    thumbs: (await rateByRank(viewer))?.map(({ rank, given, up }) => ({
      rank,
      given,
      share: numberText((100 * up) / given, language, 0),
    })),
  }
}

export default function AnalyticsPage() {
  const { use, thumbs } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  return (
    <Sheet>
      <Stack gap="l">
        {use.scope === 'all' ? <AdminTabs current="analytics" /> : null}
        <Split
          main={
            <Stack gap="xl">
              <PageTitle title={t('analytics.title')} lead={t(`analytics.scope.${use.scope}`)} />
              <Stats
                items={[
                  { label: t('use.people'), value: use.people },
                  { label: t('use.started'), value: use.started },
                  { label: t('use.completed'), value: use.completed },
                ]}
              />
              {thumbs ? <ThumbsByRank thumbs={thumbs} /> : null}
            </Stack>
          }
          aside={<Note title={t('analytics.soon')}>{t('analytics.soonText')}</Note>}
        />
      </Stack>
    </Sheet>
  )
}

type Thumbs = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['thumbs']>

function ThumbsByRank({ thumbs }: { thumbs: Thumbs }) {
  const { t } = useTranslation('admin')
  return (
    <Stack as="section" aria-labelledby="thumbs">
      <h2 id="thumbs">{t('thumbs.title')}</h2>
      <Text>{t('thumbs.text')}</Text>
      {thumbs.length === 0 ? (
        <Text>{t('thumbs.none')}</Text>
      ) : (
        <Table
          caption={t('thumbs.caption')}
          columns={[
            { key: 'rank', label: t('thumbs.rank') },
            { key: 'given', label: t('thumbs.given'), end: true },
            { key: 'up', label: t('thumbs.up'), end: true },
          ]}
          rows={thumbs.map(({ rank, given, share }) => ({
            key: String(rank),
            header: String(rank),
            cells: [given, t('thumbs.share', { share })],
          }))}
        />
      )}
    </Stack>
  )
}
