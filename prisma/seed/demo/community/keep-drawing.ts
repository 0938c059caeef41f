import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { storeFile } from '#app/domain/files/files.server.ts'
import type { FileKind } from '#app/domain/files/kinds.ts'
import { hashOfPicture } from '#app/domain/files/picture-hash.server.ts'
import { draw, type DrawingName } from './drawings.ts'

/** Renders a picture and stores it as an upload of its owner, to be attached to the row that shows it. `null` where
 *  files cannot be stored. */
export async function keepDrawing(owner: Viewer, kind: FileKind, drawing: DrawingName, folder: string) {
  const path = join(folder, `${drawing}.png`)
  await writeFile(path, await draw(drawing))
  const stored = await storeFile(owner.id, kind, { path, name: `${drawing}.png` })
  return stored.refused === null ? { fileId: stored.id, look: await hashOfPicture(path) } : null
}
