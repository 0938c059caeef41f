import { db, type Db } from '#app/database/client.server.ts'
import { isMinor } from '#app/domain/accounts/age.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { isAlike } from '#app/outside/pictures/perceptual-hash.server.ts'
import { mutedUntil } from './cases.server.ts'
import { type Finding, findingsIn } from '#app/domain/text-safety/findings.ts'

/** Links of accounts younger than this are reviewed before they are shown. */
const YOUNG_ACCOUNT_MS = 7 * 24 * 60 * 60 * 1000

/** Content to be checked. `looks` are the perceptual hashes of its pictures; `about` is the person it describes, if
 *  that is not the author. */
export type Wanted = {
  text: string
  looks: readonly string[]
  hasLinks: boolean
  about?: { dateOfBirth: string | null }
}

/** Result of a content check. The author must confirm `personal` and rewrite `rude`; `selfHarm` shows help; `wait` is
 *  the reason why the content is reviewed before others see it. */
export type ContentCheck = {
  /** Personal data in a text by or about a minor. */
  personal: Finding[]
  selfHarm: boolean
  rude: Finding[]
  wait: 'THREAT' | 'LINKS' | 'PICTURE' | null
  /** The author is muted until then. */
  mutedUntil: Date | null
}

/** Checks content before it is published. Saves nothing. */
export async function checkContent(
  viewer: Viewer,
  { text, looks, hasLinks, about }: Wanted,
  now = new Date(),
): Promise<ContentCheck> {
  const found = findingsIn(text)
  const has = (kind: Finding['kind']) => found.some(finding => finding.kind === kind)
  return {
    personal: [viewer, about].some(person => person && isMinor(person.dateOfBirth, now))
      ? found.filter(({ kind }) => kind === 'PERSONAL_DATA')
      : [],
    selfHarm: has('SELF_HARM'),
    rude: found.filter(({ kind }) => kind === 'INSULT' || kind === 'OBSCENE'),
    wait: has('THREAT')
      ? 'THREAT'
      : (await wasRemoved(looks))
        ? 'PICTURE'
        : hasLinks && (await isYoung(db, viewer.id, now))
          ? 'LINKS'
          : null,
    mutedUntil: await mutedUntil(db, viewer.id, now),
  }
}

async function isYoung(client: Db, userId: string, now: Date): Promise<boolean> {
  const { createdAt } = await client.user.findUniqueOrThrow({ where: { id: userId }, select: { createdAt: true } })
  return now.getTime() - createdAt.getTime() < YOUNG_ACCOUNT_MS
}

/** Checks whether a picture resembles a removed one. */
async function wasRemoved(looks: readonly string[]): Promise<boolean> {
  if (looks.length === 0) return false
  const removed = await db.pictureHash.findMany({ select: { look: true } })
  return removed.some(({ look }) => looks.some(other => isAlike(look, other)))
}
