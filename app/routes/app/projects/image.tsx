import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { readPreferences } from '#app/access/preferences.ts'
import { findImages } from '#app/domain/projects/project-page.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { LargePicture } from '#app/ui/project.tsx'

export const handle = { i18n: 'project', scriptless: true, failure: { load: 'project' } }
export const meta = pageMeta

/** Loads a single picture of a project in full size. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const { projectId = '', fileId = '' } = args.params
  const found = await findImages(viewer, projectId)
  const at = found?.images.findIndex(image => image.fileId === fileId) ?? -1
  const image = found?.images[at]
  if (!found || !image) throw problem(args, 404)
  const { t } = reading(args, 'project')
  const { width, height, description } = image
  const place = { number: at + 1, count: found.images.length }
  const pathTo = (other: (typeof found.images)[number] | undefined) =>
    other ? projectPathOf('projectImage', { projectId, fileId: other.fileId }) : null
  return {
    page: headOf(args, { title: t('image.titleOf', { name: found.name, ...place }), description: t('description') }),
    ...{ projectId, name: found.name, title: t('image.title', place), width, height, description },
    file: pathOf('file', { fileId, variant: 'main' }),
    lite: readPreferences(args.request).lite,
    previous: pathTo(found.images[at - 1]),
    next: pathTo(found.images[at + 1]),
  }
}

export default function ProjectImagePage() {
  const { projectId, name, title, file, width, height, description, lite, previous, next } =
    useLoaderData<typeof loader>()
  const { t } = useTranslation('project')
  const caption = description ?? t('image.unnamed')
  return (
    <Sheet>
      <Stack gap="l">
        <PageTitle title={title} lead={name} />
        <Stack as="figure" gap="s">
          {lite ? (
            <a href={file}>{t('image.show')}</a>
          ) : (
            <LargePicture src={file} alt="" width={width} height={height} />
          )}
          <figcaption dir="auto">{caption}</figcaption>
        </Stack>
        <Pagination
          label={t('image.pages')}
          previous={previous ? { to: previous, label: t('image.previous') } : undefined}
          next={next ? { to: next, label: t('image.next') } : undefined}
        />
        <div>
          <QuietLink to={`${projectPathOf('project', { projectId })}#images`} back>
            {t('back')}
          </QuietLink>
        </div>
      </Stack>
    </Sheet>
  )
}
