import { useFieldMessage } from '#app/forms/field-message.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { IdempotencyKeyField } from '#app/forms/idempotency-key.tsx'
import { type PageForm, useForm } from '#app/forms/use-form.ts'
import { KeptVersion, versionDefaults } from '#app/forms/version-fields.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Checkbox, Field, RadioGroup, TextArea } from '#app/ui/field.tsx'
import { FileField } from '#app/ui/file-field.tsx'
import { Columns, Stack } from '#app/ui/layout.tsx'
import { Pictures } from '#app/ui/post.tsx'
import { Section } from '#app/ui/section.tsx'
import type { LoadedEdit, SentEdit } from './edit.tsx'
import { pictureTypes } from './picture-types.ts'
import { HeldQuestion } from './question.tsx'

type EditFormProps = { loaded: LoadedEdit; sent: SentEdit | undefined; leave: string }

/** Edit form of a post. Questions about its text are shown above the form, which keeps the typed values. */
export function EditForm({ loaded, sent, leave }: EditFormProps) {
  const { constraint, draft, kept, audiences, letters } = loaded
  const { t } = useTranslation('editing')
  const { t: compose } = useTranslation('compose')
  const form = useForm({
    constraint,
    defaults: { ...kept.values, ...versionDefaults(kept) },
    message: useFieldMessage('editing', 'compose'),
  })
  const held = sent?.held
  const places = loaded.places.map(place => <Place key={place.number} form={form} place={place} loaded={loaded} />)
  // Shows the picture fields up to the first of the free ones at the end; the others are in a disclosure.
  const free = loaded.places.findIndex(({ picture }, at, all) => !picture && all.slice(at).every(one => !one.picture))
  const [shown, further] = free < 0 ? [places, []] : [places.slice(0, free + 1), places.slice(free + 1)]
  return (
    <FormPage
      form={form}
      title={t('title')}
      lead={t(draft ? 'draft' : 'lead')}
      notice={
        sent ? (
          <>
            {held ? <HeldQuestion held={held} /> : null}
            {sent.files ? <Alert tone="warn">{t('filesAgain')}</Alert> : null}
          </>
        ) : null
      }
      encType="multipart/form-data"
      reload
      hidden={
        <>
          <KeptVersion form={form} />
          <IdempotencyKeyField id={loaded.idempotencyKey} />
        </>
      }
      buttons={
        <>
          <Button>{t('save')}</Button>
          {held?.mayGo ? (
            <Button name="anyway" value="on" kind="second">
              {t(held.question.wait ? 'toModerator' : 'anyway')}
            </Button>
          ) : null}
          <ButtonLink to={leave} kind="second">
            {t('cancel')}
          </ButtonLink>
        </>
      }
    >
      <TextArea
        {...form.field('text')}
        label={compose('text')}
        hint={compose('textHint')}
        maxLength={letters.post}
        rows={8}
      />
      {audiences.length === 0 ? (
        <input type="hidden" name="audience" value="PROJECT" />
      ) : (
        <RadioGroup
          {...form.choice('audience')}
          legend={compose('audience')}
          hint={draft ? undefined : t('audience.hint')}
          options={audiences}
          required
          beside
        />
      )}
      <Section id="pictures" title={t('pictures')}>
        <Stack gap="l">
          {shown}
          {further.length > 0 ? (
            <Disclosure summary={compose('pictures')} open={sent !== undefined}>
              <Stack gap="l">{further}</Stack>
            </Disclosure>
          ) : null}
        </Stack>
      </Section>
    </FormPage>
  )
}

type PlaceProps = { form: PageForm; place: LoadedEdit['places'][number]; loaded: LoadedEdit }

/** One of the four picture fields: the current picture or a file field, with a description. */
function Place({ form, place: { number, picture }, loaded: { letters, maxBytes } }: PlaceProps) {
  const { t } = useTranslation('editing')
  const { t: compose } = useTranslation('compose')
  const { t: post } = useTranslation('post')
  const name = `kept${number}`
  const shows = (
    <Field
      {...form.field(`description${number}`)}
      label={compose('shows', { number })}
      maxLength={letters.description}
      optional
    />
  )
  if (picture)
    return (
      <Columns>
        <Pictures items={[picture]} unnamed={post('picture.unnamed')} show={post('picture.show')} />
        <Stack>
          <Checkbox
            {...{ id: name, name, value: picture.id }}
            defaultChecked={form.boxes(name).defaultValues.includes(picture.id)}
            label={t('keep', { number })}
          />
          {shows}
        </Stack>
      </Columns>
    )
  return (
    <Columns>
      <FileField
        {...form.choice(`picture${number}`)}
        label={compose('picture', { number })}
        hint={compose('pictureHint', { megabytes: maxBytes / 1024 / 1024 })}
        accept={pictureTypes}
        maxBytes={maxBytes}
        tooLarge={compose('invalid.fileTooLarge')}
        optional
      />
      {shows}
    </Columns>
  )
}
