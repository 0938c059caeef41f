import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Form } from '#app/ui/form.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import { Fits, Places, Rare } from './conditions.tsx'
import { Typed } from './filter-fields.tsx'
import type { LoadedCatalogue } from './list.tsx'

type Part = { catalogue: LoadedCatalogue }

/** Filter of the catalogue as a GET form, so that its address can be bookmarked. Before a search the text field is
 *  open. Afterwards the form is collapsed above the results, unless it has errors. */
export function Filters({ catalogue }: Part) {
  const { t } = useTranslation('institutions')
  const { query, exploration } = catalogue
  const isRefused = Object.keys(query.refused).length > 0
  return (
    // The key resets the fields to the filter of the new address.
    <Form method="get" action={pathOf('institutions')} role="search" key={catalogue.here}>
      {exploration ? (
        <Stack gap="s">
          <Words query={query} />
          <Row>
            <Button kind="second">{t('find')}</Button>
          </Row>
          <Disclosure summary={t('refine')}>
            <Conditions catalogue={catalogue} />
          </Disclosure>
        </Stack>
      ) : (
        <Disclosure summary={t('refine.more')} open={isRefused}>
          <Stack>
            <Words query={query} />
            <Conditions catalogue={catalogue} />
          </Stack>
        </Disclosure>
      )}
    </Form>
  )
}

function Words({ query }: Pick<LoadedCatalogue, 'query'>) {
  return <Typed name="q" query={query} type="search" maxLength={100} />
}

function Conditions({ catalogue }: Part) {
  const { t } = useTranslation('institutions')
  const { query, active } = catalogue
  const { field, profession } = query.filters
  return (
    <Stack>
      <Typed name="major" query={query} type="search" maxLength={100} />
      <Places catalogue={catalogue} />
      {field ? <input type="hidden" name="field" value={field} /> : null}
      {profession ? <input type="hidden" name="profession" value={profession} /> : null}
      <Fits catalogue={catalogue} />
      <Rare catalogue={catalogue} />
      <Row>
        <Button kind="second">{t('show')}</Button>
        {active.length > 0 ? <QuietLink to={pathOf('institutions')}>{t('clear')}</QuietLink> : null}
      </Row>
    </Stack>
  )
}
