import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/card.tsx'
import { Text } from '#app/ui/layout.tsx'

type NothingYetProps = { tab: 'posts' | 'certificates'; own: boolean; open: boolean }

/** Empty state of a tab. */
export function NothingYet({ tab, own, open }: NothingYetProps) {
  const { t } = useTranslation('profile')
  if (tab === 'certificates' && !open) return <Text>{t('closed')}</Text>
  return (
    <EmptyState
      title={t(`none.${tab}`)}
      action={
        own && tab === 'certificates' ? (
          <ButtonLink to={pathOf('newCertificate')} kind="second">
            {t('certificates.add')}
          </ButtonLink>
        ) : undefined
      }
    >
      {t(`none.${tab}.text`)}
    </EmptyState>
  )
}
