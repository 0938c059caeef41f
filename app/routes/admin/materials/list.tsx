import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { linkStates, listMaterials, type MaterialQuery } from '#app/domain/materials/list-materials.server.ts'
import { materialKinds, skills } from '#app/domain/materials/vocabulary.ts'
import { languages } from '#app/i18n/config.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/card.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { linkText } from '#app/wording/materials/link-text.server.ts'
import { AdminTabs } from '../admin-tabs.tsx'
import { MaterialFilters } from './list-filters.tsx'
import { MaterialsTable } from './list-table.tsx'
import { choicesOf } from './material-words.server.ts'

export const handle = { i18n: ['adminMaterials', 'admin'], failure: { load: 'materials' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const reader = reading(args, 'adminMaterials')
  const { t, language } = reader
  const query = queryIn(new URL(args.request.url).searchParams)
  const found = await listMaterials(query, language)
  if (!found) throw problem(args, 404)
  const choices = choicesOf(args)
  const nameOf = (skill: string) => choices.skills.find(({ value }) => value === skill)?.label ?? skill
  return {
    page: headOf(args, { title: t('title'), description: t('description') }),
    query,
    choices,
    links: linkStates.map(value => ({ value, label: t(`link.${value}`) })),
    total: found.total,
    next: found.next,
    materials: found.materials.map(
      ({ id, title, author, kind, language: taughtIn, seen, retiredAt, link, ...rest }) => ({
        ...{ id, title, author, kind, language: taughtIn, seen, retired: retiredAt !== null },
        skills: rest.skills.map(nameOf).join(', '),
        link: linkText(link, reader),
      }),
    ),
  }
}

export type LoadedMaterials = ReturnType<typeof useLoaderData<typeof loader>>

function queryIn(asked: URLSearchParams): MaterialQuery {
  return {
    q: (asked.get('q') ?? '').trim().slice(0, 100),
    skill: skills.find(skill => skill === asked.get('skill')) ?? null,
    language: languages.find(language => language === asked.get('language')) ?? null,
    kind: materialKinds.find(kind => kind === asked.get('kind')) ?? null,
    state: (['used', 'retired'] as const).find(state => state === asked.get('state')) ?? null,
    unseen: asked.get('unseen') === 'on',
    link: linkStates.find(state => state === asked.get('link')) ?? null,
    after: asked.get('after') || null,
  }
}

export default function MaterialsPage() {
  const loaded = useLoaderData<typeof loader>()
  const { query, materials, total, next } = loaded
  const { t } = useTranslation('adminMaterials')
  const { after, unseen, ...rest } = query
  const filters = { ...rest, unseen: unseen ? 'on' : null }
  return (
    <Sheet>
      <Stack gap="l">
        <AdminTabs current="materials" />
        <PageTitle
          title={t('title')}
          lead={t('lead')}
          end={
            <ButtonLink kind="second" small to={adminPathOf('newMaterial')}>
              {t('add')}
            </ButtonLink>
          }
        />
        <MaterialFilters loaded={loaded} />
        {materials.length === 0 ? (
          <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
        ) : (
          <MaterialsTable materials={materials} total={total} />
        )}
        <Pagination
          label={t('pages')}
          previous={after ? { to: adminPathOf('materials', null, filters), label: t('first') } : undefined}
          next={
            next ? { to: adminPathOf('materials', null, { ...filters, after: next }), label: t('next') } : undefined
          }
        />
      </Stack>
    </Sheet>
  )
}
