import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { composeInstitution } from '#app/domain/institutions/institution-sheet.server.ts'
import { findAdmissionWay } from '#app/domain/way/admission-way.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { LinkList, Note } from '#app/ui/card.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Sheet, Split, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { nextStepAfterInstitution } from '#app/wording/admission/next-step-texts.server.ts'
import { institutionTexts } from '#app/wording/institutions/institution-texts.server.ts'
import { WayOn } from '../admission/way-on.tsx'
import { AdmissionSections } from './admission-sections.tsx'
import { PickButton } from './pick-button.tsx'
import { PicksBar } from './picks-bar.tsx'
import { Programmes } from './programme-tables.tsx'

export const handle = { i18n: ['institution', 'picks'], failure: { load: 'institution' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const reader = reading(args, 'admission')
  const { language } = reader
  const id = args.params.institutionId ?? ''
  const way = await findAdmissionWay(viewer, language)
  const sheet = await composeInstitution(viewer, id, language, way.picks)
  if (!sheet) throw problem(args, 404)
  const { name, about, programmes } = sheet.institution
  return {
    page: headOf(args, { title: name, description: about ?? name }),
    institution: institutionTexts(sheet, reader),
    nextStep: nextStepAfterInstitution(way, { id, isComparable: programmes.length > 0 }, reader.in('nextSteps')),
  }
}

export type LoadedInstitution = ReturnType<typeof useLoaderData<typeof loader>>['institution']

export default function InstitutionPage() {
  const { institution, nextStep } = useLoaderData<typeof loader>()
  const { id, name, lang, about, check, source, partial, professions, picks, picked } = institution
  const { t } = useTranslation('institution')
  const here = pathOf('institution', { institutionId: id })
  return (
    <Sheet>
      <Stack gap="xl">
        <Split
          main={
            <Stack gap="xl">
              <div>
                <Crumbs
                  items={[
                    { to: pathOf('institutions'), label: t('catalogue') },
                    { label: name, lang },
                  ]}
                />
                <Stack>
                  <PageTitle title={name} lead={about ?? undefined} lang={lang} />
                  {picked || institution.programmes.total > 0 ? (
                    <PickButton institutionId={id} name={name} picked={picked} back={here} />
                  ) : null}
                </Stack>
              </div>
              <Profile institution={institution} />
              <Programmes
                programmes={institution.programmes}
                rates={institution.rates}
                partial={partial}
                ask={institution.ask}
              />
              {professions.length > 0 ? <Professions professions={professions} /> : null}
              <AdmissionSections institution={institution} />
            </Stack>
          }
          aside={
            <>
              {picks.length > 0 ? <PicksBar picks={picks} back={here} /> : null}
              {check ? <Note title={t('check')}>{check}</Note> : null}
              <Note title={t('sources')}>{source}</Note>
            </>
          }
        />
        <WayOn step={nextStep} />
      </Stack>
    </Sheet>
  )
}

function Profile({ institution }: { institution: LoadedInstitution }) {
  const { t } = useTranslation('institution')
  const { type, financing, dormitory, place, entry, national, officialCode, admission } = institution
  const { website, noWebsite } = institution
  return (
    <Stack as="section" aria-labelledby="facts">
      <h2 id="facts">{t('facts')}</h2>
      <Facts
        items={[
          { term: t('place'), text: place },
          { term: t('kind'), text: type },
          { term: t('financing'), text: financing },
          { term: t('dormitory'), text: dormitory },
          ...(entry ? [{ term: t('entry'), text: entry }] : []),
          { term: t('chosenBy'), text: t(`chosenBy.${admission}`) },
          ...(national ? [{ term: t('status'), text: t('status.national') }] : []),
          ...(officialCode ? [{ term: t('code'), text: officialCode }] : []),
          {
            term: t('website'),
            text: website ? (
              <a href={website.to} rel="noopener noreferrer external">
                {website.host}
              </a>
            ) : (
              noWebsite
            ),
          },
        ]}
      />
    </Stack>
  )
}

/** Professions that the specialities lead to, the counterpart of `WhereTaught` on the page of a profession. */
function Professions({ professions }: Pick<LoadedInstitution, 'professions'>) {
  const { t } = useTranslation('institution')
  return (
    <Disclosure summary={t('professions', { count: professions.length })}>
      <LinkList
        items={professions.map(({ id, title }) => ({ to: pathOf('profession', { professionId: id }), label: title }))}
      />
    </Disclosure>
  )
}
