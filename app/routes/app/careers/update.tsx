import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { type GuardArgs, guards } from '#app/access/guards.server.ts'
import { headOf, notFound, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { findPlan } from '#app/domain/roadmaps/plan-sheet.server.ts'
import { acceptUpdate, findUpdate } from '#app/domain/roadmaps/plan-update.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button, ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Bullets } from '#app/ui/prose.tsx'
import { todayHere } from '#app/wording/careers/show-texts.server.ts'
import { updateTexts } from '#app/wording/careers/update-texts.server.ts'

export const handle = { i18n: 'plan', failure: { load: 'plan' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const { sheet, today, reader } = await enterPlan(args)
  const { t } = reader
  const update = await findUpdate(sheet, today)
  return {
    page: headOf(args, { title: t('update.title'), description: t('description', { name: sheet.target.name }) }),
    id: sheet.id,
    changes: update?.state === 'offered' ? updateTexts(update.difference, sheet, reader) : null,
  }
}

export async function action(args: ActionFunctionArgs) {
  const { viewer, sheet, today } = await enterPlan(args)
  const done = await acceptUpdate(viewer, sheet, today)
  return redirectWithToast(pathOf('plan', { planId: sheet.id }), done ? 'saved' : null)
}

/** Guard that requires a plan of the viewer whose making is finished. Throws a 404 otherwise. */
async function enterPlan(args: GuardArgs & Pick<LoaderFunctionArgs, 'params'>) {
  const viewer = await guards.onboarded(args)
  const reader = reading(args, 'plan')
  const today = todayHere()
  const sheet = await findPlan(viewer, args.params.planId ?? '', reader.language, today)
  if (!sheet || sheet.status === 'PENDING')
    throw await notFound(args, viewer, { kind: 'plan', id: args.params.planId ?? '' })
  return { viewer, sheet, today, reader }
}

export default function UpdatePage() {
  const { id, changes } = useLoaderData<typeof loader>()
  const { t } = useTranslation('plan')
  const back = pathOf('plan', { planId: id })
  if (!changes) {
    return (
      <Sheet narrow>
        <Stack gap="l">
          <PageTitle title={t('update.title')} lead={t('update.none')} />
          <div>
            <ButtonLink to={back} kind="second">
              {t('update.keep')}
            </ButtonLink>
          </div>
        </Stack>
      </Sheet>
    )
  }
  return (
    <Sheet narrow>
      <Stack gap="l">
        <PageTitle title={t('update.title')} lead={t('update.lead')} />
        {changes.map(({ kind, items }) => (
          <Stack as="section" gap="s" key={kind} aria-labelledby={kind}>
            <h2 id={kind}>{t(`update.${kind}`)}</h2>
            <Bullets items={items} />
          </Stack>
        ))}
        <Form method="post">
          <Row>
            <Button>{t('update.do')}</Button>
            <QuietLink to={back}>{t('update.keep')}</QuietLink>
          </Row>
        </Form>
      </Stack>
    </Sheet>
  )
}
