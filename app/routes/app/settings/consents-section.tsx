import { Form } from '@remix-run/react'
import type { Key } from '#app/i18n/catalogue.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import { Table } from '#app/ui/table.tsx'
import type { MyData } from './my-data.tsx'

/** Consents of the person, with buttons to give or revoke the optional ones. */
export function ConsentsSection({ consents, optional }: Pick<MyData, 'consents' | 'optional'>) {
  const { t } = useTranslation('data')
  return (
    <Stack as="section" aria-labelledby="consents">
      <h2 id="consents">{t('consents.title')}</h2>
      <Text>{t('consents.text')}</Text>
      {optional.map(({ kind, given }) => (
        <Form key={kind} method="post" action={pathOf('consent')} preventScrollReset>
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="wants" value={given ? 'off' : 'on'} />
          <Row>
            <Text>{t(`optional.${kind}.${given ? 'on' : 'off'}`)}</Text>
            <Button kind="second" small>
              {t(`optional.${kind}.${given ? 'revoke' : 'give'}`)}
            </Button>
          </Row>
        </Form>
      ))}
      <Table
        caption={t('consents.caption')}
        columns={[
          { key: 'kind', label: t('consents.kind') },
          { key: 'given', label: t('consents.given') },
          { key: 'revoked', label: t('consents.revoked') },
          { key: 'version', label: t('consents.version') },
        ]}
        rows={consents.map(({ id, kind, version, given, revoked }) => ({
          key: id,
          header: t(`consent.${kind}` as Key<'data'>),
          cells: [given, revoked ? t('consents.revokedOn', { date: revoked }) : t('consents.holds'), version],
        }))}
      />
    </Stack>
  )
}
