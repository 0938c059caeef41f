import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, notFound, reading } from '#app/access/page.server.ts'
import { readPreferences } from '#app/access/preferences.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { deleteCertificate, findOwnCertificate } from '#app/domain/certificates/certificates.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { CertificateList } from '#app/ui/certificate-list.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { certificateItem } from './certificate-item.server.ts'

export const handle = { i18n: 'files', failure: { load: 'profile', act: 'certificateDelete' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const { t, language } = reading(args, 'files')
  const certificate = await findOwnCertificate(viewer, args.params.certificateId ?? '')
  if (!certificate) throw await notFound(args, viewer, { kind: 'certificate', id: args.params.certificateId ?? '' })

  const { lite } = readPreferences(args.request)
  return {
    page: headOf(args, { title: t('certificateDelete.title'), description: t('certificateDelete.description') }),
    item: certificateItem(certificate, { language, lite, own: false }),
    back: certificatesOf(viewer.username),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  if (!(await deleteCertificate(viewer, args.params.certificateId ?? '')))
    throw await notFound(args, viewer, { kind: 'certificate', id: args.params.certificateId ?? '' })
  return redirectWithToast(certificatesOf(viewer.username), 'deleted')
}

function certificatesOf(username: string) {
  return pathOf('profile', { username }, { tab: 'certificates' })
}

export default function DeleteCertificatePage() {
  const { item, back } = useLoaderData<typeof loader>()
  const { t } = useTranslation('files')
  return (
    <Sheet narrow>
      <Stack gap="l">
        <PageTitle title={t('certificateDelete.title')} lead={t('certificateDelete.text')} />
        <CertificateList items={[item]} heading="h2" />
        <Form method="post">
          <Row>
            <Button kind="risk">{t('certificateDelete.submit')}</Button>
            <ButtonLink to={back} kind="second">
              {t('certificateDelete.keep')}
            </ButtonLink>
          </Row>
        </Form>
      </Stack>
    </Sheet>
  )
}
