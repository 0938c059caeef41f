import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { checkWords } from '#app/domain/moderation/calls-for-help.server.ts'
import { sendRequest } from '#app/domain/projects/asking.server.ts'
import { LETTERS } from '#app/domain/projects/limits.ts'
import { findProject } from '#app/domain/projects/project-page.server.ts'
import { requestSchema } from '#app/domain/projects/project.schema.ts'
import { findJoinObstacle } from '#app/domain/projects/team.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { IdempotencyKeyField, newIdempotencyKey } from '#app/forms/idempotency-key.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { schoolsRule } from '#app/wording/projects/page-texts.server.ts'
import { heldAnswer } from '../feed/question.server.ts'
import { type Held, HeldQuestion } from '../feed/question.tsx'

export const handle = {
  i18n: ['project', 'fields'],
  scriptless: true,
  failure: { load: 'project', act: 'projectAct' },
}
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const reader = reading(args, 'project')
  const projectId = args.params.projectId ?? ''
  const project = await findProject(viewer, projectId)
  if (!project) throw problem(args, 404)
  const obstacle = await findJoinObstacle(viewer, projectId)
  // The project's page shows both states.
  if (obstacle === 'member' || obstacle === 'asked') throw redirect(projectPathOf('project', { projectId }))
  return {
    page: headOf(args, {
      title: reader.t('join.titleOf', { name: project.name }),
      description: reader.t('description'),
    }),
    ...{ projectId, name: project.name, lead: `${project.firstName} ${project.lastName}`.trim() },
    not: obstacle && reader.t(`invalid.${obstacle}`),
    schools: schoolsRule(viewer, reader),
    constraint: constraintOf(requestSchema),
    idempotencyKey: newIdempotencyKey(),
    letters: LETTERS.request.max,
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const projectId = args.params.projectId ?? ''
  const form = await readForm(args, requestSchema)
  if (form.refused) return form.refused

  const outcome = await sendRequest(viewer, projectId, form.value)
  if (outcome === null) throw problem(args, 404)
  const there = projectPathOf('project', { projectId })
  if (outcome === 'asked' || outcome === 'member') return redirect(there)
  if (typeof outcome === 'string') return form.refuse({ words: outcome }, outcome === 'tooOften' ? 429 : 400)
  if ('id' in outcome) {
    // Opens a case for words of self-harm. The sender has already been shown the help lines.
    await checkWords(viewer, form.value.words)
    return redirect(there)
  }
  return heldAnswer(args, viewer, form.refuse({ words: outcome.heldUp }), outcome)
}

export default function JoinProjectPage() {
  const { projectId, lead, not, schools, constraint, idempotencyKey, letters } = useLoaderData<typeof loader>()
  const held = useActionData<{ held?: Held }>()?.held
  const { t } = useTranslation('project')
  const form = useForm({ constraint, message: useFieldMessage('project') })
  const back = (
    <QuietLink to={projectPathOf('project', { projectId })} back>
      {t('back')}
    </QuietLink>
  )
  if (not && form.errors.length === 0) {
    return (
      <Sheet narrow>
        <Stack gap="l">
          <PageTitle title={t('join')} />
          <Alert tone="info" title={t('join.not')} as="h2">
            {not}
          </Alert>
          <div>{back}</div>
        </Stack>
      </Sheet>
    )
  }
  return (
    <FormPage
      form={form}
      title={t('join')}
      lead={t('join.lead', { name: lead })}
      notice={held ? <HeldQuestion held={held} /> : null}
      hidden={<IdempotencyKeyField id={idempotencyKey} />}
      buttons={
        <>
          <Button>{t('join.send')}</Button>
          {held?.mayGo ? (
            <Button name="anyway" value="on" kind="second">
              {t('join.anyway')}
            </Button>
          ) : null}
        </>
      }
      margin={
        <>
          {schools ? <Note title={schools.title}>{schools.text}</Note> : null}
          <div>{back}</div>
        </>
      }
    >
      <TextArea {...form.field('words')} label={t('join.words')} hint={t('join.hint')} maxLength={letters} rows={5} />
    </FormPage>
  )
}
