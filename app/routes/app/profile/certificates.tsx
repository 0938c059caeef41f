import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { type CertificateItem, CertificateList } from '#app/ui/certificate-list.tsx'
import { Stack } from '#app/ui/layout.tsx'

export function Certificates({ items, own }: { items: CertificateItem[]; own: boolean }) {
  const { t } = useTranslation('profile')
  return (
    <Stack gap="l">
      <CertificateList items={items} heading="h2" />
      {own ? (
        <div>
          <ButtonLink to={pathOf('newCertificate')} kind="second">
            {t('certificates.add')}
          </ButtonLink>
        </div>
      ) : null}
    </Stack>
  )
}
