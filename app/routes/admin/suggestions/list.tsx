import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { pageOfSuggestions } from '#app/domain/content/suggestions.server.ts'
import { dateText } from '#app/i18n/format.server.ts'
import { cursorText, readCursor } from '#app/domain/text/cursor.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { EmptyState } from '#app/ui/card.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Table } from '#app/ui/table.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { rowName, tableText } from '#app/wording/suggestions/suggestion-texts.server.ts'
import { AdminTabs } from '../admin-tabs.tsx'

export const handle = { i18n: ['suggestions', 'admin'], failure: { load: 'suggestions' } }
export const meta = pageMeta

/** Lists the changes that releases suggest for rows edited by administrators. */
export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const { t, language } = reading(args, 'suggestions')
  const texts = reading(args, 'suggestionTexts')
  const asked = new URL(args.request.url).searchParams
  const table = asked.get('table') || null
  const after = readCursor(asked.get('after'))
  if (asked.get('after') && !after) throw problem(args, 404)
  const found = await pageOfSuggestions({ table, after })
  const total = found.counts.reduce((all, { count }) => all + count, 0)
  return {
    page: headOf(args, { title: t('title'), description: t('description') }),
    lead: total === 0 ? t('leadNone') : t('lead', { count: total }),
    ...{ table, total, further: after !== null, next: found.next && cursorText(found.next) },
    tables: found.counts.map(({ table: of, count }) => ({ of, count, label: tableText(of, texts) })),
    suggestions: found.suggestions.map(suggestion => ({
      id: suggestion.id,
      name: rowName(suggestion, language),
      table: tableText(suggestion.table, texts),
      gone: suggestion.content === null,
      since: dateText(suggestion.createdAt.toISOString(), language),
    })),
  }
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

export default function SuggestionsPage() {
  const loaded = useLoaderData<typeof loader>()
  const { lead, table, total, tables, suggestions, further, next } = loaded
  const { t } = useTranslation('suggestions')
  return (
    <Sheet>
      <Stack gap="l">
        <AdminTabs current="suggestions" />
        <PageTitle title={t('title')} lead={lead} />
        {tables.length > 1 ? (
          <Tabs
            label={t('tables')}
            items={[
              { to: adminPathOf('suggestions'), label: t('all'), count: total, current: table === null },
              ...tables.map(({ of, label, count }) => ({
                ...{ to: adminPathOf('suggestions', null, { table: of }), label, count },
                current: of === table,
              })),
            ]}
          />
        ) : null}
        {suggestions.length === 0 ? (
          <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
        ) : (
          <SuggestionTable suggestions={suggestions} />
        )}
        <Pagination
          label={t('pages')}
          previous={further ? { to: adminPathOf('suggestions', null, { table }), label: t('first') } : undefined}
          next={next ? { to: adminPathOf('suggestions', null, { table, after: next }), label: t('next') } : undefined}
        />
      </Stack>
    </Sheet>
  )
}

function SuggestionTable({ suggestions }: Pick<Loaded, 'suggestions'>) {
  const { t } = useTranslation('suggestions')
  return (
    <Table
      base
      caption={t('caption')}
      captionHidden
      columns={[
        { key: 'row', label: t('row') },
        { key: 'table', label: t('table') },
        { key: 'what', label: t('what') },
        { key: 'since', label: t('since') },
      ]}
      rows={suggestions.map(({ id, name, table, gone, since }) => ({
        key: id,
        header: (
          <Link to={adminPathOf('suggestion', { suggestionId: id })} lang={name.lang}>
            {name.text}
          </Link>
        ),
        cells: [table, t(gone ? 'letGo' : 'change'), since],
      }))}
    />
  )
}
