import { IdempotencyKeyField } from '#app/forms/idempotency-key.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Entries, Entry } from '#app/ui/entries.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Form } from '#app/ui/form.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Code } from '#app/ui/verbatim.tsx'
import type { OwnerSheet } from './owner-sheet.server.ts'

type Props = { completed: Pick<OwnerSheet, 'sheet' | 'shares' | 'mayShare' | 'aboutSharing' | 'idempotencyKey'> }

/** Private links to the analysis: their contents, the active ones, and a form for another. */
export function ShareSection({ completed: { sheet, shares, mayShare, aboutSharing, idempotencyKey } }: Props) {
  const { t } = useTranslation('personality')
  return (
    <Fold title={t('share.title')} says={t('share.says')} id="share" open={shares.length > 0}>
      <Stack>
        {aboutSharing.map(text => (
          <Text key={text}>{text}</Text>
        ))}
        {mayShare ? (
          <Form method="post" action={pathOf('shareAnalysis')} preventScrollReset>
            <IdempotencyKeyField id={idempotencyKey} />
            <Button kind="second" name="analysis" value={sheet.id}>
              {t('share.go')}
            </Button>
          </Form>
        ) : (
          <Text>{t('share.most')}</Text>
        )}
        {shares.length > 0 ? (
          <>
            <h3>{t('share.list')}</h3>
            <Entries>
              {shares.map(share => (
                <Share key={share.id} share={share} />
              ))}
            </Entries>
          </>
        ) : null}
      </Stack>
    </Fold>
  )
}

function Share({ share: { id, address, from, until, other } }: { share: OwnerSheet['shares'][number] }) {
  const { t } = useTranslation('personality')
  return (
    <Entry
      side={
        <>
          <QuietLink to={new URL(address).pathname} reload>
            {t('share.open')}
          </QuietLink>
          <Form method="post" action={pathOf('revokeShare', { shareId: id })} preventScrollReset>
            <Button kind="second" small aria-label={t('share.revokeLabel', { from })}>
              {t('share.revoke')}
            </Button>
          </Form>
        </>
      }
    >
      <Code>{address}</Code>
      <Small>
        {t('share.dates', { from, until })}
        {other ? `. ${t('share.other')}` : null}
      </Small>
    </Entry>
  )
}
