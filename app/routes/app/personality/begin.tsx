import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { TickBox } from '#app/ui/tick-box.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

type Props = { words: { lead: string; notes: string[] }; failed: boolean; advisor: boolean }

/** Shown when the analysis can be started. */
export function Begin({ words: { lead, notes }, failed, advisor }: Props) {
  const { t } = useTranslation('personality')
  return (
    <Stack gap="l">
      <PageTitle title={t('title')} lead={lead} />
      {failed ? <Failed /> : null}
      <Text>{notes[0]}</Text>
      <StartForm advisor={advisor} />
      <Text>{notes[1]}</Text>
    </Stack>
  )
}

export function Failed() {
  const { t } = useTranslation('personality')
  return (
    <Alert tone="warn" title={t('failed.title')}>
      {t('failed.text')}
    </Alert>
  )
}

/** Button that starts the analysis. If a language model is configured, includes the consent to have it write the text. */
export function StartForm({ advisor }: { advisor: boolean }) {
  const { t } = useTranslation('personality')
  return (
    <Form method="post" action={pathOf('startAnalysis')}>
      <Stack>
        {advisor ? (
          <TickBox id="withModel" name="withModel" label={t('active.model')} hint={t('active.modelHint')} />
        ) : null}
        <div>
          <Button forward>{t('active.go')}</Button>
        </div>
      </Stack>
    </Form>
  )
}
