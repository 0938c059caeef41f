import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form } from '@remix-run/react'
import { guards, wantedPath } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { renewConsents } from '#app/domain/accounts/consents.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Section } from '#app/ui/section.tsx'

export const handle = { i18n: 'newTerms', scriptless: true }
export const meta = pageMeta

/** Asks for consent again after the terms or the privacy notice have changed. */
export async function loader(args: LoaderFunctionArgs) {
  await guards.agreeing(args)
  const { t } = reading(args, 'newTerms')
  return { page: headOf(args, { title: t('title'), description: t('lead') }) }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.agreeing(args)
  await renewConsents(viewer)
  return redirect(wantedPath(args.request))
}

export default function NewTermsPage() {
  const { t } = useTranslation('newTerms')
  return (
    <Sheet narrow>
      <Stack gap="l">
        <PageTitle title={t('title')} lead={t('lead')} />
        <Row>
          <QuietLink to={pathOf('terms')}>{t('terms')}</QuietLink>
          <QuietLink to={pathOf('privacy')}>{t('privacy')}</QuietLink>
        </Row>
        <Form method="post">
          <Button forward>{t('agree')}</Button>
        </Form>
        <Section id="otherwise" title={t('otherwise')}>
          <p>{t('otherwiseText')}</p>
          <Row>
            <QuietLink to={pathOf('myData')}>{t('myData')}</QuietLink>
            <Form method="post" action={pathOf('logout')}>
              <Button kind="second">{t('leave')}</Button>
            </Form>
          </Row>
        </Section>
      </Stack>
    </Sheet>
  )
}
