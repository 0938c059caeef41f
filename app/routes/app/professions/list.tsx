import type { LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { listProfessions, searchProfessions } from '#app/domain/professions/professions.server.ts'
import { professionFields } from '#app/domain/professions/vocabulary.ts'
import { isSearchable } from '#app/domain/text/search.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button, ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Columns, HeadedSection, Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

export const handle = { i18n: ['profession', 'professions'], failure: { load: 'professions' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await guards.onboarded(args)
  const { t, language } = reading(args, 'profession')
  const query = new URL(args.request.url).searchParams.get('q')?.slice(0, 100).trim() ?? ''
  const short = query !== '' && !isSearchable(query)
  const professions = query && !short ? await searchProfessions(query, language) : await listProfessions(language)
  return {
    page: headOf(args, { title: t('list.title'), description: t('list.description') }),
    query,
    short,
    professions: short ? [] : professions.map(({ id, field, title, lang }) => ({ id, field, title, lang })),
  }
}

export default function ProfessionsPage() {
  const { query, short, professions } = useLoaderData<typeof loader>()
  const { t } = useTranslation('profession')
  const words = useTranslation('professions')
  const fields = professionFields
    .map(field => ({ field, professions: professions.filter(profession => profession.field === field) }))
    .filter(group => group.professions.length > 0)
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
              {query ? <QuietLink to={pathOf('professions')}>{t('list.all')}</QuietLink> : null}
            </Row>
          </Stack>
        </Form>
        {fields.length === 0 && !short ? (
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
        {fields.map(group => (
          <HeadedSection key={group.field} id={group.field} heading={words.t(`field.${group.field}`)}>
            <Columns as="ul">
              {group.professions.map(({ id, title, lang }) => (
                <li key={id} lang={lang}>
                  <QuietLink to={pathOf('profession', { professionId: id })}>{title}</QuietLink>
                </li>
              ))}
            </Columns>
          </HeadedSection>
        ))}
      </Stack>
    </Sheet>
  )
}
