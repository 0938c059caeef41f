import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Alert } from '#app/ui/alert.tsx'
import { QuietLink } from '#app/ui/button.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

type Props = { title: string; userId: string; name: string; username: string; password: string }

export function GivenPassword({ title, userId, name, username, password }: Props) {
  const { t } = useTranslation('users')
  return (
    <Stack gap="l">
      <PageTitle title={title} lead={<bdi>{name}</bdi>} />
      <Alert tone="good" title={t('password.given', { password })}>
        {t('password.givenText', { username })}
      </Alert>
      <p>
        <QuietLink to={adminPathOf('user', { userId })} back>
          {t('back')}
        </QuietLink>
      </p>
    </Stack>
  )
}
