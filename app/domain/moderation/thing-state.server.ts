import type { Db } from '#app/database/client.server.ts'
import { setCommentState, setPostState, type SetState } from '#app/domain/feed/states.server.ts'
import { hideProfile, showProfile, clearProfile } from '#app/domain/profiles/hide-profile.server.ts'
import { setProjectState } from '#app/domain/projects/states.server.ts'
import type { ThingKind } from '#app/domain/safety/cases.server.ts'
import { setStoryState } from '#app/domain/stories/story-states.server.ts'

/** Shows, hides or removes the target of a case. Removing a profile deletes only the certificates whose files are
 *  `named`. False when the target is gone: deleted by its author, or swept. */
export async function setThingState(
  tx: Db,
  { targetKind, targetId }: { targetKind: string; targetId: string },
  state: Exclude<SetState, 'WAITING'>,
  now: Date,
  named: readonly string[] = [],
): Promise<boolean> {
  switch (targetKind as ThingKind) {
    case 'POST':
      return setPostState(tx, targetId, state, now)
    case 'COMMENT':
      return setCommentState(tx, targetId, state, now)
    case 'STORY':
      return setStoryState(tx, targetId, state, now)
    case 'PROFILE':
      if (state === 'REMOVED') return clearProfile(tx, targetId, named)
      return state === 'SHOWN' ? showProfile(tx, targetId) : hideProfile(tx, targetId, now)
    case 'PROJECT':
      return setProjectState(tx, targetId, state, now)
  }
}

/** Lists the perceptual hashes of the pictures of a target, including those its author has removed since. */
export async function listLooks(tx: Db, { targetKind, targetId }: { targetKind: string; targetId: string }) {
  const where = { look: { not: null } }
  const shown =
    targetKind === 'POST'
      ? await tx.postPicture.findMany({ where: { ...where, postId: targetId }, select: { look: true } })
      : targetKind === 'STORY'
        ? await tx.story.findMany({ where: { ...where, id: targetId }, select: { look: true } })
        : targetKind === 'PROJECT'
          ? await listLooksOfProject(tx, targetId)
          : []
  const left = await tx.casePicture.findMany({
    where: { ...where, case: { targetKind, targetId } },
    select: { look: true },
  })
  return [...shown, ...left].flatMap(({ look }) => look ?? [])
}

async function listLooksOfProject(tx: Db, projectId: string) {
  const project = await tx.project.findUnique({
    where: { id: projectId },
    select: { bannerLook: true, logoLook: true, images: { select: { look: true } } },
  })
  if (!project) return []
  const { bannerLook, logoLook, images } = project
  return [{ look: bannerLook }, { look: logoLook }, ...images]
}
