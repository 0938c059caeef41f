import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { Stack } from '#app/ui/layout.tsx'

/** Shows whether an institution or a major is in the catalogue, with the button to retire or restore it. */
export function RetireNote({ retired, action }: { retired: string | null; action: string }) {
  const { t } = useTranslation('adminInstitutions')
  return (
    <Note title={retired ? t('isRetired', { day: retired }) : t('isUsed')}>
      <Stack gap="s">
        <p>{t(retired ? 'restoreText' : 'retireText')}</p>
        <Form method="post" action={action}>
          <Button kind="second" small name="retired" value={retired ? 'off' : 'on'}>
            {t(retired ? 'restore' : 'retire')}
          </Button>
        </Form>
      </Stack>
    </Note>
  )
}
