import { db } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { mayEnterAdmin } from '#app/domain/access/roles.ts'
import { casesInReach } from './reach-of-cases.server.ts'
import { env } from '#app/env.server.ts'

/** Checks whether a viewer may see a picture because a case they may see is about it. Requires access to the admin
 *  area, with the second factor where the site requires it. */
export async function isEvidence(viewer: Viewer, fileId: string): Promise<boolean> {
  if (!mayEnterAdmin(viewer) || (env.twoStepRequired && !viewer.twoStep)) return false
  const targets = await listTargets(fileId)
  if (targets.length === 0) return false
  return (await db.moderationCase.count({ where: { AND: [casesInReach(viewer), { OR: targets }] } })) > 0
}

/** Conditions on the cases a file belongs to: those about its content, and the one it was kept for. */
async function listTargets(fileId: string) {
  const file = await db.storedFile.findUnique({
    where: { id: fileId },
    select: {
      pictureOf: { select: { postId: true } },
      storyOf: { select: { id: true } },
      avatarOf: { select: { userId: true } },
      coverOf: { select: { userId: true } },
      certificate: { select: { userId: true } },
      bannerOf: { select: { id: true } },
      logoOf: { select: { id: true } },
      imageOf: { select: { projectId: true } },
      evidenceOf: { select: { caseId: true } },
    },
  })
  if (!file) return []
  const { pictureOf, storyOf, avatarOf, coverOf, certificate, bannerOf, logoOf, imageOf, evidenceOf } = file
  const projects = [bannerOf?.id, logoOf?.id, imageOf?.projectId]
  return [
    ...(pictureOf ? [{ targetKind: 'POST', targetId: pictureOf.postId }] : []),
    ...(storyOf ? [{ targetKind: 'STORY', targetId: storyOf.id }] : []),
    ...[avatarOf, coverOf, certificate].flatMap(of => (of ? [{ targetKind: 'PROFILE', targetId: of.userId }] : [])),
    ...(evidenceOf ? [{ id: evidenceOf.caseId }] : []),
    ...projects.flatMap(id => (id ? [{ targetKind: 'PROJECT', targetId: id }] : [])),
  ]
}
