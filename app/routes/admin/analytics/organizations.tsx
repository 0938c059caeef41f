import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { problem, reading } from '#app/access/page.server.ts'
import { findActiveOrganizations } from '#app/domain/analytics/active-organizations.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Stack } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { activeOrganizationTexts } from '#app/wording/site-figures/organization-texts.server.ts'
import { AnalyticsFrame, FiguresTable } from './analytics-frame.tsx'
import { frameOf } from './frame.server.ts'

export const handle = { i18n: 'admin', failure: { load: 'siteFigures' } }
export const meta = pageMeta

/** Loads the organisations, ordered by the number of recently active members. */
export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const reader = reading(args, 'siteFigures')
  const after = new URL(args.request.url).searchParams.get('after') || null
  const found = await findActiveOrganizations(after, reader.language)
  if (!found) throw problem(args, 404)
  const { t } = reader
  return {
    ...frameOf(args, 'analyticsOrganizations', { span: null }),
    ...activeOrganizationTexts(found, reader),
    list: {
      label: t('organizations.pages'),
      first: found.further ? { label: t('organizations.first'), to: adminPathOf('analyticsOrganizations') } : null,
      next: found.next
        ? { label: t('organizations.next'), to: adminPathOf('analyticsOrganizations', null, { after: found.next }) }
        : null,
    },
  }
}

export default function ActiveOrganizationsPage() {
  const { frame, conclusion, lead, caption, head, rows, list } = useLoaderData<typeof loader>()
  return (
    <AnalyticsFrame frame={frame} conclusion={conclusion} lead={lead}>
      {rows.length > 0 ? (
        <Stack>
          <FiguresTable
            caption={caption}
            head={head}
            rows={rows.map(({ id, name, lang, cells }) => ({
              id,
              name: (
                <Link to={adminPathOf('organization', { orgId: id })} lang={lang}>
                  {name}
                </Link>
              ),
              cells,
            }))}
          />
          <Pagination label={list.label} previous={list.first ?? undefined} next={list.next ?? undefined} />
        </Stack>
      ) : null}
    </AnalyticsFrame>
  )
}
