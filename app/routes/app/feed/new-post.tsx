import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { listAttachable } from '#app/domain/feed/attachable.server.ts'
import { descriptionFields, pictureFields, postSchema } from '#app/domain/feed/feed.schema.ts'
import { LETTERS } from '#app/domain/feed/limits.ts'
import { findPlace } from '#app/domain/feed/posts.server.ts'
import { findMute } from '#app/domain/safety/mutes.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { constraintOf } from '#app/forms/form.server.ts'
import { IdempotencyKeyField } from '#app/forms/idempotency-key.tsx'
import { readUploads } from '#app/forms/upload.server.ts'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf, uploadLimits } from '#app/paths.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { RadioGroup, Select, TextArea } from '#app/ui/field.tsx'
import { attachableOptions } from '#app/wording/feed/attachable-options.server.ts'
import { muteTexts } from '#app/wording/feed/mute-texts.server.ts'
import { composerPart } from './composer-part.server.ts'
import { inPictureTurn } from './picture-turn.server.ts'
import { submitPost } from './submit-post.server.ts'
import { Muted, MutedPage } from './muted.tsx'
import { PictureFields } from './picture-fields.tsx'

export const handle = { i18n: ['compose', 'fields'], failure: { act: 'publish' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const reader = reading(args, 'compose')
  const attached = new URL(args.request.url).searchParams.get('attach')
  const [place, things, mute] = await Promise.all([
    findPlace(viewer),
    listAttachable(viewer, attached),
    findMute(viewer.id),
  ])
  return {
    page: headOf(args, { title: reader.t('title'), description: reader.t('description') }),
    mute: mute && muteTexts(mute, reader.in('postQuestion')),
    constraint: constraintOf(postSchema),
    composer: composerPart(place, reader),
    attachable: attachableOptions(things, reader),
    attached,
    letters: LETTERS,
    maxBytes: uploadLimits.newPost,
    shows: descriptionFields,
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  return inPictureTurn(args, viewer, notNow =>
    readUploads(args, postSchema, { files: pictureFields, maxBytes: uploadLimits.newPost, notNow }, async form => {
      const { more, text = '', audience } = form.value
      if (more) return data({ form: { initialValue: { text, audience } } })
      const outcome = await submitPost(viewer, form.value, form.uploads)
      if ('wrong' in outcome) return form.refuse(outcome.wrong)
      return redirect(outcome.to, { headers: outcome.headers })
    }),
  )
}

export default function NewPostPage() {
  const { mute, constraint, composer, attachable, attached, letters, maxBytes } = useLoaderData<typeof loader>()
  const { t } = useTranslation('compose')
  const form = useForm({
    constraint,
    defaults: { audience: composer.first, attached },
    message: useFieldMessage('compose'),
  })
  // If the viewer was muted while writing, the form is shown again with the text.
  if (mute && form.errors.length === 0) return <MutedPage title={t('title')} mute={mute} />
  return (
    <FormPage
      form={form}
      title={t('title')}
      notice={mute ? <Muted mute={mute} /> : null}
      encType="multipart/form-data"
      hidden={<IdempotencyKeyField id={composer.idempotencyKey} />}
      buttons={<Button>{t('publish')}</Button>}
      margin={
        <Note title={t('note')}>
          <p>{t('noteText')}</p>
          {composer.minor ? <p>{t('noteMinor')}</p> : null}
          <p>
            <QuietLink to={pathOf('feed')} back>
              {t('back')}
            </QuietLink>
          </p>
        </Note>
      }
    >
      <TextArea {...form.field('text')} label={t('text')} hint={t('textHint')} maxLength={letters.post} rows={6} />
      <RadioGroup {...form.choice('audience')} legend={t('audience')} options={composer.audiences} required beside />
      <PictureFields form={form} maxBytes={maxBytes} letters={letters.description} />
      {attachable.length > 0 ? (
        <Select
          {...form.choice('attached')}
          label={t('attached')}
          options={attachable}
          placeholder={t('attached.none')}
          optional
        />
      ) : null}
    </FormPage>
  )
}
