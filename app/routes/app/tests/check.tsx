import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { findCheck, keepAnswers } from '#app/domain/assessments/completion.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Prose } from '#app/ui/prose.tsx'

export const handle = { i18n: 'check', failure: { load: 'results' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.withAccess(args, 'PAID_OR_ORG', { superAdminBypass: true })
  const { t, language } = reading(args, 'check')
  const testId = args.params.testId ?? ''
  const check = await findCheck(viewer, testId)
  if (check === null) throw problem(args, 404)
  if (check === 'completed') throw redirect(pathOf('results', { testId }))
  if (check === 'unanswered') throw redirect(pathOf('test', { testId }))
  const { flags, firstQuestionId } = check
  return {
    page: headOf(args, { title: t(flags.length > 0 ? 'title' : 'ready'), description: t('description') }),
    test: { id: testId, title: inLanguage(check.title, language).text },
    straight: flags.includes('straight-lining'),
    haste: flags.includes('haste'),
    firstQuestionId,
  }
}

/** Accepts the answers as they are; the result is computed from them. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.withAccess(args, 'PAID_OR_ORG', { superAdminBypass: true })
  const testId = args.params.testId ?? ''
  const kept = await keepAnswers(viewer, testId)
  if (kept === null) throw problem(args, 404)
  if (kept === 'unanswered') return redirect(pathOf('test', { testId }))
  return redirectWithToast(pathOf('results', { testId }), 'test-completed')
}

export default function CheckPage() {
  const { test, straight, haste, firstQuestionId } = useLoaderData<typeof loader>()
  const { t } = useTranslation('check')
  const found = straight || haste
  return (
    <Sheet narrow>
      <Stack gap="l">
        <div>
          <Crumbs
            items={[
              { to: pathOf('tests'), label: t('tests') },
              { to: pathOf('test', { testId: test.id }), label: test.title },
              { label: t(found ? 'title' : 'ready') },
            ]}
          />
          <PageTitle title={t(found ? 'title' : 'ready')} lead={t(found ? 'lead' : 'readyText')} />
        </div>
        {found ? (
          <Prose>
            {straight ? <p>{t('straight')}</p> : null}
            {haste ? <p>{t('haste')}</p> : null}
            <p>{t('choice')}</p>
            <p>{t('kept')}</p>
          </Prose>
        ) : null}
        <Form method="post">
          <Row>
            {found ? (
              <ButtonLink to={pathOf('question', { testId: test.id, questionId: firstQuestionId })} forward>
                {t('again')}
              </ButtonLink>
            ) : null}
            <Button kind={found ? 'second' : 'main'}>{t(found ? 'keep' : 'finish')}</Button>
          </Row>
        </Form>
      </Stack>
    </Sheet>
  )
}
