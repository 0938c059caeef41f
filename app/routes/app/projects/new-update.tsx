import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { descriptionFields, pictureFields, updateSchema } from '#app/domain/feed/feed.schema.ts'
import { LETTERS } from '#app/domain/feed/limits.ts'
import { findTeam } from '#app/domain/projects/project-page.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { constraintOf } from '#app/forms/form.server.ts'
import { IdempotencyKeyField, newIdempotencyKey } from '#app/forms/idempotency-key.tsx'
import { readUploads } from '#app/forms/upload.server.ts'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { uploadLimits } from '#app/paths.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { PictureFields } from '../feed/picture-fields.tsx'
import { inPictureTurn } from '../feed/picture-turn.server.ts'
import { submitPost } from '../feed/submit-post.server.ts'

export const handle = { i18n: ['compose', 'fields'], failure: { load: 'project', act: 'publish' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const projectId = args.params.projectId ?? ''
  const team = await findTeam(viewer, projectId)
  if (team?.state !== 'SHOWN') throw problem(args, 404)
  const { t } = reading(args, 'project')
  const { name } = team
  return {
    page: headOf(args, { title: t('update.titleOf', { name }), description: t('update.description') }),
    words: { title: t('update.title'), lead: t('update.lead', { name }), back: t('back') },
    constraint: constraintOf(updateSchema),
    ...{ projectId, idempotencyKey: newIdempotencyKey(), letters: LETTERS, maxBytes: uploadLimits.projectUpdate },
    shows: descriptionFields,
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const projectId = args.params.projectId ?? ''
  if ((await findTeam(viewer, projectId))?.state !== 'SHOWN') throw problem(args, 404)
  const limits = { files: pictureFields, maxBytes: uploadLimits.projectUpdate }
  return inPictureTurn(args, viewer, notNow =>
    readUploads(args, updateSchema, { ...limits, notNow }, async form => {
      const outcome = await submitPost(viewer, { ...form.value, projectId }, form.uploads)
      if ('wrong' in outcome) return form.refuse(outcome.wrong)
      return redirect(outcome.to, { headers: outcome.headers })
    }),
  )
}

export default function NewUpdatePage() {
  const { words, constraint, projectId, idempotencyKey, letters, maxBytes } = useLoaderData<typeof loader>()
  const { t } = useTranslation('compose')
  const form = useForm({ constraint, message: useFieldMessage('compose') })
  return (
    <FormPage
      form={form}
      title={words.title}
      lead={words.lead}
      encType="multipart/form-data"
      hidden={<IdempotencyKeyField id={idempotencyKey} />}
      buttons={
        <>
          <Button>{t('publish')}</Button>
          <QuietLink to={projectPathOf('project', { projectId })} reload>
            {words.back}
          </QuietLink>
        </>
      }
    >
      <TextArea {...form.field('text')} label={t('text')} hint={t('textHint')} maxLength={letters.post} rows={6} />
      <PictureFields form={form} maxBytes={maxBytes} letters={letters.description} />
    </FormPage>
  )
}
