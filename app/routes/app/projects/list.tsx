import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { readPreferences } from '#app/access/preferences.ts'
import { browseProjects } from '#app/domain/projects/browse.server.ts'
import { organizationsOf } from '#app/domain/visibility/organizations.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Sheet, Split, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { projectListTexts } from '#app/wording/projects/list-texts.server.ts'
import { Beside } from './beside.tsx'
import { Filters } from './filters.tsx'
import { FoundProjects } from './found.tsx'

export const handle = { i18n: 'projects', scriptless: true, failure: { load: 'projects' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const reader = reading(args, 'projects')
  const { t, language } = reader
  const browsed = await browseProjects(viewer, new URL(args.request.url).searchParams, language)
  const { lite } = readPreferences(args.request)
  const hasOrganization = organizationsOf(viewer).length > 0
  return data(
    {
      page: headOf(args, { title: t('title'), description: t('description') }),
      ...projectListTexts(browsed, { reader, lite, hasOrganization }),
    },
    // A one-character search is a refused form: the input is kept and the error is shown at its field.
    { status: browsed.query.short ? 400 : 200 },
  )
}

export type LoadedProjects = ReturnType<typeof useLoaderData<typeof loader>>

export default function ProjectsPage() {
  const loaded = useLoaderData<typeof loader>()
  const { t } = useTranslation('projects')
  return (
    <Sheet>
      <Stack gap="l">
        <PageTitle
          title={t('title')}
          end={
            <ButtonLink to={projectPathOf('newProject')} forward>
              {t('new')}
            </ButtonLink>
          }
        />
        <Tabs label={t('tabs')} items={loaded.tabs} />
        <Filters {...loaded} />
        <Split main={<FoundProjects {...loaded} />} asideLabel={t('about')} aside={<Beside {...loaded} />} />
      </Stack>
    </Sheet>
  )
}
