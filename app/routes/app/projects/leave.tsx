import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { staleAction } from '#app/access/refused-action.server.ts'
import { findProject, findTeam } from '#app/domain/projects/project-page.server.ts'
import { leaveTeam } from '#app/domain/projects/team.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

export const handle = { i18n: 'project', scriptless: true, failure: { load: 'project', act: 'projectAct' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const projectId = args.params.projectId ?? ''
  const team = await findTeam(viewer, projectId)
  if (!team) throw problem(args, 404)
  const { t } = reading(args, 'project')
  const says = team.leads ? (team.members.length > 1 ? 'leave.lead' : 'leave.alone') : 'leave.text'
  return {
    page: headOf(args, { title: t('leave.title'), description: t('leave.description') }),
    ...{ projectId, says: t(says, { name: team.name }), leads: team.leads, alone: team.members.length === 1 },
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const projectId = args.params.projectId ?? ''
  const outcome = await leaveTeam(viewer, projectId)
  if (outcome === null) throw staleAction(args)
  // The page explains that the lead must hand over the project first.
  if (outcome === 'lead') return redirect(projectPathOf('leaveProject', { projectId }))
  // A former member may no longer see the project.
  const sees = await findProject(viewer, projectId)
  return redirect(sees ? projectPathOf('project', { projectId }) : pathOf('projects'))
}

export default function LeaveProjectPage() {
  const { projectId, says, leads, alone } = useLoaderData<typeof loader>()
  const { t } = useTranslation('project')
  const stay = (
    <ButtonLink to={projectPathOf('project', { projectId })} kind="second">
      {t('leave.stay')}
    </ButtonLink>
  )
  return (
    <Sheet narrow>
      <Stack gap="l">
        <PageTitle title={t('leave.title')} lead={says} />
        {leads ? (
          <Row>
            {alone ? null : (
              <ButtonLink to={`${projectPathOf('projectTeam', { projectId })}#hand-over`}>
                {t('leave.handOver')}
              </ButtonLink>
            )}
            {stay}
          </Row>
        ) : (
          <Form method="post">
            <Row>
              <Button kind="risk">{t('leave.do')}</Button>
              {stay}
            </Row>
          </Form>
        )}
      </Stack>
    </Sheet>
  )
}
