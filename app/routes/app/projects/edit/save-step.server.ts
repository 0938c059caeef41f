import { redirect } from '@remix-run/node'
import type { GuardArgs } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { staleAction } from '#app/access/refused-action.server.ts'
import { toastCookie } from '#app/access/toast.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { HeldUp } from '#app/domain/feed/publish.server.ts'
import { type At, findOwnProject, type OwnProject } from '#app/domain/projects/drafts.server.ts'
import type { ProjectStep } from '#app/domain/projects/steps.ts'
import { conflictAnswer, type Kept, parseVersioned } from '#app/forms/conflict.server.ts'
import type { Refused, Schema } from '#app/forms/form.server.ts'
import type { Values } from '#app/forms/two-versions.ts'
import { momentText } from '#app/i18n/format.server.ts'
import { heldAnswer } from '../../feed/question.server.ts'
import { pathAfter } from './step.server.ts'

type Step<S extends Schema, Outcome extends string> = {
  step: ProjectStep
  schema: S
  /** Returns the project's current values for the fields of the step. */
  valuesOf: (project: OwnProject) => Values
  save: (at: At, value: ReturnType<S['parse']>) => Promise<Outcome | 'saved' | 'waits' | 'conflict' | HeldUp | null>
  /** Field and error key of each refusal. */
  refusals: Record<Exclude<Outcome, 'saved' | 'waits' | 'conflict'>, Record<string, string>>
  /** Field that shows the question about the text. */
  words: string
  /** Labels and values for the conflict page, shown after a save on another device. */
  worded: { label: (name: string) => string; value?: (name: string, value: string) => string }
  /** Target after saving; by default the next step. */
  to?: string
  /** Creates the refusal if the form differs from the compared values in shape. */
  refuse?: (errors: never) => Refused
}

/** Saves a step of a project from its posted form. Detects conflicts with another device and checks public text first. */
export async function saveStep<S extends Schema, Outcome extends string>(
  args: GuardArgs,
  viewer: Viewer,
  project: OwnProject,
  posted: FormData,
  { step, schema, valuesOf, save, refusals, words, worded, to, refuse: refuseForm }: Step<S, Outcome>,
) {
  const form = parseVersioned(args, posted, schema, keptFor(posted, project, valuesOf))
  if (form.refused) return form.refused
  if (form.conflict) return conflictAnswer(args, form.conflict, { ...whoSaved(args, project), ...worded })

  const value = form.value as ReturnType<S['parse']>
  const anyway = posted.get('anyway') === 'on'
  const outcome = await save({ id: project.id, version: project.version, anyway }, value)
  if (outcome === null) throw staleAction(args)
  if (outcome === 'conflict') {
    const now = await findOwnProject(viewer, project.id)
    const raced = now && form.raced({ version: now.version, values: valuesOf(now) })
    if (raced) return conflictAnswer(args, raced, { ...whoSaved(args, now), ...worded })
    return redirect(to ?? pathAfter(posted, project, step))
  }
  if (outcome === 'saved' || outcome === 'waits') {
    const headers = { 'Set-Cookie': toastCookie(outcome === 'waits' ? 'waits-for-look' : 'saved') }
    const isQuiet = project.state === 'DRAFT' && posted.get('then') !== 'leave'
    return redirect(to ?? pathAfter(posted, project, step), isQuiet ? undefined : { headers })
  }
  const refuse = (refuseForm ?? form.refuse) as (errors: Record<string, string>) => Refused
  if (typeof outcome === 'object') return heldAnswer(args, viewer, refuse({ [words]: outcome.heldUp }), outcome)
  return refuse((refusals as Record<string, Record<string, string>>)[outcome] ?? {})
}

/** Versions are compared by step: saves of other steps in the meantime are no conflict. */
function keptFor(posted: FormData, project: OwnProject, valuesOf: (project: OwnProject) => Values): Kept {
  const values = valuesOf(project)
  if (!posted.has('version') || posted.get('base') === JSON.stringify(values))
    posted.set('version', String(project.version))
  return { version: project.version, values }
}

function whoSaved(args: GuardArgs, { savedAt }: OwnProject) {
  const { t, language } = reading(args, 'projectTexts')
  return { by: t('conflict.you'), at: momentText(savedAt.toISOString(), language) }
}
