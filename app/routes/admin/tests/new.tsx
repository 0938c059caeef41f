import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { newTestSchema } from '#app/domain/assessments/draft.schema.ts'
import { createTest } from '#app/domain/assessments/edit-tests.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { IdempotencyKeyField, newIdempotencyKey } from '#app/forms/idempotency-key.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { firstAnswers, firstQuestion } from '#app/wording/tests/first-answers.server.ts'
import { TestTextsFields } from './part-fields.tsx'

export const handle = { i18n: ['adminTests', 'fields'], failure: { load: 'tests', act: 'save' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const { t } = reading(args, 'adminTests')
  return {
    page: headOf(args, { title: t('new.test'), description: t('description') }),
    constraint: constraintOf(newTestSchema),
    question: firstQuestion(),
    idempotencyKey: newIdempotencyKey(),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superRole(args)
  const form = await readForm(args, newTestSchema)
  if (form.refused) return form.refused
  const { idempotencyKey, ...fields } = form.value
  const made = await createTest(viewer, { fields, idempotencyKey }, firstAnswers())
  const to = made ? adminPathOf('adminTest', { testId: made.id }) : adminPathOf('adminTests')
  return redirectWithToast(to, 'saved')
}

export default function NewTestPage() {
  const { page, constraint, question, idempotencyKey } = useLoaderData<typeof loader>()
  const { t } = useTranslation('adminTests')
  const { ru: questionRu, kk: questionKk, en: questionEn } = question
  const form = useForm({
    constraint,
    defaults: { questionRu, questionKk, questionEn, minutes: '5', minimumAge: '14' },
    message: useFieldMessage('adminTests'),
  })
  return (
    <FormPage
      form={form}
      title={page.title}
      hidden={<IdempotencyKeyField id={idempotencyKey} />}
      wide
      buttons={
        <>
          <Button>{t('create')}</Button>
          <QuietLink to={adminPathOf('adminTests')}>{t('cancel')}</QuietLink>
        </>
      }
      margin={
        <>
          <Note title={t('newNote')}>{t('newNoteText')}</Note>
          <Note title={t('languagesNote')}>{t('languagesNoteText')}</Note>
        </>
      }
    >
      <TestTextsFields form={form} />
    </FormPage>
  )
}
