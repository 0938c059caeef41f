import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { saveMajor } from '#app/domain/roadmaps/draft.server.ts'
import { programmeSchema } from '#app/domain/roadmaps/draft.schema.ts'
import { findInstitutionOf, offerInstitutions, offerProgrammes } from '#app/domain/roadmaps/target-offers.server.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { pathOf } from '#app/paths.ts'
import { InstitutionChoice } from './institution-choice.tsx'
import { MajorChoice } from './major-choice.tsx'
import { enterStep, pathAfter } from './wizard.server.ts'

export const handle = { i18n: ['wizard', 'fields'], failure: { load: 'plan' } }
export const meta = pageMeta

/** Two steps at one address: first the institution, chosen by a link, then one of its programmes. */
export async function loader(args: LoaderFunctionArgs) {
  const { viewer, draft } = await enterStep(args, 'programme')
  const { t, language } = reading(args, 'wizard')
  const asked = new URL(args.request.url).searchParams
  const chosen = draft?.majorId ? await findInstitutionOf(draft.majorId) : null
  const browsing = asked.has('q') || asked.has('country') || asked.has('all')
  const institutionId = asked.get('institution') ?? (browsing ? null : chosen)
  const institution = institutionId ? await offerProgrammes(viewer, institutionId, language) : null
  if (asked.has('institution') && !institution) throw problem(args, 404)
  return {
    page: headOf(args, { title: t('programme.title'), description: t('description') }),
    constraint: constraintOf(programmeSchema),
    institution,
    institutions: institution ? null : await offerInstitutions(viewer, asked, language),
    defaults: { majorId: draft?.majorId },
  }
}

export type LoadedProgrammes = ReturnType<typeof useLoaderData<typeof loader>>

export async function action(args: ActionFunctionArgs) {
  const { viewer } = await enterStep(args, 'programme')
  const form = await readForm(args, programmeSchema)
  if (form.refused) return form.refused

  if (!(await saveMajor(viewer, form.value.majorId))) return form.refuse({ majorId: 'unknown' })
  return redirect(pathAfter('target'))
}

export default function ProgrammeStepPage() {
  const { institution, institutions, constraint, defaults } = useLoaderData<typeof loader>()
  if (institution) return <MajorChoice institution={institution} constraint={constraint} defaults={defaults} />
  return institutions ? <InstitutionChoice found={institutions} back={pathOf('planGoal')} /> : null
}
