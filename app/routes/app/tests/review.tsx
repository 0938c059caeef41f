import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, notFound, reading } from '#app/access/page.server.ts'
import { findReview, type ReviewedTask } from '#app/domain/assessments/review.server.ts'
import { findTest } from '#app/domain/assessments/tests.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Entries, Entry } from '#app/ui/entries.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Prose } from '#app/ui/prose.tsx'

export const handle = { i18n: 'review', failure: { load: 'results' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const { t, language } = reading(args, 'review')
  const testId = args.params.testId ?? ''
  const attempt = new URL(args.request.url).searchParams.get('attempt')
  const review = await findReview(viewer, testId, attempt, language)
  if (!review) {
    if (attempt || !(await findTest(viewer, testId, language)))
      throw await notFound(args, viewer, { kind: 'attempt', id: attempt ?? '' })
    throw redirect(pathOf('results', { testId }))
  }
  return {
    page: headOf(args, { title: t('title', { test: review.title }), description: t('description') }),
    testId,
    review,
  }
}

export default function ReviewPage() {
  const { testId, review } = useLoaderData<typeof loader>()
  const { t } = useTranslation('review')
  const { tasks, title, attemptId } = review
  return (
    <Sheet>
      <Stack gap="l">
        <div>
          <Crumbs
            items={[
              { to: pathOf('tests'), label: t('tests') },
              { to: pathOf('test', { testId }), label: title },
              { to: pathOf('results', { testId }, { attempt: attemptId }), label: t('results') },
              { label: t('heading') },
            ]}
          />
          <PageTitle
            title={t('heading')}
            lead={t('lead', { count: tasks.filter(({ outcome }) => outcome === 'right').length, total: tasks.length })}
          />
        </div>
        <Stack as="section" aria-labelledby="tasks">
          <h2 id="tasks">{t('tasks')}</h2>
          <Entries numbered>
            {tasks.map(task => (
              <Task key={task.number} task={task} />
            ))}
          </Entries>
        </Stack>
      </Stack>
    </Sheet>
  )
}

const badges = {
  right: { shape: 'full', tone: 'good' },
  wrong: { shape: 'half', tone: 'neutral' },
  missing: { shape: 'empty', tone: 'neutral' },
} as const

function Task({ task }: { task: ReviewedTask }) {
  const { t } = useTranslation('review')
  return (
    <Entry number={task.number} side={<Badge {...badges[task.outcome]}>{t(`is.${task.outcome}`)}</Badge>}>
      <h3>{task.text}</h3>
      <Disclosure summary={t('open')}>
        <Prose>
          <p>
            <b>{t('right', { answer: task.right })}</b>
          </p>
          {task.outcome === 'wrong' ? <p>{t('yours', { answer: task.yours ?? '' })}</p> : null}
          <p>{task.why}</p>
        </Prose>
      </Disclosure>
    </Entry>
  )
}
