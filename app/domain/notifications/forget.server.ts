import type { Db } from '#app/database/client.server.ts'

/** Takes away what a person has not read yet of somebody's deeds; of gathered ones, those this person was the last of. */
export async function forgetUnread(tx: Db, userId: string, byId: string) {
  await tx.$executeRaw`
    DELETE FROM "Notification"
    WHERE "userId" = ${userId} AND "readAt" IS NULL AND json_extract("params", '$.byId') = ${byId}`
}

/** Takes away whatever names a person whose account is being deleted, whoever was told of it. */
export async function forgetDeeds(tx: Db, byId: string) {
  // Every row is looked at: the cheap look for the id comes first.
  await tx.$executeRaw`
    DELETE FROM "Notification"
    WHERE instr("params", ${byId}) > 0 AND json_extract("params", '$.byId') = ${byId}`
}
