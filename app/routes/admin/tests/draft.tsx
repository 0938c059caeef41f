import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { refusedAction, staleAction } from '#app/access/refused-action.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { draftSchema } from '#app/domain/assessments/draft.schema.ts'
import { findEditedTest } from '#app/domain/assessments/edit-tests.server.ts'
import { hashOf } from '#app/domain/assessments/test-content.server.ts'
import { createDraft, discardDraft } from '#app/domain/assessments/test-versions.server.ts'
import { readAction } from '#app/forms/form.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { titleOf } from './part.server.ts'
import { TestCrumbs } from './part-page.tsx'

export const handle = { i18n: 'adminTests', failure: { load: 'tests', act: 'save' } }
export const meta = pageMeta

/** Loads the confirmation for discarding a draft. Without a draft, redirects to the test. */
export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const testId = args.params.testId ?? ''
  const test = await findEditedTest(testId)
  if (!test) throw problem(args, 404)
  if (test.versionState !== 'DRAFT' || test.published === null) throw redirect(adminPathOf('adminTest', { testId }))
  const { t, language } = reading(args, 'adminTests')
  return {
    page: headOf(args, { title: t('discard'), description: t('description') }),
    test: { id: testId, ...titleOf(test, language) },
    number: test.number,
    seen: hashOf(test.content),
    published: test.published,
  }
}

/** Creates a draft of the next version or discards it. Idempotent. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superRole(args)
  const form = await readAction(args, draftSchema)
  if (form.refused) throw refusedAction(args)
  const testId = args.params.testId ?? ''
  const here = adminPathOf('adminTest', { testId })
  if (form.value.draft === 'make') {
    if (!(await createDraft(viewer, testId))) throw staleAction(args)
    return redirectWithToast(here, 'saved')
  }
  const outcome = await discardDraft(viewer, testId, { draftHash: form.value.seen })
  if (outcome === 'conflict') throw staleAction(args)
  return redirectWithToast(here, 'deleted')
}

export default function DiscardDraftPage() {
  const { page, test, number, published, seen } = useLoaderData<typeof loader>()
  const { t } = useTranslation('adminTests')
  const at = { testId: test.id }
  return (
    <Sheet narrow>
      <Stack gap="l">
        <TestCrumbs test={test} here={page.title} />
        <PageTitle title={page.title} />
        <Alert tone="warn">{t('discardText', { number, published })}</Alert>
        <Form method="post" action={adminPathOf('testDraft', at)}>
          <input type="hidden" name="seen" value={seen} />
          <Row>
            <Button kind="risk" name="draft" value="discard">
              {t('discard')}
            </Button>
            <QuietLink to={adminPathOf('adminTest', at)}>{t('cancel')}</QuietLink>
          </Row>
        </Form>
      </Stack>
    </Sheet>
  )
}
