import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import type { GuardArgs } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { findOwnProject, isEditable, type OwnProject } from '#app/domain/projects/drafts.server.ts'
import { isOpen, numberOf, projectSteps, type ProjectStep } from '#app/domain/projects/steps.ts'
import { clockText, momentText } from '#app/i18n/format.server.ts'
import { pathOf } from '#app/paths.ts'
import { projectPathOf } from '#app/paths/projects.ts'

const pages = {
  basic: 'projectBasic',
  details: 'projectDetails',
  skills: 'projectSkills',
  media: 'projectMedia',
  review: 'projectReview',
} as const satisfies Record<ProjectStep, string>

export function pathOfStep(step: ProjectStep, projectId: string): string {
  return projectPathOf(pages[step], { projectId })
}

/** The step a draft goes on with, the first that was not saved; an open project is shown as a whole. */
export function stepAhead({ state, step }: Pick<OwnProject, 'state' | 'step'>): ProjectStep {
  return (state === 'DRAFT' ? projectSteps[step] : null) ?? 'review'
}

/** The viewer's own project at one of its steps. Who jumps ahead is led to what is missing; what a moderator has in hand is only
 *  shown. */
export async function enterStep(args: LoaderFunctionArgs, viewer: Viewer, step: ProjectStep): Promise<OwnProject> {
  const project = await findOwnProject(viewer, args.params.projectId ?? '')
  if (!project) throw problem(args, 404)
  const mayOpen = project.state === 'DRAFT' ? isOpen(step, project.step) : step === 'review' || isEditable(project)
  if (!mayOpen) throw redirect(pathOfStep(stepAhead(project), project.id))
  return project
}

export type StepFrame = ReturnType<typeof frameOf>

/** What stands around the form of a step: how far one is, and what may be opened. `project` is null before there is one. */
export function frameOf(args: GuardArgs, project: OwnProject | null, step: ProjectStep) {
  const { t, language } = reading(args, 'projectTexts')
  const number = numberOf(step)
  const isDraft = project === null || project.state === 'DRAFT'
  const { name = '', id = '', step: saved = 0 } = project ?? {}
  const before = projectSteps[number - 2]
  return {
    title: t(`step.${step}`),
    crumb: project ? name : t('new'),
    isDraft,
    line: project ? t(isDraft ? 'line.draft' : 'line.open', { name, number }) : t('line.new', { number }),
    saved: project && isDraft ? savedText(project.savedAt) : null,
    /** Opening it has found that something is missing here. */
    gap: new URL(args.request.url).searchParams.has('gap') ? t('review.gap') : null,
    steps: projectSteps.map(one => ({
      id: one,
      title: `${numberOf(one)}. ${t(`step.${one}`)}`,
      done: numberOf(one) <= saved,
      here: one === step,
      ...(project && isOpen(one, saved) && { to: pathOfStep(one, id) }),
    })),
    back: !project
      ? null
      : !isDraft
        ? { to: pathOfStep('review', id), label: t('back.overview') }
        : before
          ? { to: pathOfStep(before, id), label: t('back', { step: t(`step.${before}`) }) }
          : null,
  }

  function savedText(at: Date) {
    const iso = at.toISOString()
    const isToday = calendarDay(at) === calendarDay(new Date())
    return isToday
      ? t('saved', { time: clockText(iso, language) })
      : t('savedOn', { moment: momentText(iso, language) })
  }
}

/** The head of a step's page. */
export function stepHead(args: GuardArgs, project: OwnProject | null, step: ProjectStep) {
  const { t } = reading(args, 'projectTexts')
  const words = { name: project?.name ?? '', number: numberOf(step), step: t(`step.${step}`) }
  const isDraft = project === null || project.state === 'DRAFT'
  return headOf(args, { title: t(isDraft ? 'title.new' : 'title.edit', words), description: t('description') })
}

/** Where a saved step leads: out, to the step after it, or back to the whole of an open project. */
export function pathAfter(posted: FormData, { id, state }: OwnProject, step: ProjectStep): string {
  if (posted.get('then') === 'leave') return pathOf('projects')
  const next = projectSteps[numberOf(step)] ?? 'review'
  return pathOfStep(state === 'DRAFT' ? next : 'review', id)
}
