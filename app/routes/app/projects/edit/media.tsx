import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { readPreferences } from '#app/access/preferences.ts'
import { LETTERS, MOST } from '#app/domain/projects/limits.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { useForm } from '#app/forms/use-form.ts'
import { IdempotencyKeyField, newIdempotencyKey } from '#app/forms/idempotency-key.tsx'
import { KeptVersion, versionDefaults } from '#app/forms/version-fields.tsx'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf, uploadLimits } from '#app/paths.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { ImageFields } from './image-fields.tsx'
import { saveMedia, shownField, shownValues } from './media-form.server.ts'
import { PictureField } from './picture-field.tsx'
import { enterStep, frameOf, stepHead } from './step.server.ts'
import { StepPage } from './step-page.tsx'
import { conflictTexts } from './conflict-texts.server.ts'

export const handle = {
  i18n: ['projectForm', 'projectFields', 'fields'],
  failure: { load: 'projectForm', act: 'picture' },
}
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const project = await enterStep(args, viewer, 'media')
  const { bannerId, logoId, images, version } = project
  const at = (fileId: string | null, variant: string) => fileId && pathOf('file', { fileId, variant })
  return {
    page: stepHead(args, project, 'media'),
    frame: frameOf(args, project, 'media'),
    twice: conflictTexts(args),
    lite: readPreferences(args.request).lite,
    ...{ banner: at(bannerId, 'main'), logo: at(logoId, 'main') },
    images: images.map(({ fileId, description }) => ({
      ...{ id: fileId, field: shownField(fileId), description: description ?? '' },
      ...{ src: pathOf('file', { fileId, variant: 'small' }), full: pathOf('file', { fileId, variant: 'main' }) },
    })),
    ...{ values: shownValues(project), version, most: MOST.images, idempotencyKey: newIdempotencyKey() },
    ...{ letters: LETTERS.picture.max, maxBytes: uploadLimits.projectMedia },
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const project = await enterStep(args, viewer, 'media')
  return saveMedia(args, viewer, project)
}

export default function ProjectMediaPage() {
  const { frame, twice, lite, banner, logo, images, values, version, idempotencyKey, ...limits } =
    useLoaderData<typeof loader>()
  const { t } = useTranslation('projectFields')
  const common = useTranslation('projectForm').t
  const defaults = { ...values, ...versionDefaults({ version, values }) }
  const order = ['banner', 'logo', 'image', 'description', ...Object.keys(values)]
  const constraint = Object.fromEntries(order.map(name => [name, {}]))
  const form = useForm({ constraint, defaults, message: useFieldMessage('projectFields', 'projectForm') })
  return (
    <StepPage
      // The key recreates the file fields after a picture is stored, so that it is not uploaded again.
      key={[banner, logo, ...images.map(({ id }) => id)].join(' ')}
      form={form}
      frame={frame}
      twice={twice}
      lead={t('mediaLead')}
      files
      hidden={
        <>
          <KeptVersion form={form} />
          <IdempotencyKeyField id={idempotencyKey} />
          {/* Default submit button for Enter. Without it Enter would press a button of the first picture. */}
          <VisuallyHidden aria-hidden>
            <button type="submit" tabIndex={-1}>
              {common('save')}
            </button>
          </VisuallyHidden>
        </>
      }
    >
      <PictureField form={form} name="banner" src={banner} lite={lite} maxBytes={limits.maxBytes} />
      <PictureField form={form} name="logo" src={logo} lite={lite} maxBytes={limits.maxBytes} />
      <ImageFields form={form} images={images} lite={lite} {...limits} />
    </StepPage>
  )
}
