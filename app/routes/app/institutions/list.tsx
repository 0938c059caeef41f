import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { browseCatalogue } from '#app/domain/institutions/catalogue.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { catalogueTexts } from '#app/wording/institutions/list-texts.server.ts'
import { Filters } from './filters.tsx'
import { Found } from './found.tsx'
import { PicksBar } from './picks-bar.tsx'
import { Way } from './way.tsx'

export const handle = { i18n: ['institutions', 'picks'], failure: { load: 'institutions' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const reader = reading(args, 'institutions')
  const { t, language } = reader
  const { searchParams } = new URL(args.request.url)
  return {
    page: headOf(args, { title: t('title'), description: t('description') }),
    ...catalogueTexts(await browseCatalogue(viewer, searchParams, language), reader.in('admission')),
  }
}

export type LoadedCatalogue = ReturnType<typeof useLoaderData<typeof loader>>

export default function InstitutionsPage() {
  const catalogue = useLoaderData<typeof loader>()
  const { t } = useTranslation('institutions')
  return (
    <Sheet>
      <Stack gap="xl">
        <Stack>
          <PageTitle title={t('title')} lead={t('lead')} />
          {catalogue.picks.length === 0 ? <Way /> : null}
        </Stack>
        {catalogue.picks.length > 0 ? <PicksBar picks={catalogue.picks} back={catalogue.here} /> : null}
        <Filters catalogue={catalogue} />
        <Found catalogue={catalogue} />
      </Stack>
    </Sheet>
  )
}
