import type { LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import {
  listProfessions,
  type ProfessionSummary,
  searchProfessions,
} from '#app/domain/professions/professions.server.ts'
import { type ProfessionField, professionFields } from '#app/domain/professions/vocabulary.ts'
import { isSearchable } from '#app/domain/text/search.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button, ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Columns, HeadedSection, Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'

export const handle = { i18n: ['profession', 'professions'], failure: { load: 'professions' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await guards.onboarded(args)
  const { t, language } = reading(args, 'profession')
  const search = new URL(args.request.url).searchParams
  const query = search.get('q')?.slice(0, 100).trim() ?? ''
  const field = professionFields.find(one => one === search.get('field')) ?? null
  const short = query !== '' && !isSearchable(query)
  const professions = query && !short ? await searchProfessions(query, language) : await listProfessions(language)
  return {
    page: headOf(args, { title: t('list.title'), description: t('list.description') }),
    query,
    short,
    field,
    groups: short ? [] : groupsOf(professions, { field, whole: field !== null || query !== '' }),
  }
}

/** Of every field so many are named; the rest are on the page of the field. */
const NAMED = 6

function groupsOf(
  professions: readonly ProfessionSummary[],
  { field: asked, whole }: { field: ProfessionField | null; whole: boolean },
) {
  return professionFields
    .filter(field => asked === null || field === asked)
    .map(field => ({ field, of: professions.filter(profession => profession.field === field) }))
    .filter(({ of }) => of.length > 0)
    .map(({ field, of }) => ({
      field,
      total: of.length,
      professions: (whole ? of : of.slice(0, NAMED)).map(({ id, title, lang }) => ({ id, title, lang })),
    }))
}

export default function ProfessionsPage() {
  const { query, short, field, groups } = useLoaderData<typeof loader>()
  const { t } = useTranslation('profession')
  const words = useTranslation('professions')
  return (
    <Sheet>
      <Stack gap="xl">
        <PageTitle title={t('list.title')} lead={t('list.lead')} />
        <Form method="get" action={pathOf('professions')} role="search">
          <Stack gap="s">
            <Field
              id="q"
              name="q"
              type="search"
              label={t('list.search')}
              hint={t('list.searchHint')}
              error={short ? t('list.searchShort') : undefined}
              defaultValue={query}
              maxLength={100}
            />
            <Row>
              <Button kind="second">{t('list.find')}</Button>
              {query || field ? <QuietLink to={pathOf('professions')}>{t('list.all')}</QuietLink> : null}
            </Row>
          </Stack>
        </Form>
        {groups.length === 0 && !short ? (
          <EmptyState
            title={t('list.nothing')}
            action={
              <ButtonLink to={pathOf('professions')} kind="second">
                {t('list.all')}
              </ButtonLink>
            }
          >
            {t('list.nothingText')}
          </EmptyState>
        ) : null}
        {groups.map(group => (
          <HeadedSection key={group.field} id={group.field} heading={words.t(`field.${group.field}`)}>
            <Columns as="ul">
              {group.professions.map(({ id, title, lang }) => (
                <li key={id} lang={lang}>
                  <QuietLink to={pathOf('profession', { professionId: id })}>{title}</QuietLink>
                </li>
              ))}
            </Columns>
            {group.professions.length < group.total ? (
              <ButtonLink to={pathOf('professions', null, { field: group.field })} kind="second" forward>
                {t('list.whole', { count: group.total })}
                <VisuallyHidden>: {words.t(`field.${group.field}`)}</VisuallyHidden>
              </ButtonLink>
            ) : null}
          </HeadedSection>
        ))}
      </Stack>
    </Sheet>
  )
}
