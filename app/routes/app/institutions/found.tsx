import { Fragment } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState, LinkList, Note } from '#app/ui/card.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { CachedItems } from '#app/ui/cached.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { PlaceLines } from '#app/ui/place-lines.tsx'
import { Small } from '#app/ui/prose.tsx'
import type { LoadedCatalogue } from './list.tsx'
import { PickButton } from './pick-button.tsx'
import { Unpublished } from './unpublished.tsx'

/** Results: their number, the active filters, and a page of institutions. */
export function Found({ catalogue }: { catalogue: LoadedCatalogue }) {
  const { t } = useTranslation('institutions')
  const { total, institutions, asked, first, next, here, exploration, near, unpublished } = catalogue
  // The type is already shown in the views above.
  const active = catalogue.active.filter(({ name }) => name !== 'type')
  return (
    <Stack as="section" aria-labelledby="found">
      <h2 id="found">{exploration ? t('all', { count: total }) : t('found', { count: total })}</h2>
      {active.length > 0 ? <Active conditions={active} /> : null}
      {asked.speciality ? <Speciality speciality={asked.speciality} /> : null}
      {unpublished?.isFirst ? <Unpublished group={unpublished} /> : null}
      {near && institutions.length > 0 ? <Small>{near}</Small> : null}
      {institutions.length === 0 && unpublished ? null : institutions.length === 0 ? (
        <EmptyState
          title={t('nothing')}
          as="h3"
          action={
            <ButtonLink to={pathOf('institutions')} kind="second">
              {t('clear')}
            </ButtonLink>
          }
        >
          {t('nothingText')}
        </EmptyState>
      ) : (
        <PlaceLines
          items={institutions.map(institution => ({
            id: `at-${institution.id}`,
            line: (
              <CachedItems of={['institution', institution, here]}>
                <Institution institution={institution} back={here} />
              </CachedItems>
            ),
          }))}
        />
      )}
      {unpublished && !unpublished.isFirst ? <Unpublished group={unpublished} /> : null}
      <Pagination
        label={t('pages')}
        previous={first ? { to: first, label: t('first') } : undefined}
        next={next ? { to: next, label: t('next') } : undefined}
      />
      <Small>{t('prices')}</Small>
    </Stack>
  )
}

/** Qualifications of the searched speciality, and the professions it leads to. */
function Speciality({ speciality }: { speciality: NonNullable<LoadedCatalogue['asked']['speciality']> }) {
  const { t } = useTranslation('institutions')
  const { code, name, qualifications, professions } = speciality
  return (
    <Note title={`${code} ${name}`}>
      {qualifications.length > 0 ? <p>{t('speciality.become', { names: qualifications.join('; ') })}</p> : null}
      {professions.length > 0 ? (
        <>
          <p>{t('speciality.professions')}</p>
          <LinkList
            items={professions.map(({ id, title }) => ({
              to: pathOf('profession', { professionId: id }),
              label: title,
            }))}
          />
        </>
      ) : null}
    </Note>
  )
}

/** Active filters, each linked to the list without it. */
function Active({ conditions }: { conditions: LoadedCatalogue['active'] }) {
  const { t } = useTranslation('institutions')
  return (
    <Small soft={false}>
      {t('active')}{' '}
      {conditions.map(({ name, label, to }, at) => (
        <Fragment key={name}>
          {at > 0 ? ' · ' : null}
          <Link to={to}>{label}</Link>
        </Fragment>
      ))}
    </Small>
  )
}

type InstitutionProps = { institution: LoadedCatalogue['institutions'][number]; back: string }

/** An institution with a link to its page; the most requested facts are in a disclosure. */
function Institution({ institution, back }: InstitutionProps) {
  const { t } = useTranslation('institutions')
  const { id, name, lang, line, place, about, cost, named, comparable, picked } = institution
  return (
    <>
      <h3 lang={lang}>
        <Link to={pathOf('institution', { institutionId: id })}>{name}</Link>
      </h3>
      <Disclosure
        summary={
          <>
            {line} {picked ? <Badge shape="full">{t('picked')}</Badge> : null}
          </>
        }
      >
        <Stack gap="s">
          <p>
            {place}
            <br />
            {about}
            <br />
            {cost}
          </p>
          {named ? <Small soft={false}>{named}</Small> : null}
          {comparable ? <PickButton institutionId={id} name={name} picked={picked} back={`${back}#at-${id}`} /> : null}
        </Stack>
      </Disclosure>
    </>
  )
}
