import { createHash } from 'node:crypto'
import { db } from '#app/database/client.server.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language, Localized } from '#app/i18n/config.ts'
import type { announcementAudiences, announcementTones } from './announcement.schema.ts'

type Tone = (typeof announcementTones)[number]
type Audience = (typeof announcementAudiences)[number]

/** Maximum number of announcements shown at once. */
const MOST_SHOWN = 3

/** Current and future announcements: cautions first, then the newest. Cached as content, so pages cause no queries and
 *  changes by any process are visible at once. */
const readOpen = cached(async () => {
  const rows = await db.announcement.findMany({
    where: { until: { gt: new Date() } },
    orderBy: [{ from: 'desc' }, { id: 'desc' }],
    take: 50,
  })
  const open = rows.map(({ id, text, path, tone, audience, from, until }) => ({
    ...{ text: text as Localized, path, from: from.getTime(), until: until.getTime() },
    ...{ tone: tone as Tone, audience: audience as Audience, token: tokenOf(id, text) },
  }))
  return open.toSorted((one, other) => Number(other.tone === 'CAUTION') - Number(one.tone === 'CAUTION'))
})

/** Identifies an announcement with its current text. When the text changes, it is shown again to people who have hidden
 *  it. */
function tokenOf(id: string, text: unknown): string {
  return createHash('sha256')
    .update(`${id} ${JSON.stringify(text)}`)
    .digest('hex')
    .slice(0, 12)
}

export type ShownAnnouncement = { token: string; text: string; lang: Language; path: string | null; tone: Tone }

/** Current announcements for a reader, without those they have hidden. */
export async function listAnnouncements(
  reader: { signedIn: boolean; hidden: readonly string[]; language: Language },
  now = new Date(),
): Promise<ShownAnnouncement[]> {
  const running = await runningAt(now)
  return running
    .filter(({ audience, token }) => (audience === 'EVERYBODY' || reader.signedIn) && !reader.hidden.includes(token))
    .slice(0, MOST_SHOWN)
    .map(({ text, token, path, tone }) => {
      const words = inLanguage(text, reader.language)
      return { token, path, tone, text: words.text, lang: words.language }
    })
}

/** Filters tokens to those of current announcements, so that a browser's list of hidden ones does not grow. */
export async function stillRunning(tokens: readonly string[], now = new Date()): Promise<string[]> {
  const running = new Set((await runningAt(now)).map(({ token }) => token))
  return tokens.filter(token => running.has(token))
}

async function runningAt(now: Date) {
  const at = now.getTime()
  return (await readOpen()).filter(({ from, until }) => from <= at && at < until)
}
