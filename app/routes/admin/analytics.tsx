import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { isSuper } from '#app/domain/access/roles.ts'
import { countUse } from '#app/domain/organizations/use.server.ts'
import { averageFeedback } from '#app/domain/guidance/feedback.server.ts'
import { rateByRank } from '#app/domain/guidance/thumbs.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { numberText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Note } from '#app/ui/card.tsx'
import { Stats } from '#app/ui/facts.tsx'
import { Sheet, Split, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { AdminTabs } from './admin-tabs.tsx'
import { FeedbackMeans, ThumbsByRank } from './opinions.tsx'

export const handle = { i18n: 'admin' }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.admin(args)
  if (!isSuper(viewer)) throw redirect(adminPathOf('organizations'))
  const { t, language } = reading(args, 'admin')
  return {
    page: headOf(args, { title: t('analytics.title'), description: t('analytics.description') }),
    use: await countUse(),
    thumbs: shares(await rateByRank(viewer, 'results'), language),
    analysisThumbs: shares(await rateByRank(viewer, 'analyses'), language),
    feedback: meansOf(await averageFeedback(viewer), language),
  }
}

function shares(ranks: Awaited<ReturnType<typeof rateByRank>>, language: Language) {
  return (
    ranks?.map(({ rank, given, up }) => ({ rank, given, share: numberText((100 * up) / given, language, 0) })) ?? null
  )
}

function meansOf(feedback: Awaited<ReturnType<typeof averageFeedback>>, language: Language) {
  return (
    feedback && {
      n: feedback.n,
      questions: feedback.questions.map(({ question, mean }) => ({ question, mean: numberText(mean, language, 1) })),
    }
  )
}

export default function AnalyticsPage() {
  const { use, thumbs, analysisThumbs, feedback } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  return (
    <Sheet>
      <Stack gap="l">
        <AdminTabs current="analytics" />
        <Split
          main={
            <Stack gap="xl">
              <PageTitle title={t('analytics.title')} lead={t('analytics.scope.all')} />
              <Stats
                items={[
                  { label: t('use.people'), value: use.people },
                  { label: t('use.started'), value: use.started },
                  { label: t('use.completed'), value: use.completed },
                ]}
              />
              {thumbs ? <ThumbsByRank given="results" thumbs={thumbs} /> : null}
              {analysisThumbs ? <ThumbsByRank given="analyses" thumbs={analysisThumbs} /> : null}
              {feedback ? <FeedbackMeans feedback={feedback} /> : null}
            </Stack>
          }
          aside={<Note title={t('analytics.soon')}>{t('analytics.soonText')}</Note>}
        />
      </Stack>
    </Sheet>
  )
}
