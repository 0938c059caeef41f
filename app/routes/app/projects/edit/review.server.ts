import { headOf, reading } from '#app/access/page.server.ts'
import type { GuardArgs } from '#app/access/guards.server.ts'
import { isMinor } from '#app/domain/accounts/age.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { findPublishObstacle } from '#app/domain/feed/question.ts'
import { listCities } from '#app/domain/locations/cities.server.ts'
import { firstProjectAudience, offeredProjectAudiences, type ProjectAudience } from '#app/domain/projects/audience.ts'
import { isEditable, type OwnProject } from '#app/domain/projects/drafts.server.ts'
import { checkProject } from '#app/domain/projects/publish.server.ts'
import { organizationsOf } from '#app/domain/visibility/organizations.server.ts'
import { pathOf } from '#app/paths.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { projectParts } from '#app/wording/projects/project-parts.server.ts'
import { questionOf } from '../../feed/question.server.ts'
import { frameOf, pathOfStep } from './step.server.ts'

export async function reviewOf(args: GuardArgs, viewer: Viewer, project: OwnProject) {
  const reader = reading(args, 'projectTexts')
  const { t, language } = reader
  const { id, name, state, cityId } = project
  const isDraft = state === 'DRAFT'
  const now = new Date()
  const city = cityId === null ? null : ((await listCities(language)).find(city => city.id === cityId)?.name ?? null)
  const seen = isDraft ? await checkProject(viewer, project, false, now) : null
  const title = t(isDraft ? 'review.title' : 'review.titleOpen')
  const frame = frameOf(args, project, 'review')
  return {
    page: headOf(args, {
      title: isDraft ? t('title.new', { number: 5, step: frame.title }) : t('title.edit', { name, step: frame.title }),
      description: t('description'),
    }),
    ...{ title, frame, choice: choiceOf() },
    crumbs: [{ to: pathOf('projects'), label: reading(args, 'projectForm').t('crumbs') }, { label: name }],
    parts: projectParts(project, city, { reader, pathOf: step => pathOfStep(step, id) }),
    obstacle: seen && findPublishObstacle(seen.look),
    question: seen?.heldUp ? await questionOf(viewer, seen.heldUp, reader.in('postQuestion')) : null,
    locked: isEditable(project) ? null : { title: t('review.locked'), text: t('review.lockedText') },
    leave: isDraft ? pathOf('projects') : projectPathOf('project', { projectId: id }),
    remove: projectPathOf('deleteProject', { projectId: id }),
    notes: [
      { title: t('review.later'), text: t('review.laterText') },
      { title: t('review.seen'), text: t('review.seenText') },
    ],
    texts: {
      ...{ open: t('review.open'), openAnyway: t('review.openAnyway'), keep: t('review.keep') },
      ...{ save: t('review.saveAudience'), toProject: t('review.toProject'), remove: t('review.delete') },
      change: t('review.change'),
    },
  }

  /** Returns the audiences the viewer may choose, with a hint for minors. */
  function choiceOf() {
    const person = { dateOfBirth: viewer.dateOfBirth, organizationIds: organizationsOf(viewer) }
    const offered = offeredProjectAudiences(person)
    const minor = isMinor(viewer.dateOfBirth, now)
    return {
      legend: t('audience'),
      hint: minor ? t(offered.includes('ORGANIZATION') ? 'audience.minor' : 'audience.alone') : undefined,
      options: offered.map(value => ({ value, label: t(`audience.${value}`) })),
      chosen: isDraft ? firstProjectAudience(person, now) : (project.audience as ProjectAudience),
    }
  }
}
