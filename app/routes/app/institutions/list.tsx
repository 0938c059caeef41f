import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { findFirstTest } from '#app/domain/assessments/tests.server.ts'
import { browseCatalogue } from '#app/domain/institutions/catalogue.server.ts'
import { findAdmissionWay } from '#app/domain/way/admission-way.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { nextStepAfterPlaces } from '#app/wording/admission/next-step-texts.server.ts'
import { catalogueTexts } from '#app/wording/institutions/list-texts.server.ts'
import { WayOn } from '../admission/way-on.tsx'
import { Filters } from './filters.tsx'
import { Found } from './found.tsx'
import { PicksBar } from './picks-bar.tsx'
import { CitiesThere, WaysIn } from './ways-in.tsx'

export const handle = { i18n: ['institutions', 'picks'], failure: { load: 'institutions' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const reader = reading(args, 'institutions')
  const { t, language } = reader
  const { searchParams } = new URL(args.request.url)
  const way = await findAdmissionWay(viewer, language)
  const catalogue = await browseCatalogue(viewer, searchParams, language, way.picks)
  return {
    page: headOf(args, { title: t('title'), description: t('description') }),
    ...catalogueTexts(catalogue, reader.in('admission')),
    nextStep: nextStepAfterPlaces(way, { ...catalogue, firstTest: await findFirstTest() }, reader.in('nextSteps')),
  }
}

export type LoadedCatalogue = ReturnType<typeof useLoaderData<typeof loader>>

export default function InstitutionsPage() {
  const catalogue = useLoaderData<typeof loader>()
  const { t } = useTranslation('institutions')
  const { exploration, cities, kinds, picks, here, nextStep } = catalogue
  return (
    <Sheet>
      <Stack gap="l">
        <PageTitle title={t('title')} lead={exploration ? t('lead') : undefined} />
        <Tabs label={t('kinds')} items={kinds} />
        <Stack gap="s">
          <Filters catalogue={catalogue} />
          {cities ? <CitiesThere cities={cities} /> : null}
        </Stack>
        {exploration ? <WaysIn ways={exploration} /> : null}
        <Found catalogue={catalogue} />
        {picks.length > 0 ? <PicksBar picks={picks} back={here} /> : null}
        <WayOn step={nextStep} />
      </Stack>
    </Sheet>
  )
}
