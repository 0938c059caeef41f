import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { addCertificate } from '#app/domain/certificates/certificates.server.ts'
import { changePicture, findPicture, type ProfilePicture } from '#app/domain/profiles/pictures.server.ts'
import { fold } from '#app/domain/text/fold.ts'
import type { PrismaClient } from '#prisma/generated/client.ts'
import { printCertificate } from './certificate.ts'
import { asOf, daysFromNow } from './clock.ts'
import { drawLandscape } from './landscape.ts'

/** People with an avatar; the others are shown by their initials. */
const withAvatar = ['aruzhan', 'timur', 'teacher', 'pupil2', 'pupil18', 'pupil24']
const sizes = { AVATAR: { width: 320, height: 320 }, COVER: { width: 1280, height: 320 } }

/** Uploads avatars for some people, and a cover and a certificate for `aruzhan`, through the domain functions. */
export async function addFiles(db: PrismaClient) {
  const folder = await mkdtemp(join(tmpdir(), 'bagdar-demo-'))
  const put = async (name: string, bytes: Buffer) => {
    const path = join(folder, name)
    await writeFile(path, bytes)
    return { path, name }
  }
  const show = async (username: string, picture: ProfilePicture) => {
    const viewer = await findViewer(db, username)
    if (!viewer || (await findPicture(viewer, picture))) return
    const drawn = await drawLandscape(`${username} ${picture}`, sizes[picture])
    await changePicture(viewer, picture, await put(`${username}.png`, drawn))
  }
  try {
    for (const username of withAvatar) await show(username, 'AVATAR')
    await show('aruzhan', 'COVER')
    const aruzhan = await findViewer(db, 'aruzhan')
    const file = await put('certificate.pdf', printCertificate(words))
    const has = aruzhan && (await db.certificate.count({ where: { userId: aruzhan.id } })) > 0
    if (aruzhan && !has) await asOf(daysFromNow(-25), () => addCertificate(aruzhan, certificate, file))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const certificate = { idempotencyKey: 'demo-certificate-1', name: 'Городская олимпиада по биологии, II место (пример)' }
const words: [string, ...string[]] = [
  'CERTIFICATE (EXAMPLE)',
  'Almaty city olympiad in biology',
  'Second place: Aruzhan Seitqali, Samal Lyceum',
  'Printed for a demo: no such olympiad was held.',
]

async function findViewer(db: PrismaClient, username: string): Promise<Viewer | null> {
  const user = await db.user.findUnique({ where: { usernameFolded: fold(username) }, select: { id: true } })
  return user && ({ id: user.id } as Viewer)
}
