import { useTranslation } from '#app/i18n/use-translation.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { FoldLink } from '#app/ui/fold.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Names } from '#app/ui/names.tsx'
import type { LoadedCatalogue } from './list.tsx'

type Ways = NonNullable<LoadedCatalogue['exploration']>

/** Entry points of the catalogue before a search, each with its number of institutions. */
export function WaysIn({ ways: { fields, cities, more, countries } }: { ways: Ways }) {
  const { t } = useTranslation('institutions')
  return (
    <>
      <section aria-label={t('ways.fields')}>
        {fields.map(({ field, title, says, isOwn, to }) => (
          <FoldLink key={field} to={to} title={title} says={says} field={field} here={isOwn} />
        ))}
      </section>
      <Stack as="section" gap="s" aria-labelledby="cities">
        <h2 id="cities">{t('ways.cities')}</h2>
        <Names items={cities} />
        {more ? (
          <div>
            <QuietLink to={more.to}>{more.label}</QuietLink>
          </div>
        ) : null}
        {countries.length > 0 ? (
          <Disclosure summary={t('ways.countries')}>
            <Names items={countries} />
          </Disclosure>
        ) : null}
      </Stack>
    </>
  )
}

/** Cities of the selected country, collapsed above the results. */
export function CitiesThere({ cities }: { cities: NonNullable<LoadedCatalogue['cities']> }) {
  const { t } = useTranslation('institutions')
  return (
    <Disclosure summary={t('ways.cities')}>
      <Names items={cities} />
    </Disclosure>
  )
}
