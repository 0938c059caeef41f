import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { staleAction } from '#app/access/refused-action.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { checkWords } from '#app/domain/moderation/calls-for-help.server.ts'
import { saveDuty } from '#app/domain/projects/asking.server.ts'
import { LETTERS } from '#app/domain/projects/limits.ts'
import { findMember } from '#app/domain/projects/project-page.server.ts'
import { memberSchema } from '#app/domain/projects/project.schema.ts'
import { removeMember } from '#app/domain/projects/team.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'

export const handle = {
  i18n: ['project', 'fields'],
  scriptless: true,
  failure: { load: 'project', act: 'projectAct' },
}
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const { projectId = '', username = '' } = args.params
  const member = await findMember(viewer, projectId, username)
  if (!member) throw problem(args, 404)
  const { t } = reading(args, 'project')
  const name = `${member.firstName} ${member.lastName}`.trim()
  return {
    page: headOf(args, { title: t('member.titleOf', { name }), description: t('member.description') }),
    title: member.own ? t('member.own') : t('member.other', { name }),
    ...{ projectId, username: member.username, project: member.project, duty: member.duty ?? '' },
    removable: member.leads && !member.own,
    constraint: constraintOf(memberSchema),
    letters: LETTERS.duty.max,
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const { projectId = '', username = '' } = args.params
  const member = await findMember(viewer, projectId, username)
  if (!member) throw problem(args, 404)
  const form = await readForm(args, memberSchema)
  if (form.refused) return form.refused

  const there = projectPathOf('projectTeam', { projectId })
  if (form.value.act === 'remove') {
    if (!(await removeMember(viewer, projectId, member.userId))) throw staleAction(args)
    return redirect(there)
  }
  const outcome = await saveDuty(viewer, { projectId, userId: member.userId }, form.value.duty ?? null)
  if (outcome === null) throw staleAction(args)
  if (outcome !== 'saved') return form.refuse({ duty: outcome })
  if (member.own && (await checkWords(viewer, form.value.duty ?? null)))
    return redirect(pathOf('help', null, { redirect: there }))
  return redirectWithToast(there, 'saved')
}

export default function ProjectMemberPage() {
  const { title, projectId, project, duty, removable, constraint, letters } = useLoaderData<typeof loader>()
  const { t } = useTranslation('project')
  const form = useForm({ constraint, defaults: { duty }, message: useFieldMessage('project') })
  return (
    <FormPage
      form={form}
      title={title}
      lead={project}
      buttons={
        <Button name="act" value="duty">
          {t('member.save')}
        </Button>
      }
      margin={
        <>
          {removable ? (
            <Note title={t('member.remove')}>
              <p>{t('member.removeText')}</p>
              <form method="post">
                <Button name="act" value="remove" kind="risk">
                  {t('member.remove')}
                </Button>
              </form>
            </Note>
          ) : null}
          <div>
            <QuietLink to={projectPathOf('projectTeam', { projectId })} back>
              {t('member.back')}
            </QuietLink>
          </div>
        </>
      }
    >
      <Field
        {...form.field('duty')}
        label={t('member.duty')}
        hint={t('member.dutyHint')}
        maxLength={letters}
        optional
      />
    </FormPage>
  )
}
