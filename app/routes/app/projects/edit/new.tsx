import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { beginProject, listDrafts } from '#app/domain/projects/drafts.server.ts'
import { newProjectSchema } from '#app/domain/projects/project.schema.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, formDataOf, parseForm } from '#app/forms/form.server.ts'
import { IdempotencyKeyField, newIdempotencyKey } from '#app/forms/idempotency-key.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { momentText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { pathOf } from '#app/paths.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { basicChoices } from './basic-choices.server.ts'
import { BasicFields } from './basic-fields.tsx'
import { Drafts } from './drafts.tsx'
import { frameOf, pathOfStep, stepAhead, stepHead } from './step.server.ts'
import { StepPage } from './step-page.tsx'

export const handle = {
  i18n: ['projectForm', 'fields'],
  failure: { load: 'projectForm', act: 'projectDraft' },
}
export const meta = pageMeta

const refusals = {
  tooMany: { name: 'draftsFull' },
  tooOften: { name: 'draftsOften' },
  city: { cityId: 'city' },
} as const

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const { t, language } = reading(args, 'projectTexts')
  const drafts = await listDrafts(viewer)
  return {
    page: stepHead(args, null, 'basic'),
    frame: frameOf(args, null, 'basic'),
    constraint: constraintOf(newProjectSchema),
    idempotencyKey: newIdempotencyKey(),
    ...(await basicChoices(args, null)),
    drafts:
      drafts.length === 0
        ? null
        : {
            ...{ title: t('drafts'), lead: t('drafts.lead'), other: t('drafts.other') },
            ...{ go: t('drafts.continue'), remove: t('drafts.delete') },
            items: drafts.map(({ id, name, step, savedAt }) => ({
              ...{ id, name, to: projectPathOf('editProject', { projectId: id }) },
              drop: projectPathOf('deleteProject', { projectId: id }),
              saved: t('drafts.line', { moment: momentText(savedAt.toISOString(), language) }),
              next: t('drafts.next', { step: t(`step.${stepAhead({ state: 'DRAFT', step })}`) }),
            })),
          },
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const posted = await formDataOf(args.request)
  const form = parseForm(args, posted, newProjectSchema)
  if (form.refused) return form.refused

  const begun = await beginProject(viewer, form.value)
  // The same form was sent again after its project was opened.
  if (begun === null) return redirect(pathOf('projects'))
  if (typeof begun === 'string') return form.refuse(refusals[begun], begun === 'tooOften' ? 429 : 400)
  if (posted.get('then') === 'leave') return redirectWithToast(pathOf('projects'), 'saved')
  return redirect(pathOfStep('details', begun.id))
}

export default function NewProjectPage() {
  const { frame, constraint, idempotencyKey, statuses, cities, drafts } = useLoaderData<typeof loader>()
  const defaults = { status: 'RECRUITING' }
  const form = useForm({ constraint, defaults, message: useFieldMessage('projectForm') })
  return (
    <StepPage
      form={form}
      frame={frame}
      hidden={<IdempotencyKeyField id={idempotencyKey} />}
      above={drafts ? <Drafts drafts={drafts} /> : null}
    >
      <BasicFields form={form} statuses={statuses} cities={cities} />
    </StepPage>
  )
}
