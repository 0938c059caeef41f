import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { headOf, reading } from '#app/access/page.server.ts'
import { findOwnSituation, saveSituation } from '#app/domain/roadmaps/draft.server.ts'
import { situationSchema } from '#app/domain/roadmaps/draft.schema.ts'
import { YEARS_AT_MOST } from '#app/domain/roadmaps/vocabulary.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Select } from '#app/ui/field.tsx'
import { StatusField, YearField } from '../../../auth/person-fields.tsx'
import { StepPage } from './step-page.tsx'
import { enterStep, pathAfter } from './wizard.server.ts'

export const handle = { i18n: ['wizard', 'person', 'fields'], failure: { load: 'plan' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, draft } = await enterStep(args, 'situation')
  const { t } = reading(args, 'wizard')
  const known = await findOwnSituation(viewer)
  return {
    page: headOf(args, { title: t('situation.title'), description: t('description') }),
    constraint: constraintOf(situationSchema),
    defaults: { status: known.status, year: known.year?.toString(), years: draft?.years?.toString() },
  }
}

export async function action(args: ActionFunctionArgs) {
  const { viewer } = await enterStep(args, 'situation')
  const form = await readForm(args, situationSchema)
  if (form.refused) return form.refused

  await saveSituation(viewer, form.value)
  return redirect(pathAfter('situation'))
}

export default function SituationPage() {
  const { constraint, defaults } = useLoaderData<typeof loader>()
  const { t } = useTranslation('wizard')
  const form = useForm({ constraint, defaults, message: useFieldMessage('wizard', 'person') })
  return (
    <StepPage form={form} number={1} title={t('situation.title')} lead={t('situation.lead')}>
      <StatusField form={form} />
      <YearField form={form} />
      <Select
        {...form.choice('years')}
        label={t('years')}
        hint={t('yearsHint')}
        placeholder={t('choose')}
        options={Array.from({ length: YEARS_AT_MOST }, (_, at) => ({
          value: String(at + 1),
          label: t('ahead', { count: at + 1 }),
        }))}
      />
    </StepPage>
  )
}
