import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, notFound, reading } from '#app/access/page.server.ts'
import { archivePlan, findArchivable } from '#app/domain/roadmaps/plans.server.ts'
import { dateText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

export const handle = { i18n: 'plan', failure: { load: 'plan' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const { t, language } = reading(args, 'plan')
  const plan = await findArchivable(viewer, args.params.planId ?? '')
  if (!plan) throw await notFound(args, viewer, { kind: 'plan', id: args.params.planId ?? '' })
  return {
    page: headOf(args, { title: t('archive.title'), description: t('description', { name: '' }) }),
    id: plan.id,
    from: dateText(plan.nextFrom?.toISOString() ?? null, language),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  if (!(await archivePlan(viewer, args.params.planId ?? '')))
    throw await notFound(args, viewer, { kind: 'plan', id: args.params.planId ?? '' })
  return redirect(pathOf('careers'))
}

export default function ArchivePage() {
  const { id, from } = useLoaderData<typeof loader>()
  const { t } = useTranslation('plan')
  return (
    <Sheet narrow>
      <Stack gap="l">
        <PageTitle title={t('archive.title')} lead={from ? t('archive.text', { date: from }) : t('archive.now')} />
        <Form method="post">
          <Row>
            <Button kind="risk">{t('archive.do')}</Button>
            <QuietLink to={pathOf('plan', { planId: id })}>{t('archive.cancel')}</QuietLink>
          </Row>
        </Form>
      </Stack>
    </Sheet>
  )
}
