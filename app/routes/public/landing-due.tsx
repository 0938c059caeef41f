import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

type Due = { what: 'password' | 'onboarding'; heading: string }

/** Shown to signed-in users who must set a password or finish onboarding first. */
export function LandingDue({ what, heading }: Due) {
  const { t } = useTranslation('landing')
  return (
    <Sheet narrow>
      <Stack gap="l">
        <PageTitle title={heading} lead={t(`due.${what}.lead`)} />
        <div>
          <ButtonLink forward to={pathOf(what === 'password' ? 'newPassword' : 'onboarding')}>
            {t(`due.${what}.go`)}
          </ButtonLink>
        </div>
      </Stack>
    </Sheet>
  )
}
