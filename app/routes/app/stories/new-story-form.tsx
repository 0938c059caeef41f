import { useActionData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { IdempotencyKeyField } from '#app/forms/idempotency-key.tsx'
import { type PageForm, useForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { RadioGroup } from '#app/ui/field.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { useTakeFocus } from '#app/ui/take-focus.ts'
import { WithDocument } from '#app/ui/with-document.tsx'
import { Muted, MutedPage } from '../feed/muted.tsx'
import { HelpLines } from '../safety/help-lines.tsx'
import type { Asked, LoadedStoryForm } from './new-story.server.ts'

type NewStoryFormProps = { loaded: LoadedStoryForm; fields: (form: PageForm) => ReactNode }

/** Page to publish a part of a story; `fields` are those of its kind. A file is the last field, because of a form with a
 *  file that is too large only the fields before it are read. A question about the content is shown above the form, with
 *  a second button to publish anyway. */
export function NewStoryForm({ loaded, fields }: NewStoryFormProps) {
  const { t } = useTranslation('stories')
  const { kind, constraint, first, audiences } = loaded
  const form = useForm({
    constraint,
    defaults: { audience: first, ground: 'DEPTH' },
    message: useFieldMessage('stories', kind === 'text' ? 'fields' : 'files'),
  })
  const asked = useActionData<Asked>()?.asked
  // If the viewer was muted while writing, the form is shown again with the text.
  if (loaded.mute && form.errors.length === 0) return <MutedPage title={t('new.title')} mute={loaded.mute} />
  return (
    <FormPage
      form={form}
      title={t('new.title')}
      lead={loaded.lead}
      notice={
        <>
          {loaded.mute ? <Muted mute={loaded.mute} /> : null}
          {asked ? <Question isFile={kind !== 'text'} /> : null}
          <Tabs label={t('new.kinds')} items={loaded.tabs} />
        </>
      }
      encType={kind === 'text' ? undefined : 'multipart/form-data'}
      hidden={<IdempotencyKeyField id={loaded.idempotencyKey} />}
      buttons={
        <>
          <Button>{t('submit')}</Button>
          {asked ? (
            <Button kind="second" name="sure" value="yes">
              {t('sureSubmit')}
            </Button>
          ) : null}
          <QuietLink to={pathOf('feed')}>{t('cancel')}</QuietLink>
        </>
      }
      margin={
        <>
          <Note title={t('note.viewers')}>{t('note.viewersText')}</Note>
          {kind === 'text' ? null : <Note title={t('note.video')}>{t('note.videoText')}</Note>}
        </>
      }
    >
      {kind === 'text' ? fields(form) : null}
      <RadioGroup {...form.choice('audience')} legend={t('audience')} options={audiences} beside />
      {kind === 'text' ? null : fields(form)}
    </FormPage>
  )
}

/** Question before publication. It takes the focus, and help lines come first. */
function Question({ isFile }: { isFile: boolean }) {
  const { t } = useTranslation('stories')
  const { asked = '', help = [] } = useActionData<Asked>() ?? {}
  const focus = useTakeFocus<HTMLDivElement>(asked)
  const selfHarm = asked === 'sureSelfHarm'
  return (
    <div role="group" aria-labelledby="asked" {...focus}>
      <Alert tone="warn" title={<span id="asked">{t(selfHarm ? 'ask.selfHarm' : 'ask.personal')}</span>} as="h2">
        <Stack gap="s">
          {help.length > 0 ? <HelpLines lines={help} /> : null}
          <p>{t(selfHarm ? 'sureSelfHarm' : 'surePersonal')}</p>
          {isFile ? (
            <WithDocument>
              <p>{t('ask.file')}</p>
            </WithDocument>
          ) : null}
        </Stack>
      </Alert>
    </div>
  )
}
