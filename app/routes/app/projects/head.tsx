import { useTranslation } from '#app/i18n/use-translation.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink, QuietButton, QuietLink } from '#app/ui/button.tsx'
import { Row } from '#app/ui/layout.tsx'
import { Menu } from '#app/ui/post.tsx'
import { ProjectHead } from '#app/ui/project.tsx'
import { Small } from '#app/ui/prose.tsx'
import { PersonForm } from '../feed/person-form.tsx'
import type { LoadedProject } from './show.tsx'

type Props = { project: LoadedProject['project'] }

/** Head of a project: name, description, status, and the viewer's main action. */
export function Head({ project }: Props) {
  const { t } = useTranslation('project')
  const { id: projectId, name, description, banner, logo, status, facts, state, decision, requests } = project
  return (
    <>
      <ProjectHead {...{ name, banner, logo }} lead={description} menu={<ProjectMenu project={project} />}>
        <Row>
          <Badge shape={status.shape}>{status.text}</Badge>
          {facts ? <Small as="span">{facts}</Small> : null}
        </Row>
        <Actions project={project} />
      </ProjectHead>
      {state ? (
        <Alert tone="warn">
          <p>{state}</p>
          {decision ? (
            <QuietLink to={decision.to} forward>
              {decision.label}
            </QuietLink>
          ) : null}
        </Alert>
      ) : null}
      {requests ? (
        <Alert tone="info" title={requests}>
          <QuietLink to={projectPathOf('projectTeam', { projectId })} forward>
            {t('requests.open')}
          </QuietLink>
        </Alert>
      ) : null}
    </>
  )
}

/** Main action for the viewer's role, and the follow button. Other actions are in the menu. */
function Actions({ project }: Props) {
  const { t } = useTranslation('project')
  const { id: projectId, may, asked, followed } = project
  return (
    <>
      {asked ? <p>{asked}</p> : null}
      <Row>
        {may.write ? (
          <ButtonLink to={projectPathOf('projectUpdate', { projectId })}>{t('write')}</ButtonLink>
        ) : may.join ? (
          <ButtonLink to={projectPathOf('joinProject', { projectId })} forward>
            {t('join')}
          </ButtonLink>
        ) : asked ? (
          <form method="post" action={projectPathOf('withdrawRequest', { projectId })}>
            <Button kind="second">{t('withdraw')}</Button>
          </form>
        ) : null}
        {may.edit ? (
          <ButtonLink to={projectPathOf('editProject', { projectId })} kind={may.write ? 'second' : 'main'}>
            {t('edit')}
          </ButtonLink>
        ) : null}
        {may.follow ? (
          <form method="post" action={projectPathOf('followProject', { projectId })}>
            <Button kind="second" name="wanted" value={followed ? 'off' : 'on'}>
              {t(followed ? 'unfollow' : 'follow')}
            </Button>
          </form>
        ) : null}
      </Row>
    </>
  )
}

function ProjectMenu({ project: { id: projectId, name, role, lead, pinned } }: Props) {
  const { t } = useTranslation('project')
  const back = projectPathOf('project', { projectId })
  return (
    <Menu label={t('menu', { name })}>
      {role === null ? (
        <>
          <QuietLink to={communityPathOf('report', null, { kind: 'PROJECT', id: projectId })}>{t('report')}</QuietLink>
          <PersonForm person={lead} back={back} />
        </>
      ) : (
        <>
          <form method="post" action={projectPathOf('pinProject', { projectId })}>
            <input type="hidden" name="back" value={back} />
            <QuietButton name="wanted" value={pinned ? 'off' : 'on'}>
              {t(pinned ? 'unpin' : 'pin')}
            </QuietButton>
          </form>
          {role === 'LEAD' ? null : (
            <QuietLink to={communityPathOf('report', null, { kind: 'PROJECT', id: projectId })}>
              {t('report')}
            </QuietLink>
          )}
          <QuietLink to={projectPathOf('leaveProject', { projectId })} risk>
            {t('leave')}
          </QuietLink>
          {role === 'LEAD' ? (
            <QuietLink to={projectPathOf('deleteProject', { projectId })} risk>
              {t('delete')}
            </QuietLink>
          ) : null}
        </>
      )}
    </Menu>
  )
}
