import { db } from '#app/database/client.server.ts'
import { readRows, text } from '#app/database/rows.server.ts'
import type { Work } from '#app/domain/jobs/work.ts'
import { checkLink, type LinkFound } from '#app/outside/links/check-link.server.ts'
import { Prisma } from '#prisma/generated/client.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Maximum number of addresses checked per day, one after another, to keep the load on other servers low. */
export const MOST_A_DAY = 40
/** Days until an address is checked again: after it opened, and after it failed, because servers have temporary
 *  failures. */
const AGAIN_DAYS = 30
const AGAIN_BROKEN_DAYS = 3

type Check = (url: string, signal: AbortSignal) => Promise<LinkFound>

/** Checks the addresses of materials that were never checked or are due again, and stores the results. Can be
 *  interrupted and resumed. */
export async function checkLinks({ signal }: Pick<Work, 'signal'>, check: Check = checkLink, now = new Date()) {
  for (const { id, url } of await listDue(now)) {
    signal.throwIfAborted()
    const found = await check(url, signal)
    await keepFound(id, url, found, now)
  }
}

async function listDue(now: Date) {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  return readRows(
    { id: text, url: text },
    Prisma.sql`
      SELECT m."id", m."url" FROM "Material" m LEFT JOIN "LinkCheck" c ON c."materialId" = m."id"
      WHERE m."retiredAt" IS NULL
        AND (c."materialId" IS NULL OR c."url" <> m."url" OR c."checkedAt" < ${before(AGAIN_DAYS)}
             OR (c."brokenSince" IS NOT NULL AND c."checkedAt" < ${before(AGAIN_BROKEN_DAYS)}))
      ORDER BY c."checkedAt" NULLS FIRST, m."id" LIMIT ${MOST_A_DAY}`,
  )
}

const MOST_LETTERS = 500

/** Stores the result of a check, unless the material was deleted meanwhile. */
async function keepFound(materialId: string, url: string, { result, status, movedTo }: LinkFound, now: Date) {
  const opens = result === 'OK' || result === 'MOVED'
  const data = { url, result, status, movedTo: movedTo?.slice(0, MOST_LETTERS) ?? null, checkedAt: now }
  const known = await db.linkCheck.findUnique({ where: { materialId } })
  const brokenSince = opens ? null : known?.url === url ? (known.brokenSince ?? now) : now
  const there = await db.material.count({ where: { id: materialId } })
  if (there === 0) return
  await db.linkCheck.upsert({
    where: { materialId },
    create: { materialId, ...data, brokenSince },
    update: { ...data, brokenSince },
  })
}
