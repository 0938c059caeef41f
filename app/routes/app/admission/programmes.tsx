import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { findAcademicRecord } from '#app/domain/academic/academic.server.ts'
import { findFittingGroups } from '#app/domain/guidance/fitting-groups.server.ts'
import { findChosen, startAdmission } from '#app/domain/admission/admission-analyses.server.ts'
import { admissionSchema } from '#app/domain/admission/admission.schema.ts'
import { listProgrammeChoices } from '#app/domain/institutions/programme-choices.server.ts'
import { constraintOf, formDataOf, parseForm } from '#app/forms/form.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { newIdempotencyKey, IdempotencyKeyField } from '#app/forms/idempotency-key.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { EmptyState, Note } from '#app/ui/card.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { NextStepPanel } from '#app/ui/next-step.tsx'
import { nextStepWithoutProgrammes, nextStepAfterProgrammes } from '#app/wording/admission/next-step-texts.server.ts'
import { AcademicFields } from './academic-fields.tsx'
import { ProgrammeFields } from './programme-fields.tsx'
import { gatherChosen, selectsOf } from './programme-selects.ts'
import { WayOn } from '../careers/way-on.tsx'
import { academicDefaults } from '../settings/academic-defaults.server.ts'
import { subjectOptions } from '../settings/subject-options.server.ts'

export const handle = { i18n: ['programmes', 'academic', 'fields'], failure: { load: 'chances' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const reader = reading(args, 'programmes')
  const { t, language } = reader
  const before = new URL(args.request.url).searchParams.get('of')
  const [{ institutions, asked }, record, fitting, chosen] = await Promise.all([
    listProgrammeChoices(viewer, language),
    findAcademicRecord(viewer),
    findFittingGroups(viewer, language),
    before ? findChosen(viewer, before) : [],
  ])
  return {
    page: headOf(args, { title: t('title'), description: t('description') }),
    constraint: constraintOf(admissionSchema),
    idempotencyKey: newIdempotencyKey(),
    institutions: selectsOf(institutions, new Set(fitting.groups.keys()), chosen),
    asked: [...asked],
    defaults: academicDefaults(record, language),
    subjects: asked.has('UNT') ? subjectOptions(reader.in('profession').t) : [],
    nextStep: nextStepAfterProgrammes(reader.in('nextSteps')),
    toPick: nextStepWithoutProgrammes(reader.in('nextSteps')),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = parseForm(args, gatherChosen(await formDataOf(args.request)), admissionSchema)
  if (form.refused) return form.refused

  const outcome = await startAdmission(viewer, form.value)
  if (outcome === 'unknown') return form.refuse({ major: 'unknown' })
  return redirectWithToast(pathOf('admission', { analysisId: outcome.id }), outcome.underWay ? 'analysis-waits' : null)
}

export default function ProgrammesPage() {
  const { constraint, idempotencyKey, institutions, asked, defaults, subjects, nextStep } =
    useLoaderData<typeof loader>()
  const { t } = useTranslation('programmes')
  const form = useForm({ constraint, defaults, message: useFieldMessage('programmes', 'academic') })
  if (institutions.length === 0) return <NothingChosen />
  return (
    <FormPage
      form={form}
      title={t('title')}
      lead={t('lead')}
      wide
      hidden={<IdempotencyKeyField id={idempotencyKey} />}
      buttons={
        <NextStepPanel {...nextStep}>
          <Button forward>{t('go')}</Button>
          <QuietLink to={pathOf('institutions')}>{t('back')}</QuietLink>
        </NextStepPanel>
      }
      margin={
        <Note title={t('time')}>
          <QuietLink to={pathOf('admissions')}>{t('history')}</QuietLink>
        </Note>
      }
    >
      <ProgrammeFields institutions={institutions} form={form} />
      <AcademicFields form={form} asked={asked} subjects={subjects} />
    </FormPage>
  )
}

function NothingChosen() {
  const { toPick } = useLoaderData<typeof loader>()
  const { t } = useTranslation('programmes')
  return (
    <Sheet narrow>
      <Stack gap="xl">
        <EmptyState as="h1" title={t('none.title')}>
          {t('none.text')}
        </EmptyState>
        <WayOn step={toPick} />
      </Stack>
    </Sheet>
  )
}
