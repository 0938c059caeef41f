import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inTurn } from '#app/database/client.server.ts'
import { scopeOf } from '#app/domain/feed/audience.ts'
import { keepFile } from '#app/domain/files/files.server.ts'
import { notify } from '#app/domain/notifications/notifications.server.ts'
import type { PrismaClient } from '#prisma/generated/client.ts'
import { randomFrom } from '../../demo-answers.ts'
import { hoursAfter } from '../clock.ts'
import { type Crowd, reachOf } from './crowd.ts'
import { keepDrawing } from './keep-drawing.ts'
import { type DemoStory, stories } from './stories.ts'

/** Publishes the stories of the last day with their viewers. Existing ones are not published again. */
export async function publishStories(db: PrismaClient, crowd: Crowd) {
  const folder = await mkdtemp(join(tmpdir(), 'bagdar-demo-'))
  try {
    for (const story of stories) await publishOne(db, crowd, story, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function publishOne(db: PrismaClient, crowd: Crowd, story: DemoStory, folder: string) {
  const author = crowd.get(story.by)
  if (!author) return
  const authorId = author.viewer.id
  const words =
    'text' in story
      ? { kind: 'TEXT', text: story.text, ground: story.ground }
      : { kind: 'PHOTO', description: story.description }
  if (await db.story.findFirst({ where: { authorId, ...words }, select: { id: true } })) return
  const picture =
    'drawing' in story ? await keepDrawing(author.viewer, 'STORY', story.drawing, folder) : { fileId: null, look: null }
  const organizationId = story.audience === 'ORGANIZATION' ? author.organizationIds[0] : undefined
  if (!picture || (story.audience === 'ORGANIZATION' && !organizationId)) return

  const createdAt = hoursAfter(new Date(), -story.hoursAgo)
  const seenAt = (share: number) => hoursAfter(createdAt, share * (story.hoursAgo - 0.1))
  const random = randomFrom(`${story.by} ${JSON.stringify(words)}`)
  const viewers = reachOf(crowd, author, story.audience)
    .filter(({ systemRole }) => systemRole === 'USER')
    .map(({ id: viewerId }) => ({ viewerId, place: random() }))
    .sort((one, other) => one.place - other.place)
    .slice(0, story.seen)
    .map(({ viewerId, place }, at) => ({ viewerId, at: seenAt(place), liked: at < story.liked }))
  await inTurn(async tx => {
    if (picture.fileId && !(await keepFile(picture.fileId, tx))) return
    const scope = scopeOf(story.audience, { authorId, organizationId })
    const counts = { viewCount: viewers.length, likeCount: viewers.filter(({ liked }) => liked).length }
    const { id } = await tx.story.create({
      data: {
        ...{ authorId, ...words, ...picture, audience: story.audience, scope, organizationId, ...counts },
        ...{ createdAt, expiresAt: hoursAfter(createdAt, 24), views: { create: viewers } },
      },
      select: { id: true },
    })
    for (const { viewerId: byId, at, liked } of viewers) {
      if (liked) await notify(tx, authorId, 'storyLike', { byId, storyId: id }, at)
    }
  })
}
