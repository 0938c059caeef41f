import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { listOwnDecisions, listOwnReports } from '#app/domain/moderation/own-cases.server.ts'
import { type Cursor, cursorText, readCursor } from '#app/domain/text/cursor.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { unscriptedPathOf } from '#app/paths/unscripted.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/card.tsx'
import { Entries, Entry } from '#app/ui/entries.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { decisionLines, reportLines } from '#app/wording/moderation/own-case-list.server.ts'

export const handle = { i18n: 'report', scriptless: true, failure: { load: 'moderation' } }
export const meta = pageMeta

/** Lists the decisions on the viewer's reports, or those about the viewer's own content. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const reader = reading(args, 'report')
  const asked = new URL(args.request.url).searchParams
  const before = readCursor(asked.get('before'))
  const pages = (next: Cursor | null) => ({ further: before !== null, next: next && cursorText(next) })
  const page = headOf(args, { title: reader.t('list.title'), description: reader.t('list.description') })
  if (asked.get('of') === 'decisions') {
    const { decisions, next } = await listOwnDecisions(viewer, before)
    return { page, of: 'decisions' as const, lines: decisionLines(decisions, reader, new Date()), ...pages(next) }
  }
  const { reports, next } = await listOwnReports(viewer, before)
  return { page, of: 'reports' as const, lines: reportLines(reports, reader), ...pages(next) }
}

export default function OwnCasesPage() {
  const { of, lines, next, further } = useLoaderData<typeof loader>()
  const { t } = useTranslation('report')
  const pathTo = (query: Record<string, string> = {}) =>
    unscriptedPathOf('safetyCases', null, { ...(of === 'decisions' && { of }), ...query })
  return (
    <Sheet narrow>
      <Stack gap="l">
        <PageTitle title={t('list.title')} />
        <Tabs
          label={t('list.views')}
          items={[
            { to: unscriptedPathOf('safetyCases'), label: t('list.reports'), current: of === 'reports' },
            {
              to: unscriptedPathOf('safetyCases', null, { of: 'decisions' }),
              label: t('list.decisions'),
              current: of === 'decisions',
            },
          ]}
        />
        {lines.length === 0 ? (
          <EmptyState title={t(`list.none.${of}`)} action={<ButtonLink to={pathOf('feed')}>{t('toFeed')}</ButtonLink>}>
            {t(`list.noneText.${of}`)}
          </EmptyState>
        ) : (
          <Entries>
            {lines.map(({ to, title, about, state, waits }) => (
              <Entry key={to} side={state ? <Badge shape={waits ? 'half' : 'full'}>{state}</Badge> : null}>
                <QuietLink to={to}>{title}</QuietLink>
                <Small>{about}</Small>
              </Entry>
            ))}
          </Entries>
        )}
        <Pagination
          label={t('list.pages')}
          previous={further ? { to: pathTo(), label: t('list.newest') } : undefined}
          next={next ? { to: pathTo({ before: next }), label: t('list.older') } : undefined}
        />
      </Stack>
    </Sheet>
  )
}
