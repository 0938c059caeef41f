import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Columns, Row, Stack } from '#app/ui/layout.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Section } from '#app/ui/section.tsx'
import { Verbatim } from '#app/ui/verbatim.tsx'
import type { LoadedCase } from './show.tsx'

/** The reported content when it was reported and now, below the content it replies to. */
export function CaseThing({ loaded: { thing, grave } }: { loaded: LoadedCase }) {
  const { t } = useTranslation('moderation')
  return (
    <Stack gap="l">
      <Row>
        {grave ? (
          <Badge shape="diamond" tone="bad">
            {t('grave')}
          </Badge>
        ) : null}
        <Badge>{thing.state}</Badge>
      </Row>
      {thing.before.length > 0 ? (
        <Section id="before" title={t('before')}>
          {thing.before.map(({ what, by, text }) =>
            text === null ? <Small key={what}>{by}</Small> : <QuotedText key={what} about={by} text={text} />,
          )}
        </Section>
      ) : null}
      <QuotedText about={thing.was} text={thing.text} />
      {thing.later.map(({ id, about, text }) => (
        <QuotedText key={id} about={about} text={text} />
      ))}
      {thing.now === null ? null : <QuotedText about={thing.edited ?? t('now')} text={thing.now} />}
      {/* As text: a moderator must not be led to a page under suspicion by one press. */}
      {thing.links === null ? null : <QuotedText about={t('links')} text={thing.links} />}
      {thing.pictures.length > 0 ? (
        <Columns>
          {thing.pictures.map(({ fileId, variant, width, height, description }) => (
            <Stack gap="s" as="figure" key={fileId}>
              <Picture
                kind="wide"
                src={pathOf('file', { fileId, variant })}
                alt={description}
                width={width ?? 640}
                height={height ?? 640}
              />
              <Small as="figcaption">{description}</Small>
            </Stack>
          ))}
        </Columns>
      ) : null}
    </Stack>
  )
}

function QuotedText({ about, text }: { about: string; text: string }) {
  return (
    <Stack gap="s">
      <Small>{about}</Small>
      <Verbatim>{text}</Verbatim>
    </Stack>
  )
}
