import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { publishSchema } from '#app/domain/assessments/draft.schema.ts'
import { lackingFor } from '#app/domain/assessments/draft.ts'
import { findEditedTest, findVersionContent } from '#app/domain/assessments/edit-tests.server.ts'
import { hashOf } from '#app/domain/assessments/test-content.server.ts'
import { countOpen, listVersions } from '#app/domain/assessments/test-overview.server.ts'
import { publishDraft } from '#app/domain/assessments/test-versions.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { readForm } from '#app/forms/form.server.ts'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { LinkList } from '#app/ui/card.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Bullets } from '#app/ui/prose.tsx'
import { Section } from '#app/ui/section.tsx'
import { changeTexts, lackTexts } from '#app/wording/tests/publishing-texts.server.ts'
import { attemptsText } from '#app/wording/tests/test-overview-texts.server.ts'
import { titleOf } from './part.server.ts'
import { TestCrumbs } from './part-page.tsx'

export const handle = { i18n: ['adminTests', 'fields'], failure: { load: 'tests', act: 'save' } }
export const meta = pageMeta

/** Loads the confirmation of a publication: its effects on open attempts, results and norms, the changes of the draft,
 *  and what is missing. */
export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const testId = args.params.testId ?? ''
  const test = await findEditedTest(testId)
  if (!test) throw problem(args, 404)
  if (test.versionState !== 'DRAFT') throw redirect(adminPathOf('adminTest', { testId }))
  const reader = reading(args, 'adminTests')
  const { t, language } = reader
  const published = (await listVersions(testId)).find(({ state }) => state === 'PUBLISHED')
  const before = published ? await findVersionContent(published.id) : null
  const open = published ? await countOpen(published.id) : 0
  const lacks = lackTexts(lackingFor(test.content, before, test.isFixed), test.content, reader)
  return {
    page: headOf(args, { title: t('publish.title', { number: test.number }), description: t('description') }),
    test: { id: testId, ...titleOf(test, language) },
    draft: hashOf(test.content),
    lacks: lacks.map(({ text, scale, item }) => ({
      label: text,
      to:
        item !== null
          ? adminPathOf('testItem', { testId, itemKey: item })
          : scale !== null
            ? adminPathOf('testScale', { testId, scaleKey: scale })
            : adminPathOf('adminTest', { testId }),
    })),
    changes: changeTexts(before, test.content, reader),
    effects: published
      ? [
          open === 0
            ? t('publish.noneOpen')
            : t('publish.open', { count: open, attempts: attemptsText(open, reader), number: published.number }),
          t('publish.results', { number: published.number }),
          t('publish.new', { number: test.number }),
          t('publish.norms'),
          ...(test.state === 'RETIRED' ? [t('publish.offers')] : []),
        ]
      : [t('publish.first'), t('publish.firstError')],
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superRole(args)
  const testId = args.params.testId ?? ''
  const test = await findEditedTest(testId)
  if (!test) throw problem(args, 404)
  const done = redirectWithToast(adminPathOf('adminTest', { testId }), 'saved')
  // The second request of a double click: the draft is already published.
  if (test.versionState !== 'DRAFT') return done
  const form = await readForm(args, publishSchema)
  if (form.refused) return form.refused
  const outcome = await publishDraft(viewer, testId, { draftHash: form.value.draft })
  if (outcome === 'conflict') return form.refuse({ '': 'changedMeanwhile' }, 409)
  if (outcome === 'unchanged') return form.refuse({ '': 'unchanged' })
  // The page lists what is missing.
  if (outcome === 'incomplete') return data(null, { status: 400 })
  return done
}

export default function PublishTestPage() {
  const { page, test, draft, lacks, changes, effects } = useLoaderData<typeof loader>()
  const { t } = useTranslation('adminTests')
  const form = useForm({ message: useFieldMessage('adminTests') })
  const at = { testId: test.id }
  return (
    <Sheet narrow>
      <Stack gap="xl">
        <Stack gap="s">
          <ErrorSummary errors={form.errors} />
          <TestCrumbs test={test} here={page.title} />
          <PageTitle title={page.title} lead={<span lang={test.lang}>{test.title}</span>} />
        </Stack>
        {lacks.length > 0 ? (
          <Alert tone="warn" title={t('publish.notYet')}>
            <LinkList items={lacks} />
          </Alert>
        ) : null}
        <Section id="effects" title={t('publish.effects')}>
          <Bullets items={effects} />
        </Section>
        <Section id="changes" title={t('changes')}>
          {changes.length > 0 ? <Bullets items={changes} /> : <p>{t('changes.none')}</p>}
        </Section>
        <Row>
          {lacks.length === 0 && changes.length > 0 ? (
            <Form method="post" action={adminPathOf('publishTest', at)}>
              <input type="hidden" name="draft" value={draft} />
              <Button>{t('publish.do')}</Button>
            </Form>
          ) : null}
          <QuietLink to={adminPathOf('tryTest', at)}>{t('try')}</QuietLink>
          <QuietLink to={adminPathOf('adminTest', at)}>{t('toTest')}</QuietLink>
        </Row>
      </Stack>
    </Sheet>
  )
}
