import { useState } from 'react'
import type { Constraint } from '#app/forms/form-state.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'

/** Refusal of the data export. A download does not reload the page, so the old refusal is hidden on the next attempt. */
export function useRefusal(key: string | null) {
  const message = useFieldMessage('data')
  const [tried, setTried] = useState(false)
  const words = key === null || tried ? undefined : message(key, 'password')
  return {
    words,
    errors: words === undefined ? [] : [{ id: 'password', message: words }],
    tryAgain: () => setTried(true),
  }
}

type DownloadProps = { constraint: Record<string, Constraint>; refusal: ReturnType<typeof useRefusal> }

export function DownloadSection({ constraint, refusal }: DownloadProps) {
  const { t } = useTranslation('data')
  const fields = useTranslation('fields')
  return (
    <Stack as="section" aria-labelledby="export">
      <h2 id="export">{t('export.title')}</h2>
      <Text>{t('export.text')}</Text>
      {/* The response is a file, so the browser handles the form, not the router. */}
      <form method="post" action={pathOf('exportData')} onSubmit={refusal.tryAgain}>
        <Text as="div">
          <Stack>
            <Field
              {...constraint.password}
              id="password"
              name="password"
              label={fields.t('currentPassword')}
              error={refusal.words}
              type="password"
              autoComplete="current-password"
            />
            <div>
              <Button kind="second">{t('export.submit')}</Button>
            </div>
          </Stack>
        </Text>
      </form>
    </Stack>
  )
}
