import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { isMinor } from '#app/domain/accounts/age.ts'
import { type OwnProject, saveDetails } from '#app/domain/projects/drafts.server.ts'
import { type LinkSite, linkSites } from '#app/domain/projects/links.ts'
import { detailsSchema } from '#app/domain/projects/project.schema.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, formDataOf } from '#app/forms/form.server.ts'
import { useForm } from '#app/forms/use-form.ts'
import { KeptVersion, versionDefaults } from '#app/forms/version-fields.tsx'
import type { Key } from '#app/i18n/catalogue.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Field, TextArea } from '#app/ui/field.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { saveStep } from './save-step.server.ts'
import { enterStep, frameOf, stepHead } from './step.server.ts'
import { StepPage } from './step-page.tsx'
import { conflictTexts } from './conflict-texts.server.ts'

export const handle = {
  i18n: ['projectForm', 'fields'],
  failure: { load: 'projectForm', act: 'projectDraft' },
}
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const project = await enterStep(args, viewer, 'details')
  return {
    page: stepHead(args, project, 'details'),
    frame: frameOf(args, project, 'details'),
    twice: conflictTexts(args),
    constraint: constraintOf(detailsSchema),
    sites: linkSites,
    // Minors read beside the link fields who may see links that allow contact.
    minor: isMinor(viewer.dateOfBirth, new Date()),
    ...{ values: valuesOf(project), version: project.version },
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const project = await enterStep(args, viewer, 'details')
  const { t } = reading(args, 'projectForm')
  return saveStep(args, viewer, project, await formDataOf(args.request), {
    ...{ step: 'details', schema: detailsSchema, valuesOf, words: 'story', refusals: {} },
    save: (at, value) => saveDetails(viewer, at, value),
    worded: {
      label: name => {
        const site = linkSites.find(site => site === name)
        return t(site ? `site.${site}` : (name as Key<'projectForm'>))
      },
    },
  })
}

/** Hints below the field of a link. */
function hintsOf(site: LinkSite, minor: boolean): Key<'projectForm'>[] {
  const form: Key<'projectForm'>[] = site === 'telegram' ? ['telegramHint'] : []
  if (!minor || site === 'github') return form
  return [...form, site === 'website' ? 'contactWebsite' : 'contactHint']
}

function valuesOf({ story, seeks, website, github, linkedin, x, telegram }: OwnProject) {
  const texts = { seeks, website, github, linkedin, x, telegram }
  return { story, ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text ?? ''])) }
}

export default function ProjectDetailsPage() {
  const { frame, twice, constraint, sites, minor, values, version } = useLoaderData<typeof loader>()
  const { t } = useTranslation('projectForm')
  const defaults = { ...values, ...versionDefaults({ version, values }) }
  const form = useForm({ constraint, defaults, message: useFieldMessage('projectForm') })
  return (
    <StepPage form={form} frame={frame} twice={twice} hidden={<KeptVersion form={form} />}>
      <TextArea {...form.field('story')} label={t('story')} hint={t('storyHint')} maxLength={5000} rows={10} />
      <Field {...form.field('seeks')} label={t('seeks')} hint={t('seeksHint')} autoComplete="off" optional />
      <Stack as="section" aria-labelledby="links">
        <h2 id="links">{t('links')}</h2>
        <p>{t('links.hint')}</p>
        {sites.map(site => (
          <Field
            key={site}
            {...form.field(site)}
            label={t(`site.${site}`)}
            hint={
              hintsOf(site, minor)
                .map(key => t(key))
                .join('. ') || undefined
            }
            inputMode="url"
            autoComplete="off"
            maxLength={300}
            optional
          />
        ))}
      </Stack>
    </StepPage>
  )
}
