import { IdempotencyKeyField } from '#app/forms/idempotency-key.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Entries, Entry } from '#app/ui/entries.tsx'
import { RadioGroup } from '#app/ui/field.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Section } from '#app/ui/section.tsx'
import { Code } from '#app/ui/verbatim.tsx'
import type { Sharing } from './owner-page.server.ts'

/** Private links to the portfolio: their contents, the active links with buttons to revoke them, and a form for
 *  another. */
export function ShareSection({ sharing }: { sharing: Sharing | null }) {
  const { t } = useTranslation('portfolio')
  return (
    <Section id="share" title={t('share')}>
      {sharing ? <Sharing sharing={sharing} /> : <Text>{t('share.first')}</Text>}
    </Section>
  )
}

function Sharing({ sharing: { about, mayShare, days, idempotencyKey, shares } }: { sharing: Sharing }) {
  const { t } = useTranslation('portfolio')
  return (
    <>
      {about.map(text => (
        <Text key={text}>{text}</Text>
      ))}
      {mayShare ? (
        <form method="post" action={projectPathOf('sharePortfolio')}>
          <IdempotencyKeyField id={idempotencyKey} />
          <Stack>
            <RadioGroup
              id="days"
              name="days"
              legend={t('share.days')}
              options={days}
              defaultValue={days[0]?.value}
              required
              beside
            />
            <div>
              <Button kind="second">{t('share.go')}</Button>
            </div>
          </Stack>
        </form>
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
    </>
  )
}

function Share({ share: { address, revoke, dates, from } }: { share: Sharing['shares'][number] }) {
  const { t } = useTranslation('portfolio')
  return (
    <Entry
      side={
        <>
          <QuietLink to={new URL(address).pathname} reload>
            {t('share.open')}
          </QuietLink>
          <form method="post" action={revoke}>
            <Button kind="second" small aria-label={t('share.revoke.of', { from })}>
              {t('share.revoke')}
            </Button>
          </form>
        </>
      }
    >
      <Code>{address}</Code>
      <Small>{dates}</Small>
    </Entry>
  )
}
