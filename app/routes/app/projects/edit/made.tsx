import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { enterStep, pathOfStep, stepAhead } from './step.server.ts'

export const handle = { i18n: 'projectTexts', failure: { load: 'projectForm' }, scriptless: true }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const project = await enterStep(args, viewer, 'review')
  const { id: projectId, name, state } = project
  if (state === 'DRAFT') throw redirect(pathOfStep(stepAhead(project), projectId))
  const { t } = reading(args, 'projectTexts')
  const isOpen = state === 'SHOWN'
  const title = t(isOpen ? 'made.title' : 'made.titleWaits')
  const attach = `PROJECT:${projectId}`
  return {
    page: headOf(args, { title, description: t('made.description') }),
    ...{ title, lead: t(isOpen ? 'made.lead' : 'made.leadWaits', { name }) },
    open: { to: projectPathOf('project', { projectId }), label: t('made.open') },
    share: isOpen ? { to: communityPathOf('newPost', null, { attach }), label: t('made.share') } : null,
    another: { to: projectPathOf('newProject'), label: t('made.another') },
  }
}

export default function ProjectMadePage() {
  const { title, lead, open, share, another } = useLoaderData<typeof loader>()
  return (
    <Sheet narrow>
      <Stack gap="l">
        <PageTitle title={title} lead={lead} />
        <Row>
          <ButtonLink to={open.to} forward>
            {open.label}
          </ButtonLink>
          {share ? (
            <ButtonLink to={share.to} kind="second">
              {share.label}
            </ButtonLink>
          ) : null}
          <QuietLink to={another.to}>{another.label}</QuietLink>
        </Row>
      </Stack>
    </Sheet>
  )
}
