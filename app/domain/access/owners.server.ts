import { db } from '#app/database/client.server.ts'
import { fold } from '#app/domain/text/fold.ts'

const owners = {
  plan: (id: string) => db.plan.findUnique({ where: { id }, select: { userId: true } }),
  analysis: (id: string) => db.analysis.findUnique({ where: { id }, select: { userId: true } }),
  admission: (id: string) => db.institutionAnalysis.findUnique({ where: { id }, select: { userId: true } }),
  attempt: (id: string) => db.attempt.findUnique({ where: { id }, select: { userId: true } }),
  certificate: (id: string) => db.certificate.findUnique({ where: { id }, select: { userId: true } }),
  notification: (id: string) => db.notification.findUnique({ where: { id }, select: { userId: true } }),
  profile: (username: string) =>
    db.profile.findFirst({ where: { user: { usernameFolded: fold(username) } }, select: { userId: true } }),
}

/** What belongs to one person, and how it is named in an address. */
export type Owned = { kind: keyof typeof owners; id: string }

/** Whether there is such a thing and it is not theirs: asked once it was not found for them. */
export async function isSomebodyElses(userId: string, { kind, id }: Owned): Promise<boolean> {
  const owner = await owners[kind](id)
  return owner !== null && owner.userId !== userId
}
