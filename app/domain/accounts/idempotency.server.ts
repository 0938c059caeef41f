import type { Db } from '#app/database/client.server.ts'

/** Whether the same person has sent the very same form before, for what would refuse it the second time. */
export async function wasTaken(tx: Db, userId: string, idempotencyKey: string): Promise<boolean> {
  const taken = await tx.idempotencyKey.findUnique({ where: { userId_id: { userId, id: idempotencyKey } } })
  return taken !== null
}

/** Marks a form as taken, inside the transaction of what it does. False when the same person has sent the very same
 *  form before: a double click, the back button, a retry on a bad line. */
export async function takeOnce(tx: Db, userId: string, idempotencyKey: string): Promise<boolean> {
  const taken = await tx.$executeRaw`
    INSERT INTO "IdempotencyKey" ("userId", "id", "createdAt") VALUES (${userId}, ${idempotencyKey}, ${new Date()})
    ON CONFLICT DO NOTHING`
  return taken === 1
}
