import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { findEditedTest } from '#app/domain/assessments/edit-tests.server.ts'
import { interpretBand } from '#app/domain/assessments/results.server.ts'
import { answersTo, tryOut } from '#app/domain/assessments/try-out.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { formDataOf } from '#app/forms/form.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { titleOf } from './part.server.ts'
import { TestCrumbs } from './part-page.tsx'
import { TriedResults, TryForm } from './try-parts.tsx'

export const handle = { i18n: 'adminTests', failure: { load: 'tests' } }
export const meta = pageMeta

/** Loads all questions of a test on one page, as users see them, in the reader's language. */
export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const testId = args.params.testId ?? ''
  const test = await findEditedTest(testId)
  if (!test) throw problem(args, 404)
  const { t, language } = reading(args, 'adminTests')
  const { content } = test
  const question = inLanguage(content.texts.question, language)
  return {
    page: headOf(args, { title: t('try'), description: t('description') }),
    test: { id: testId, ...titleOf(test, language) },
    question: { text: question.text, lang: question.language },
    items: content.items.map(item => {
      const text = inLanguage(item.text, language)
      return {
        ...{ key: item.key, text: text.text, lang: text.language },
        options: answersTo(content, item).map(option => {
          const label = inLanguage(option.text, language)
          return { value: String(option.value), label: label.text, lang: label.language }
        }),
      }
    }),
  }
}

export type LoadedTry = ReturnType<typeof useLoaderData<typeof loader>>

/** Scores the answers and shows the bands. Nothing is saved: no attempt, no answer, no score. */
export async function action(args: ActionFunctionArgs) {
  await guards.superRole(args)
  const test = await findEditedTest(args.params.testId ?? '')
  if (!test) throw problem(args, 404)
  const { t, language } = reading(args, 'adminTests')
  const posted = await formDataOf(args.request)
  const given = new Map(
    test.content.items.flatMap(({ key }) => {
      const value = posted.get(`answer_${key}`)
      return typeof value === 'string' && /^-?\d{1,4}$/.test(value) ? [[key, Number(value)] as const] : []
    }),
  )
  const { answered, scales } = tryOut(test.content, given)
  if (answered === 0) {
    args.context.refused = true
    return data({ error: t('try.nothing'), given: {}, result: null }, { status: 400 })
  }
  const result = {
    said: t('try.answered', { answered, total: test.content.items.length }),
    scales: scales.map(({ key, texts, result: scored }) => {
      const name = inLanguage(texts.name, language)
      return {
        key,
        name: name.text,
        lang: name.language,
        scored,
        text: scored && interpretBand(texts, scored, language).text,
      }
    }),
  }
  return data({ error: null, given: Object.fromEntries(given), result })
}

export type Tried = ReturnType<typeof useActionData<typeof action>>

export default function TryTestPage() {
  const { page, test } = useLoaderData<typeof loader>()
  const tried = useActionData<typeof action>()
  const { t } = useTranslation('adminTests')
  return (
    <Sheet narrow>
      <Stack gap="xl">
        <Stack gap="s">
          <TestCrumbs test={test} here={page.title} />
          <PageTitle title={page.title} lead={<span lang={test.lang}>{test.title}</span>} />
          <p>{t('try.lead')}</p>
        </Stack>
        {tried?.error ? <Alert tone="bad">{tried.error}</Alert> : null}
        {tried?.result ? <TriedResults result={tried.result} /> : null}
        <TryForm given={tried?.given ?? {}} />
      </Stack>
    </Sheet>
  )
}
