import type { Db } from '#app/database/client.server.ts'

/** Checks whether the same person has sent this form before. For actions whose other checks would refuse a repeated
 *  form. */
export async function isKeyUsed(tx: Db, userId: string, idempotencyKey: string): Promise<boolean> {
  const taken = await tx.idempotencyKey.findUnique({ where: { userId_id: { userId, id: idempotencyKey } } })
  return taken !== null
}

/** Stores the idempotency key of a form in the transaction of its action. Returns false when the same person has sent
 *  this form before: a double click, the back button, a retry on a bad connection. */
export async function useKeyOnce(tx: Db, userId: string, idempotencyKey: string): Promise<boolean> {
  const taken = await tx.$executeRaw`
    INSERT INTO "IdempotencyKey" ("userId", "id", "createdAt") VALUES (${userId}, ${idempotencyKey}, ${new Date()})
    ON CONFLICT DO NOTHING`
  return taken === 1
}
