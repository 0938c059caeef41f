import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { isSuper } from '#app/domain/access/roles.ts'
import { listCases, queueTabs, readFigures } from '#app/domain/moderation/queue.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Badge } from '#app/ui/badge.tsx'
import { QuietLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/card.tsx'
import { Stats } from '#app/ui/facts.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Table } from '#app/ui/table.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { figureItems, queueRows } from '#app/wording/moderation/queue-texts.server.ts'
import { AdminTabs } from '../admin-tabs.tsx'

export const handle = { i18n: ['moderation', 'admin'], failure: { load: 'moderation' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.admin(args)
  const reader = reading(args, 'moderation')
  const { t } = reader
  const asked = new URL(args.request.url).searchParams
  const tab = queueTabs.find(known => known === asked.get('tab')) ?? 'open'
  const after = asked.get('after') || null
  const [found, figures] = await Promise.all([listCases(viewer, { tab, after }), readFigures(viewer)])
  if (!found) throw problem(args, 404)
  const counts = { open: figures.open, appeals: figures.appeals, decided: undefined }
  return {
    page: headOf(args, { title: t('title'), description: t('description') }),
    ...{ tab, further: after !== null, next: found.next, site: isSuper(viewer) },
    tabs: queueTabs.map(name => ({ name, label: t(`tab.${name}`), count: counts[name] })),
    figures: figureItems(figures, reader),
    cases: queueRows(found.cases, reader),
  }
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

export default function ModerationPage() {
  const { tab, tabs, figures, cases, further, next, site } = useLoaderData<typeof loader>()
  const { t } = useTranslation('moderation')
  const at = (name: string, cursor?: string) =>
    adminPathOf('moderation', null, { tab: name === 'open' ? null : name, after: cursor })
  return (
    <Sheet>
      <Stack gap="l">
        {site ? <AdminTabs current="moderation" /> : null}
        <PageTitle title={t('title')} lead={t(site ? 'lead' : 'leadSchool')} />
        <Tabs
          label={t('tabs')}
          items={tabs.map(({ name, label, count }) => ({ to: at(name), label, count, current: name === tab }))}
        />
        {cases.length === 0 ? (
          <EmptyState title={t('none')}>{t(`noneText.${tab}`)}</EmptyState>
        ) : (
          <CaseTable cases={cases} tab={tab} />
        )}
        <Pagination
          label={t('pages')}
          previous={further ? { to: at(tab), label: t('first') } : undefined}
          next={next ? { to: at(tab, next), label: t('next') } : undefined}
        />
        <Stats items={figures} />
        {site ? null : (
          <div>
            <QuietLink to={adminPathOf('organizations')} back>
              {t('toOrganizations')}
            </QuietLink>
          </div>
        )}
      </Stack>
    </Sheet>
  )
}

function CaseTable({ cases, tab }: Pick<Loaded, 'cases' | 'tab'>) {
  const { t } = useTranslation('moderation')
  return (
    <Table
      base
      caption={t('caption')}
      captionHidden
      columns={[
        { key: 'case', label: t('case') },
        { key: 'whose', label: t('whose') },
        { key: 'reports', label: t('reports'), end: true },
        { key: 'at', label: t(tab === 'decided' ? 'decidedOn' : 'since') },
        { key: 'seen', label: t('seen') },
      ]}
      rows={cases.map(({ id, name, grave, whose, beginning, reports, at, state }) => ({
        key: id,
        header: (
          <Stack gap="s">
            <QuietLink to={adminPathOf('moderationCase', { caseId: id })}>{name}</QuietLink>
            {grave ? (
              <Badge shape="diamond" tone="bad">
                {t('grave')}
              </Badge>
            ) : null}
          </Stack>
        ),
        cells: [
          <>
            {whose}
            {beginning ? <Small>{beginning}</Small> : null}
          </>,
          reports,
          at,
          state,
        ],
      }))}
    />
  )
}
