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

/** A record that belongs to one person, with its id as it stands in the URL. A profile is identified by its username. */
export type Owned = { kind: keyof typeof owners; id: string }

/** Checks whether a record exists and belongs to another person. Called after the record was not found for the viewer. */
export async function isSomebodyElses(userId: string, { kind, id }: Owned): Promise<boolean> {
  const owner = await owners[kind](id)
  return owner !== null && owner.userId !== userId
}
