import { db, type Db, inTurn } from '#app/database/client.server.ts'
import type { Subject } from './answers.ts'
import type { Viewer } from './viewer.server.ts'

/** Returns a person's interests, in alphabetical order of their keys. */
export async function listInterests(viewer: Pick<Viewer, 'id'>): Promise<Subject[]> {
  const rows = await db.interest.findMany({
    where: { userId: viewer.id },
    orderBy: { subject: 'asc' },
    select: { subject: true },
  })
  return rows.map(({ subject }) => subject as Subject)
}

/** Replaces a person's interests. The list may be empty. */
export async function saveInterests(viewer: Pick<Viewer, 'id'>, subjects: readonly Subject[]): Promise<void> {
  await inTurn(tx => replaceInterests(tx, viewer.id, subjects))
}

/** Same as `saveInterests`, in the caller's transaction. */
export async function replaceInterests(tx: Db, userId: string, subjects: readonly Subject[]): Promise<void> {
  await tx.interest.deleteMany({ where: { userId } })
  await tx.interest.createMany({ data: [...new Set(subjects)].map(subject => ({ userId, subject })) })
}
