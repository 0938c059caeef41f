import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { Columns, Panel, Row, Stack } from '#app/ui/layout.tsx'
import { Small } from '#app/ui/prose.tsx'
import { optionOf } from './option.ts'
import type { LoadedProgrammes } from './programme.tsx'
import { StepSheet } from './step-page.tsx'

type Found = { found: NonNullable<LoadedProgrammes['institutions']> }

/** List of institutions that link to their programmes: picked and fitting ones, or the search results. */
export function InstitutionChoice({ found, back }: Found & { back: string }) {
  const { t } = useTranslation('wizard')
  const { searched, picked, offers, total, typed, short } = found
  return (
    <StepSheet number={3} back={back} title={t('programme.title')} lead={t('programme.lead')}>
      <Search found={found} />
      {picked.length > 0 ? <Offers heading={t('institution.picked')} offers={picked} /> : null}
      {offers.length > 0 ? (
        <Offers heading={t(searched ? 'institution.found' : 'institution.fitting')} offers={offers} />
      ) : searched && !short ? (
        <p role="status">{t('nothing', { q: typed })}</p>
      ) : null}
      {searched && total > offers.length ? (
        <Small>{t('institution.more', { count: offers.length, total })}</Small>
      ) : null}
    </StepSheet>
  )
}

type OffersProps = { heading: string; offers: { id: string; name: string; lang?: string; city?: string }[] }

function Offers({ heading, offers }: OffersProps) {
  return (
    <Stack as="section" gap="s" aria-label={heading}>
      <h2>{heading}</h2>
      <Stack as="ul" gap="s">
        {offers.map(({ id, name, lang, city }) => (
          <li key={id} lang={lang}>
            <QuietLink to={pathOf('planProgramme', null, { institution: id })}>{name}</QuietLink>
            {city ? <Small>{city}</Small> : null}
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

function Search({ found: { typed, short, country, countries } }: Found) {
  const { t } = useTranslation('wizard')
  return (
    <Panel>
      <Form method="get" action={pathOf('planProgramme')} role="search" key={`${typed} ${country}`}>
        <Stack gap="s">
          <Columns>
            <Field
              id="q"
              name="q"
              type="search"
              label={t('institution.search')}
              hint={t('institution.searchHint')}
              error={short ? t('short') : undefined}
              defaultValue={typed}
              maxLength={100}
            />
            <Select
              id="country"
              name="country"
              label={t('country')}
              placeholder={t('country.any')}
              defaultValue={country ?? ''}
              options={countries.map(optionOf)}
            />
          </Columns>
          <Row>
            <Button kind="second">{t('find')}</Button>
          </Row>
        </Stack>
      </Form>
    </Panel>
  )
}
