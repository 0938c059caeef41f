import { db, inTurn } from '#app/database/client.server.ts'
import { useKeyOnce, isKeyUsed } from '#app/domain/accounts/idempotency.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { type Audience, firstAudience, offeredAudiences } from '#app/domain/feed/audience.ts'
import { feedRules } from '#app/domain/feed/limits.ts'
import { openRequiredCase } from '#app/domain/feed/content-check.server.ts'
import { hasLinks } from '#app/domain/feed/marks.ts'
import { circleOf, findPlace } from '#app/domain/feed/posts.server.ts'
import type { StoryGround } from '#app/domain/feed/story-grounds.ts'
import { type Incoming, keepFile, removeFile, storeFile, storeVideo } from '#app/domain/files/files.server.ts'
import { consumeLimit } from '#app/domain/rate-limits/rate-limits.server.ts'
import { type ContentCheck, checkContent } from '#app/domain/safety/content-check.server.ts'
import { findMute } from '#app/domain/safety/mutes.server.ts'
import { perceptualHashOf } from '#app/outside/pictures/perceptual-hash.server.ts'
import { computeDuration } from '#app/outside/videos/compute-duration.server.ts'
import { isTooLong, STORY_LIFE_MS } from './limits.ts'

type NewStoryFields = { idempotencyKey: string; audience: Audience; sure?: 'yes' }
type OfText = { kind: 'TEXT'; text: string; ground: StoryGround }
type OfFile = { kind: 'PHOTO' | 'VIDEO'; file: Incoming; description: string | null }

/** Reason for refusing a story, by field: `words` is its text, or the description of its file; `sure` asks for
 *  confirmation of a minor's telephone number or address, or of words of self-harm. */
type Refused = { field: 'words' | 'file' | 'audience' | 'sure' | ''; key: string }

/** Publishes a part of a story: visible at once, or WAITING for a review. The same form sent twice publishes one. A
 *  refused story leaves nothing behind. */
export async function publishStory(
  viewer: Viewer,
  given: NewStoryFields,
  content: OfText | OfFile,
  now = new Date(),
): Promise<{ id: string } | 'again' | { refused: Refused }> {
  if (await isKeyUsed(db, viewer.id, given.idempotencyKey)) return 'again'
  const text = content.kind === 'TEXT' ? content.text : (content.description ?? '')
  const look = await checkContent(viewer, { text, looks: [], hasLinks: hasLinks(text) }, now)
  const wrong = judge(look, given)
  if (wrong) return { refused: wrong }
  const kept = content.kind === 'TEXT' ? textColumns(content) : await keep(viewer, content)
  if ('refused' in kept) return kept

  const outcome = await write(viewer, given, { kept, text, look: await withPicture(viewer, look, kept.look, now) }, now)
  if (kept.fileId && (typeof outcome === 'string' || 'refused' in outcome)) await removeFile(kept.fileId)
  return outcome
}

function judge({ mutedUntil, rude, personal, selfHarm }: ContentCheck, { sure }: NewStoryFields): Refused | null {
  if (mutedUntil) return { field: '', key: 'muted' }
  if (rude.length > 0) return { field: 'words', key: 'rude' }
  if (sure === 'yes') return null
  if (selfHarm) return { field: 'sure', key: 'sureSelfHarm' }
  return personal.length > 0 ? { field: 'sure', key: 'surePersonal' } : null
}

type Kept = {
  kind: string
  fileId: string | null
  look: string | null
  columns: { text?: string; ground?: string; description?: string | null; seconds?: number }
}

function textColumns({ kind, text, ground }: OfText): Kept {
  return { kind, fileId: null, look: null, columns: { text, ground } }
}

async function keep(viewer: Viewer, { kind, file, description }: OfFile): Promise<Kept | { refused: Refused }> {
  const refuse = (key: string) => ({ refused: { field: 'file' as const, key } })
  if (kind === 'PHOTO') {
    const stored = await storeFile(viewer.id, 'STORY', file)
    if (stored.refused) return refuse(stored.refused)
    const look = await perceptualHashOf(stored.main)
    return { kind, fileId: stored.id, look, columns: { description } }
  }
  const video = await computeDuration(file.path)
  if (typeof video === 'string') return refuse(video)
  if (isTooLong(video.seconds)) return refuse('videoTooLong')
  const stored = await storeVideo(viewer.id, video.type, file)
  if (stored.refused) return refuse(stored.refused)
  return { kind, fileId: stored.id, look: null, columns: { description, seconds: video.seconds } }
}

/** Adds the picture to the review: one that matches a removed picture waits. */
async function withPicture(
  viewer: Viewer,
  look: ContentCheck,
  picture: string | null,
  now: Date,
): Promise<ContentCheck> {
  if (picture === null || look.wait === 'THREAT') return look
  const { wait } = await checkContent(viewer, { text: '', looks: [picture], hasLinks: false }, now)
  return { ...look, wait: wait ?? look.wait }
}

async function write(
  viewer: Viewer,
  { audience, idempotencyKey }: NewStoryFields,
  { kept, text, look }: { kept: Kept; text: string; look: ContentCheck },
  now: Date,
): Promise<{ id: string } | 'again' | { refused: Refused }> {
  if ((await consumeLimit(feedRules.story, viewer.id, now)) > 0) return { refused: { field: '', key: 'storiesToday' } }
  return inTurn(async tx => {
    const circle = circleOf(await findPlace(viewer, tx), audience)
    if (!circle) return { refused: { field: 'audience', key: 'invalid' } }
    if (!(await useKeyOnce(tx, viewer.id, idempotencyKey))) return 'again'
    const { kind, fileId, look: picture, columns } = kept
    if (fileId && !(await keepFile(fileId, tx))) return { refused: { field: 'file', key: 'storageUnavailable' } }
    const { id } = await tx.story.create({
      data: {
        ...{ authorId: viewer.id, kind, fileId, look: picture, ...columns, ...circle },
        ...{ state: look.wait ? 'WAITING' : 'SHOWN', createdAt: now },
        expiresAt: new Date(now.getTime() + STORY_LIFE_MS),
      },
      select: { id: true },
    })
    await openRequiredCase(tx, { kind: 'STORY', id, ownerId: viewer.id, text }, look, now)
    return { id }
  })
}

/** Reads what the form for a new story shows: possible audiences and the default one, parts published in the last 24
 *  hours, and the end of a mute. */
export async function findStoryForm(viewer: Viewer, now = new Date()) {
  const since = new Date(now.getTime() - STORY_LIFE_MS)
  const recent = { authorId: viewer.id, createdAt: { gt: since }, state: { not: 'DELETED' } }
  const [place, today, mute] = await Promise.all([
    findPlace(viewer),
    db.story.count({ where: recent }),
    findMute(viewer.id, now),
  ])
  return { audiences: offeredAudiences(place), first: firstAudience(place, now), today, mute }
}
