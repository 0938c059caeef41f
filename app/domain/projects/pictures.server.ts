import { createHash } from 'node:crypto'
import { type Db, inTurn } from '#app/database/client.server.ts'
import { useKeyOnce, isKeyUsed } from '#app/domain/accounts/idempotency.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import type { HeldUp } from '#app/domain/feed/publish.server.ts'
import { type Incoming, keepFile, releaseFile, removeFile, storeFile } from '#app/domain/files/files.server.ts'
import { keepForCase } from '#app/domain/evidence/keep-for-case.server.ts'
import { perceptualHashOf } from '#app/outside/pictures/perceptual-hash.server.ts'
import { findOwnProject, isEditable, type OwnProject } from './drafts.server.ts'
import { MOST } from './limits.ts'
import { checkProjectContent, applyContentCheck } from './content-check.server.ts'

/** Upload fields and the kind of file of each. */
const kinds = { banner: 'BANNER', logo: 'LOGO', image: 'PROJECT_IMAGE' } as const
export const pictureFields = ['banner', 'logo', 'image'] as const satisfies (keyof typeof kinds)[]
export type PictureField = (typeof pictureFields)[number]

type NewPicture = { field: PictureField; file: Incoming; description?: string | null; once?: string }
type Refused = Exclude<Awaited<ReturnType<typeof storeFile>>['refused'], null>

/** Adds one picture to a project of the viewer and saves it at once: a banner or logo replaces the previous one, an
 *  image is appended. In an open project it is checked: similarity to a removed picture makes the project wait for
 *  review; a description that must be confirmed is left out and returned as `asked`. Null when the viewer may not edit
 *  the project. Repeating `once` with the same picture adds it only once. */
export async function addProjectPicture(
  viewer: Viewer,
  id: string,
  { field, file, description = null, once }: NewPicture,
  now = new Date(),
): Promise<{ saved: string; asked: HeldUp | null } | null | 'tooMany' | 'muted' | Refused> {
  const before = await findOwnProject(viewer, id)
  if (!before || !isEditable(before)) return null
  const stored = await storeFile(viewer.id, kinds[field], file)
  if (stored.refused) return stored.refused

  const sent = once && `${once} ${field} ${createHash('sha256').update(stored.main).digest('hex')}`
  const look = await perceptualHashOf(stored.main)
  const isOpen = before.state === 'SHOWN'
  const content = { texts: [description], looks: look ? [look] : [] }
  const seen = isOpen ? await checkProjectContent(viewer, content, { anyway: false, now }) : null
  const asked = description && seen?.heldUp ? seen.heldUp : null
  const isMuted = seen?.heldUp?.heldUp === 'muted'
  const old = isMuted ? 'muted' : await keep(description && !asked ? description : null)
  if (old === null || typeof old === 'string' || old.kept) {
    await removeFile(stored.id)
    return old !== null && typeof old === 'object' ? { saved: stored.id, asked } : old
  }
  if (old.replaced) await removeFile(old.replaced)
  return { saved: stored.id, asked }

  function keep(description: string | null) {
    return inTurn(async tx => {
      const project = await findOwnProject(viewer, id, tx)
      if (!project || !isEditable(project)) return null
      if (sent && (await isKeyUsed(tx, viewer.id, sent))) return { kept: true, replaced: null }
      if (field === 'image' && project.images.length >= MOST.images) return 'tooMany'
      if (!(await keepFile(stored.id!, tx))) return 'storageUnavailable'
      if (sent) await useKeyOnce(tx, viewer.id, sent)
      const fileId = stored.id!
      if (field === 'image') {
        const order = (project.images.at(-1)?.order ?? -1) + 1
        await tx.projectImage.create({ data: { projectId: id, fileId, order, description, look } })
      } else await tx.project.update({ where: { id }, data: pictureData(field, fileId, look) })
      const replaced = pictureOf(project, field)
      if (replaced) await letGo(tx, project, replaced)
      await noteEdit(tx, viewer, id, project.state, now)
      if (seen)
        await applyContentCheck(tx, { id, ownerId: viewer.id, text: description ?? project.name }, seen.look, now)
      return { kept: false, replaced: replaced?.fileId ?? null }
    })
  }
}

/** Removes a banner, a logo or an image (by file id) from a project. False when it is not there. */
export async function removeProjectPicture(viewer: Viewer, id: string, which: string, now = new Date()) {
  const removed = await inTurn(async tx => {
    const project = await findOwnProject(viewer, id, tx)
    if (!project || !isEditable(project)) return null
    const isOne = which === 'banner' || which === 'logo'
    const picture = isOne ? pictureOf(project, which) : project.images.find(image => image.fileId === which)
    if (!picture) return null
    const { fileId } = picture
    if (isOne) await tx.project.update({ where: { id }, data: pictureData(which, null, null) })
    else await tx.projectImage.delete({ where: { projectId_fileId: { projectId: id, fileId } } })
    await letGo(tx, project, picture)
    await noteEdit(tx, viewer, id, project.state, now)
    return fileId
  })
  if (removed) await removeFile(removed)
  return removed !== null
}

/** Returns the current banner or logo. Images replace nothing, so they return null. */
function pictureOf({ bannerId, bannerLook, logoId, logoLook }: OwnProject, field: PictureField) {
  const [fileId, look] =
    field === 'banner' ? [bannerId, bannerLook] : field === 'logo' ? [logoId, logoLook] : [null, null]
  return fileId === null ? null : { fileId, look, description: null }
}

/** Releases the file of a removed picture. While a moderation case of the project is open, the picture is kept as
 *  evidence instead. */
async function letGo(tx: Db, { id }: OwnProject, { fileId, look, description }: Picture) {
  if (await keepForCase(tx, { kind: 'PROJECT', id }, [{ fileId, look, description }])) return
  await releaseFile(fileId, tx)
}

type Picture = { fileId: string; look: string | null; description: string | null }

/** Moves an image one place up or down. False when it is not there. Has no effect beyond the ends of the list. */
export async function moveProjectImage(viewer: Viewer, id: string, fileId: string, by: -1 | 1, now = new Date()) {
  return inTurn(async tx => {
    const project = await findOwnProject(viewer, id, tx)
    if (!project || !isEditable(project)) return false
    const files = project.images.map(image => image.fileId)
    const from = files.indexOf(fileId)
    if (from < 0) return false
    const to = from + by
    if (to < 0 || to >= files.length) return true
    files.splice(to, 0, ...files.splice(from, 1))
    for (const [order, fileId] of files.entries())
      await tx.projectImage.update({ where: { projectId_fileId: { projectId: id, fileId } }, data: { order } })
    await noteEdit(tx, viewer, id, project.state, now)
    return true
  })
}

function pictureData(field: 'banner' | 'logo', fileId: string | null, look: string | null) {
  return field === 'banner' ? { bannerId: fileId, bannerLook: look } : { logoId: fileId, logoLook: look }
}

/** Records an edit without raising the version: pictures are saved one by one and are not part of a form. */
async function noteEdit(tx: Db, viewer: Viewer, id: string, state: string, now: Date) {
  await tx.project.update({ where: { id }, data: { savedAt: now, editedAt: state === 'DRAFT' ? null : now } })
  await recordEvent({ action: 'project.edited', actorId: viewer.id, details: { projectId: id, step: 'media' } }, tx)
}
