import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { listManagedMajors } from '#app/domain/institutions/managed-institutions.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { moneyText, yearsText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/card.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Table } from '#app/ui/table.tsx'
import { institutionOf } from './institution-of.server.ts'

export const handle = { i18n: ['adminInstitutions'], failure: { load: 'institution' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const institution = await institutionOf(args)
  const { t, language } = reading(args, 'adminInstitutions')
  const asked = new URL(args.request.url).searchParams
  const state = (['used', 'retired'] as const).find(one => one === asked.get('state')) ?? null
  const after = asked.get('after') || null
  const found = await listManagedMajors(institution.id, { state, after })
  if (!found) throw problem(args, 404)
  return {
    page: headOf(args, { title: t('majorsTitle', { name: institution.text }), description: t('description') }),
    ...{ institution, state, after, next: found.next },
    majors: found.majors.map(({ name, groupCode, specialityCode, years, cost, currency, ...rest }) => ({
      ...rest,
      name: inLanguage(name, language),
      code: groupCode ?? specialityCode ?? '',
      years: years === null ? t('notKnown') : yearsText(years, language),
      cost: cost === null ? t('notKnown') : moneyText(cost, currency ?? 'KZT', language),
    })),
  }
}

export default function MajorsPage() {
  const { page, institution, majors, next, state, after } = useLoaderData<typeof loader>()
  const { t } = useTranslation('adminInstitutions')
  const at = { institutionId: institution.id }
  return (
    <Sheet>
      <Stack gap="l">
        <PageTitle title={page.title} lead={t('majorsLead')} />
        <Row>
          <ButtonLink small to={adminPathOf('newMajor', at)}>
            {t('addMajor')}
          </ButtonLink>
          <ButtonLink kind="second" small to={adminPathOf('uploadMajors', at)}>
            {t('upload')}
          </ButtonLink>
          <Link to={adminPathOf('exportMajors', at)} reloadDocument>
            {t('exportXlsx')}
          </Link>
          <Link to={adminPathOf('exportMajors', at, { as: 'csv' })} reloadDocument>
            {t('exportCsv')}
          </Link>
          <Link to={adminPathOf('adminInstitution', at)} reloadDocument>
            {t('toInstitution')}
          </Link>
        </Row>
        {majors.length === 0 ? (
          <EmptyState title={t('noMajors')}>{t('noMajorsText')}</EmptyState>
        ) : (
          <Table
            base
            caption={t('majorsCaption')}
            captionHidden
            columns={[
              { key: 'name', label: t('name') },
              { key: 'code', label: t('code') },
              { key: 'years', label: t('field.years') },
              { key: 'cost', label: t('field.cost') },
              { key: 'costYear', label: t('field.costYear'), end: true },
            ]}
            rows={majors.map(({ id, name, code, years, cost, costYear, retired, grants }) => ({
              key: id,
              header: (
                <>
                  <Link to={adminPathOf('major', { ...at, majorId: id })} lang={name.language}>
                    {name.text}
                  </Link>
                  {retired ? <Small>{t('retiredMark')}</Small> : grants ? <Small>{t('field.grants')}</Small> : null}
                </>
              ),
              cells: [code, years, cost, costYear ?? ''],
            }))}
          />
        )}
        <Pagination
          label={t('pages')}
          previous={after ? { to: adminPathOf('majors', at, { state }), label: t('first') } : undefined}
          next={next ? { to: adminPathOf('majors', at, { state, after: next }), label: t('next') } : undefined}
        />
      </Stack>
    </Sheet>
  )
}
