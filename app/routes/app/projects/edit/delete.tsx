import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { staleAction } from '#app/access/refused-action.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { deleteProject } from '#app/domain/projects/delete.server.ts'
import { findOwnProject } from '#app/domain/projects/drafts.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { pathOf } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { pathOfStep, stepAhead } from './step.server.ts'

export const handle = { i18n: 'projectTexts', failure: { load: 'projectForm', act: 'delete' }, scriptless: true }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const project = await findOwnProject(viewer, args.params.projectId ?? '')
  if (!project) throw problem(args, 404)
  const { t } = reading(args, 'projectTexts')
  const title = t('delete.title', { name: project.name })
  return {
    page: headOf(args, { title, description: t('delete.description') }),
    ...{ title, lead: t(project.state === 'DRAFT' ? 'delete.draft' : 'delete.open') },
    ...{ submit: t('delete.submit'), keep: t('delete.keep') },
    back: pathOfStep(stepAhead(project), project.id),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  if (!(await deleteProject(viewer, args.params.projectId ?? ''))) throw staleAction(args)
  return redirectWithToast(pathOf('projects'), 'deleted')
}

export default function DeleteProjectPage() {
  const { title, lead, submit, keep, back } = useLoaderData<typeof loader>()
  return (
    <Sheet narrow>
      <Stack gap="l">
        <PageTitle title={title} lead={lead} />
        <Form method="post">
          <Row>
            <Button kind="risk">{submit}</Button>
            <ButtonLink to={back} kind="second">
              {keep}
            </ButtonLink>
          </Row>
        </Form>
      </Stack>
    </Sheet>
  )
}
