import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button } from '#app/ui/button.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import type { ShownSheet } from './show.tsx'

/** Buttons to publish or discard an uploaded sheet. When the computation of its effects has failed, it can be started
 *  again. */
export function Decide({ shown: { id, state, news } }: { shown: ShownSheet }) {
  const { t } = useTranslation('grantImports')
  if (state === 'PUBLISHED' || state === 'DISCARDED') return null
  const at = { importId: id }
  const publishes = state === 'FAILED' || (state === 'READY' && news > 0)
  return (
    <Stack as="section" aria-labelledby="decide">
      <h2 id="decide">{t('decideTitle')}</h2>
      <Text>{t(publishes && state === 'READY' ? 'publishText' : 'discardText')}</Text>
      <Row>
        {publishes ? (
          <Form method="post" action={adminPathOf('publishGrantImport', at)}>
            <Button>{t(state === 'FAILED' ? 'again' : 'publish')}</Button>
          </Form>
        ) : null}
        <Form method="post" action={adminPathOf('discardGrantImport', at)}>
          <Button kind="second">{t('discard')}</Button>
        </Form>
      </Row>
    </Stack>
  )
}
