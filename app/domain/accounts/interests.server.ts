import { db, type Db, inTurn } from '#app/database/client.server.ts'
import type { Subject } from './answers.ts'
import type { Viewer } from './viewer.server.ts'

/** The subjects and pastimes a person has marked, in alphabetical order of their keys. */
export async function listInterests(viewer: Pick<Viewer, 'id'>): Promise<Subject[]> {
  const rows = await db.interest.findMany({
    where: { userId: viewer.id },
    orderBy: { subject: 'asc' },
    select: { subject: true },
  })
  return rows.map(({ subject }) => subject as Subject)
}

/** Replaces what a person has marked; none is allowed. */
export async function saveInterests(viewer: Pick<Viewer, 'id'>, subjects: readonly Subject[]): Promise<void> {
  await inTurn(tx => replaceInterests(tx, viewer.id, subjects))
}

/** The same inside the caller's transaction. */
export async function replaceInterests(tx: Db, userId: string, subjects: readonly Subject[]): Promise<void> {
  await tx.interest.deleteMany({ where: { userId } })
  await tx.interest.createMany({ data: [...new Set(subjects)].map(subject => ({ userId, subject })) })
}
