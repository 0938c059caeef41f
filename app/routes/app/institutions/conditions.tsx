import { rareFilters, sorts } from '#app/domain/institutions/catalogue-query.ts'
import { financings, institutionKinds } from '#app/domain/institutions/vocabulary.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Checkbox, Select } from '#app/ui/field.tsx'
import { Columns, Stack } from '#app/ui/layout.tsx'
import { Choice, Typed } from './filter-fields.tsx'
import type { LoadedCatalogue } from './list.tsx'

type Part = { catalogue: LoadedCatalogue }

/** The city select appears only when a country is set: all cities of all countries would be too many. */
export function Places({ catalogue: { query, countries, regions, kindNames } }: Part) {
  const option = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name })
  const open = countries.filter(({ cities }) => cities.length > 0)
  return (
    <Columns>
      <Choice name="country" query={query} options={countries.map(option)} />
      <Choice name="region" query={query} options={regions.map(option)} />
      {query.filters.country || query.filters.city ? (
        <Choice
          name="city"
          query={query}
          options={
            open.length === 1
              ? open[0]!.cities.map(option)
              : open.map(({ name, cities }) => ({ label: name, options: cities.map(option) }))
          }
        />
      ) : null}
      <Choice
        name="type"
        query={query}
        options={institutionKinds.map(kind => ({ value: kind, label: kindNames[kind] }))}
      />
    </Columns>
  )
}

/** Filter for what fits the viewer. It requires a shortlist; other viewers get a link to the tests. */
export function Fits({ catalogue: { query, missingProfile } }: Part) {
  const { t } = useTranslation('institutions')
  if (missingProfile === null) {
    return (
      <Checkbox
        id="fits"
        name="fits"
        value="on"
        label={t('fits')}
        hint={t('fitsHint')}
        defaultChecked={query.filters.fits}
      />
    )
  }
  return (
    <p>
      {t(`fits.${missingProfile}`)} <QuietLink to={pathOf('tests')}>{t('fits.go')}</QuietLink>
    </p>
  )
}

/** Rarely used filters, collapsed unless one of them is set. */
export function Rare({ catalogue: { query, languages, financingKinds } }: Part) {
  const { t } = useTranslation('institutions')
  const { filters } = query
  const open = query.sort !== 'name' || query.typed.cost !== '' || rareFilters.some(name => filters[name])
  return (
    <Disclosure summary={t('more')} open={open}>
      <Stack>
        <Columns>
          <Choice
            name="financing"
            query={query}
            options={financings.map(financing => ({ value: financing, label: financingKinds[financing] }))}
          />
          <Choice
            name="language"
            query={query}
            options={languages.map(({ code, name }) => ({ value: code, label: name }))}
          />
          <Select
            id="sort"
            name="sort"
            label={t('sort')}
            defaultValue={query.sort}
            options={sorts.map(sort => ({ value: sort, label: t(`sort.${sort}`) }))}
          />
        </Columns>
        <Columns>
          <Typed name="cost" query={query} inputMode="numeric" maxLength={20} />
          <div>
            <Checkbox
              id="dormitory"
              name="dormitory"
              value="on"
              label={t('dormitory')}
              defaultChecked={filters.dormitory}
            />
            <Checkbox id="grants" name="grants" value="on" label={t('grants')} defaultChecked={filters.grants} />
          </div>
        </Columns>
      </Stack>
    </Disclosure>
  )
}
