import { inTurn } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { moveFindable } from '#app/domain/feed/marks.server.ts'
import type { HeldUp } from '#app/domain/feed/publish.server.ts'
import { mutedUntil } from '#app/domain/safety/cases.server.ts'
import { organizationsOf } from '#app/domain/visibility/organizations.server.ts'
import { circleOfProject, type ProjectAudience } from './audience.ts'
import { giveProjectAchievements } from './achievements.server.ts'
import { indexProject } from './document.server.ts'
import { findOwnProject, isEditable, linksOf, type OwnProject } from './drafts.server.ts'
import { checkProjectContent, applyContentCheck } from './content-check.server.ts'
import { firstGap, numberOf, type ProjectStep } from './steps.ts'

/** Returns the first incomplete step that prevents opening; null when the project is complete. */
function gapOf({ objectives, skills, interests, ...project }: OwnProject): ProjectStep | null {
  const counts = { objectives: objectives.length, skills: skills.length, interests: interests.length }
  return firstGap({ ...project, ...counts })
}

/** Checks all content of a project. Saves nothing. */
export async function checkProject(viewer: Viewer, project: OwnProject, anyway = false, now = new Date()) {
  const { name, description, story, seeks, objectives, skills, images, bannerLook, logoLook } = project
  const texts = [
    ...[name, description, story, seeks],
    ...objectives.map(({ text }) => text),
    ...skills.map(skill => skill.name),
    ...images.map(image => image.description),
  ]
  const looks = [bannerLook, logoLook, ...images.map(({ look }) => look)].flatMap(look => look ?? [])
  return checkProjectContent(viewer, { texts, looks, links: linksOf(project) }, { anyway, now })
}

/** Opens a draft of the viewer to its audience. Returns `'again'` when it is open already, `{ gap }` for an incomplete
 *  step, `HeldUp` when the text must be confirmed or rewritten, `'changed'` when the draft was saved meanwhile,
 *  `'waits'` when it must be reviewed before others see it, null when there is no such project. */
export async function openProject(
  viewer: Viewer,
  id: string,
  { audience, anyway = false }: { audience: ProjectAudience; anyway?: boolean },
  now = new Date(),
): Promise<'opened' | 'waits' | 'again' | 'changed' | 'audience' | { gap: ProjectStep } | HeldUp | null> {
  const project = await findOwnProject(viewer, id)
  if (!project) return null
  if (project.state !== 'DRAFT') return 'again'
  const gap = gapOf(project)
  if (gap) return { gap }
  const circle = circleOfProject({ organizationIds: organizationsOf(viewer) }, audience)
  if (!circle) return 'audience'
  const { look, heldUp } = await checkProject(viewer, project, anyway, now)
  if (heldUp) return heldUp
  return inTurn(async tx => {
    const draft = await tx.project.findUnique({ where: { id }, select: { state: true, version: true, savedAt: true } })
    if (draft?.state !== 'DRAFT') return 'again'
    // Pictures do not raise the version, but what was not checked must not be opened.
    if (draft.version !== project.version || draft.savedAt.getTime() !== project.savedAt.getTime()) return 'changed'
    // The post that holds the questions asked of the project.
    const thread = await tx.post.create({
      data: {
        ...{ authorId: viewer.id, text: '', audience: 'PROJECT', scope: `PROJECT:${id}`, projectId: id },
        ...{ state: 'SHOWN', createdAt: now },
      },
      select: { id: true },
    })
    await tx.project.update({
      where: { id },
      data: {
        ...{ state: 'SHOWN', ...circle, threadId: thread.id, publishedAt: now, savedAt: now },
        ...{ step: numberOf('review'), version: { increment: 1 } },
      },
    })
    const details = { projectId: id, audience, waits: look.wait !== null }
    const entry = { actorId: viewer.id, organizationId: circle.organizationId, details }
    await recordEvent({ action: 'project.opened', ...entry }, tx)
    const text = [project.name, project.description, project.story].join('\n')
    await applyContentCheck(tx, { id, ownerId: viewer.id, text }, look, now)
    await giveProjectAchievements(tx, viewer.id, now)
    return look.wait ? 'waits' : 'opened'
  })
}

/** Changes the audience of an open project and of its updates. `'muted'` when a muted viewer tries to widen it. */
export async function changeProjectAudience(
  viewer: Viewer,
  id: string,
  audience: ProjectAudience,
  now = new Date(),
): Promise<'saved' | 'audience' | 'muted' | null> {
  const circle = circleOfProject({ organizationIds: organizationsOf(viewer) }, audience)
  if (!circle) return 'audience'
  return inTurn(async tx => {
    const project = await findOwnProject(viewer, id, tx)
    if (project?.state === 'DRAFT' || !project || !isEditable(project)) return null
    if (project.scope === circle.scope) return 'saved'
    if (audience === 'EVERYONE' && (await mutedUntil(tx, viewer.id, now))) return 'muted'
    await tx.project.update({ where: { id }, data: { ...circle, editedAt: now, version: { increment: 1 } } })
    const details = { projectId: id, audience }
    const entry = { actorId: viewer.id, organizationId: circle.organizationId, details }
    await recordEvent({ action: 'project.audience-changed', ...entry }, tx)
    await indexProject(id, tx)
    await moveFindable(tx, id, circle.scope)
    return 'saved'
  })
}
