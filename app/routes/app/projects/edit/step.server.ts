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

/** Returns the first unsaved step of a draft; "review" for an open project. */
export function stepAhead({ state, step }: Pick<OwnProject, 'state' | 'step'>): ProjectStep {
  return (state === 'DRAFT' ? projectSteps[step] : null) ?? 'review'
}

/** Returns the viewer's own project for a step. Redirects from steps after the first unsaved one, and to the read-only
 *  review while a moderator handles the project. Throws a 404 for others. */
export async function enterStep(args: LoaderFunctionArgs, viewer: Viewer, step: ProjectStep): Promise<OwnProject> {
  const project = await findOwnProject(viewer, args.params.projectId ?? '')
  if (!project) throw problem(args, 404)
  const mayOpen = project.state === 'DRAFT' ? isOpen(step, project.step) : step === 'review' || isEditable(project)
  if (!mayOpen) throw redirect(pathOfStep(stepAhead(project), project.id))
  return project
}

export type StepFrame = ReturnType<typeof frameOf>

/** Returns the texts and links around the form of a step: progress and accessible steps. `project` is null before the
 *  first save. */
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
    /** Set when opening the project found missing data in this step. */
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

export function stepHead(args: GuardArgs, project: OwnProject | null, step: ProjectStep) {
  const { t } = reading(args, 'projectTexts')
  const words = { name: project?.name ?? '', number: numberOf(step), step: t(`step.${step}`) }
  const isDraft = project === null || project.state === 'DRAFT'
  return headOf(args, { title: t(isDraft ? 'title.new' : 'title.edit', words), description: t('description') })
}

/** Returns the target after saving: the list of projects, the next step, or the review of an open project. */
export function pathAfter(posted: FormData, { id, state }: OwnProject, step: ProjectStep): string {
  if (posted.get('then') === 'leave') return pathOf('projects')
  const next = projectSteps[numberOf(step)] ?? 'review'
  return pathOfStep(state === 'DRAFT' ? next : 'review', id)
}
