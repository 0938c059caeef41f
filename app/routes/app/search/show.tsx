import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { find, MOST_COUNTED } from '#app/domain/finding/find.server.ts'
import { findingRules } from '#app/domain/finding/limits.ts'
import { countReading } from '#app/domain/rate-limits/readings.ts'
import { kindNames } from '#app/domain/search/kinds.ts'
import { MOST_LETTERS, readSearch } from '#app/domain/search/query.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Row, Sheet, Split, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { foundTexts } from '#app/wording/search/found-texts.server.ts'
import { FoundThings } from './found.tsx'

export const handle = { i18n: 'search', scriptless: true, failure: { load: 'search' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const reader = reading(args, 'search')
  const { t } = reader
  const asked = readSearch(new URL(args.request.url).searchParams)
  const tooOften = asked.q !== '' && countReading(findingRules.search, viewer.id) > 0
  const result = tooOften
    ? ('tooOften' as const)
    : await find(viewer, { ...asked, kind: asked.kind && kindNames[asked.kind] })
  const page = headOf(args, {
    title: asked.q ? t('titleOf', { q: asked.q }) : t('title'),
    description: t('description'),
  })
  // A refused search is a refused form: the input is kept and the error is shown at its field.
  if (typeof result === 'string') {
    const refused: 'short' | 'tooOften' = result
    return data({ page, asked, refused, result: null }, { status: refused === 'short' ? 400 : 429 })
  }
  return data({ page, asked, refused: null, result: result && foundTexts(asked, result, MOST_COUNTED, reader) })
}

export type LoadedSearch = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['result']>

export default function SearchPage() {
  const { asked, refused, result } = useLoaderData<typeof loader>()
  const { t } = useTranslation('search')
  return (
    <Sheet>
      <Stack gap="l">
        <PageTitle title={result ? result.heading : t('title')} />
        <Form method="get" action={pathOf('search')} role="search">
          <Stack gap="s">
            <Field
              id="search-q"
              name="q"
              type="search"
              label={t('q')}
              hint={t('qHint')}
              error={refused ? t(refused) : undefined}
              defaultValue={asked.q}
              maxLength={MOST_LETTERS}
            />
            {asked.kind ? <input type="hidden" name="kind" value={asked.kind} /> : null}
            <Row>
              <Button kind="second">{t('find')}</Button>
            </Row>
          </Stack>
        </Form>
        {result && result.total > 0 ? <Tabs label={t('kinds')} items={result.tabs} /> : null}
        <Split
          main={result ? <FoundThings result={result} q={asked.q} /> : null}
          asideLabel={t('about')}
          aside={
            <>
              <Note title={t('people')}>{t('peopleText')}</Note>
              <Note title={t('missing')}>
                <p>{t('missingText')}</p>
                <QuietLink to={pathOf('professions')}>{t('professions')}</QuietLink>
              </Note>
            </>
          }
        />
      </Stack>
    </Sheet>
  )
}
