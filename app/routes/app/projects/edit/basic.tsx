import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { type GuardArgs, guards } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { type OwnProject, saveBasic } from '#app/domain/projects/drafts.server.ts'
import { basicSchema } from '#app/domain/projects/project.schema.ts'
import type { ProjectStatus } from '#app/domain/projects/status.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, formDataOf } from '#app/forms/form.server.ts'
import { useForm } from '#app/forms/use-form.ts'
import { KeptVersion, versionDefaults } from '#app/forms/version-fields.tsx'
import type { Key } from '#app/i18n/catalogue.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { basicChoices } from './basic-choices.server.ts'
import { BasicFields } from './basic-fields.tsx'
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
  const project = await enterStep(args, viewer, 'basic')
  const values = valuesOf(project)
  return {
    page: stepHead(args, project, 'basic'),
    frame: frameOf(args, project, 'basic'),
    twice: conflictTexts(args),
    constraint: constraintOf(basicSchema),
    ...(await basicChoices(args, statusOf(project))),
    ...{ values, version: project.version },
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const project = await enterStep(args, viewer, 'basic')
  return saveStep(args, viewer, project, await formDataOf(args.request), {
    ...{ step: 'basic', schema: basicSchema, valuesOf, words: 'description' },
    save: (at, value) => saveBasic(viewer, at, value),
    refusals: { status: { status: 'statusNotNow' }, city: { cityId: 'city' } },
    worded: await wordsOf(args, project),
  })
}

/** Returns the status that limits the options of an open project; null for a draft, which may have any status. */
function statusOf({ state, status }: OwnProject) {
  return state === 'DRAFT' ? null : (status as ProjectStatus)
}

function valuesOf({ name, description, status, cityId }: OwnProject) {
  return { name, description, status, cityId: cityId ?? '' }
}

async function wordsOf(args: GuardArgs, project: OwnProject) {
  const { t } = reading(args, 'projectForm')
  const { cities } = await basicChoices(args, statusOf(project))
  const status = reading(args, 'projects').t
  const labels: Record<string, Key<'projectForm'>> = { cityId: 'city' }
  return {
    label: (name: string) => t(labels[name] ?? (name as Key<'projectForm'>)),
    value: (name: string, value: string) =>
      name === 'status'
        ? status(`status.${value as ProjectStatus}`)
        : name === 'cityId'
          ? (cities.find(city => city.value === value)?.label ?? value)
          : value,
  }
}

export default function ProjectBasicPage() {
  const { frame, twice, constraint, statuses, cities, values, version } = useLoaderData<typeof loader>()
  const defaults = { ...values, ...versionDefaults({ version, values }) }
  const form = useForm({ constraint, defaults, message: useFieldMessage('projectForm') })
  return (
    <StepPage form={form} frame={frame} twice={twice} hidden={<KeptVersion form={form} />}>
      <BasicFields form={form} statuses={statuses} cities={cities} />
    </StepPage>
  )
}
