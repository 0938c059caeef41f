import { useLocation } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { IdempotencyKeyField } from '#app/forms/idempotency-key.tsx'
import { communityPathOf } from '#app/paths/community.ts'
import { Button } from '#app/ui/button.tsx'
import { Composing, type ComposingProps } from '#app/ui/composing.tsx'
import { RadioGroup, TextArea } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { CachedItems } from '#app/ui/cached.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import type { composerPart } from './composer-part.server.ts'

type Props = { composer: ReturnType<typeof composerPart>; self: ComposingProps['self']; letters: number; open: boolean }

/** Composer of the feed. Closed, it looks like a field. The button for pictures and attachments opens a page with the
 *  text filled in. */
export function Composer({ composer: { idempotencyKey, audiences, first }, self, letters, open }: Props) {
  const { t } = useTranslation('compose')
  // The post that was published just now: the composer is as it was before, without its words.
  const { hash } = useLocation()
  return (
    <Composing key={hash.startsWith('#post-') ? hash : undefined} summary={t('open')} self={self} open={open}>
      <Form method="post" action={communityPathOf('newPost')} encType="multipart/form-data">
        <IdempotencyKeyField id={idempotencyKey} />
        <CachedItems of={['composer', audiences, first, letters]}>
          <Fields {...{ audiences, first, letters }} />
        </CachedItems>
      </Form>
    </Composing>
  )
}

function Fields({ audiences, first, letters }: Pick<Props['composer'], 'audiences' | 'first'> & { letters: number }) {
  const { t } = useTranslation('compose')
  return (
    <Stack>
      <TextArea id="text" name="text" label={t('text')} hint={t('textHint')} maxLength={letters} rows={4} />
      <RadioGroup
        id="audience"
        name="audience"
        legend={t('audience')}
        options={audiences}
        defaultValue={first}
        required
        beside
      />
      <Row>
        <Button>{t('publish')}</Button>
        <Button name="more" value="on" kind="second">
          {t('more')}
        </Button>
      </Row>
    </Stack>
  )
}
