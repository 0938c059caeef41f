import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { addComment } from '#app/domain/feed/comments.server.ts'
import { type Attached, draftPost, publishPost } from '#app/domain/feed/posts.server.ts'
import type { PrismaClient } from '#prisma/generated/client.ts'
import { asOf, TAKES_MS } from '../clock.ts'
import { type Crowd, reachOf } from './crowd.ts'
import { keepDrawing } from './keep-drawing.ts'
import { later, momentOf } from './moments.ts'
import type { DemoComment, DemoPost } from './demo-post.ts'

/** A post or comment to publish; `id` is null until it exists. */
export type PublishedItem = { kind: 'POST' | 'COMMENT'; id: string | null; by: string; text: string; at: Date }
/** A post or comment with its author, its post, its number of likes and the people who may like it. */
export type Liked = { item: PublishedItem; authorId: string; post: PublishedItem; count: number; from: Viewer[] }

/** State of a publishing run: the actions with their instants. */
type PublishingRun = {
  db: PrismaClient
  crowd: Crowd
  /** Folder for drawings until they are stored. */
  folder: string
  now: Date
  known: Known
  actions: { at: Date; act: (at: Date) => Promise<unknown> }[]
  things: Liked[]
}
type Known = Awaited<ReturnType<typeof readKnown>>

/** Publishes posts with their comments through the domain functions, in order of time. Existing ones are not published
 *  again. Posts of missing people are left out, with their comments. Returns everything that exists. */
export async function publishAll(db: PrismaClient, crowd: Crowd, posts: readonly DemoPost[]): Promise<Liked[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bagdar-demo-'))
  const run = { db, crowd, folder, now: new Date(), known: await readKnown(db, crowd), actions: [], things: [] }
  try {
    for (const post of posts) planPost(run, post)
    const { actions, things }: PublishingRun = run
    let done = 0
    for (const { at, act } of actions.sort((one, other) => one.at.getTime() - other.at.getTime())) {
      // Actions of the same instant run one after the other, a reply after the comment it answers.
      const turn = new Date(Math.max(at.getTime(), done))
      await asOf(turn, () => act(turn))
      done = turn.getTime() + TAKES_MS + 1
    }
    return things.filter(({ item }) => item.id !== null)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readKnown(db: PrismaClient, crowd: Crowd) {
  const authorId = { in: [...crowd.values()].map(({ viewer }) => viewer.id) }
  return {
    posts: await db.post.findMany({ where: { authorId }, select: { id: true, authorId: true, text: true } }),
    comments: await db.comment.findMany({
      where: { authorId },
      select: { id: true, authorId: true, text: true, postId: true },
    }),
  }
}

function planPost(run: PublishingRun, post: DemoPost) {
  const { db, crowd, known, actions, things, now } = run
  const speaker = crowd.get(post.by)
  if (!speaker) return
  const author = speaker.viewer
  const item: PublishedItem = { kind: 'POST', id: null, by: post.by, text: post.text, at: momentOf(post.when, now) }
  actions.push({
    at: item.at,
    act: async at => {
      item.at = at
      const there = known.posts.find(({ authorId, text }) => authorId === author.id && text === post.text)
      item.id = there?.id ?? (await publish(run, author, post))
    },
  })
  if (post.editedAfter) {
    const editedAt = later(item.at, post.editedAfter, now)
    const edit = () => db.post.updateMany({ where: { id: item.id ?? '', editedAt: null }, data: { editedAt } })
    actions.push({ at: editedAt, act: edit })
  }
  const reached = reachOf(crowd, speaker, post.audience)
  things.push({ item, authorId: author.id, post: item, count: post.liked, from: reached })
  for (const comment of post.comments ?? [])
    planComment(run, comment, { post: item, under: null, reached: [author, ...reached] })
}

type Place = { post: PublishedItem; under: PublishedItem | null; reached: Viewer[] }

function planComment(run: PublishingRun, comment: DemoComment, place: Place) {
  const { crowd, known, actions, things, now } = run
  const { post, under, reached } = place
  const author = crowd.get(comment.by)?.viewer
  if (!author) return
  const at = later(post.at, comment.after, now)
  const item: PublishedItem = { kind: 'COMMENT', id: null, by: comment.by, text: comment.text, at }
  actions.push({
    at,
    act: async turn => {
      item.at = turn
      if (!post.id || (under && !under.id)) return
      const there = known.comments.find(
        ({ authorId, postId, text }) => authorId === author.id && postId === post.id && text === comment.text,
      )
      item.id = there?.id ?? (await addDemoComment(author, post.id, comment.text, under?.id ?? undefined))
    },
  })
  const from = reached.filter(({ id }) => id !== author.id)
  things.push({ item, authorId: author.id, post, count: comment.liked, from })
  for (const reply of comment.replies) planComment(run, reply, { ...place, under: item })
}

async function publish({ db, folder }: PublishingRun, author: Viewer, post: DemoPost) {
  const pictures = []
  for (const { drawing, description } of post.pictures ?? []) {
    const picture = await keepDrawing(author, 'POST_PICTURE', drawing, folder)
    if (picture) pictures.push({ ...picture, description })
  }
  const { text, audience } = post
  const attached = await attachedTo(db, author, post.attached)
  const idempotencyKey = `demo-post-${keyOf(text)}`
  const drafted = await draftPost(author, { text, audience, idempotencyKey }, { pictures, attached })
  if (typeof drafted === 'string') return null
  await publishPost(author, drafted.id, { wait: post.waits ? 'LINKS' : null, selfHarm: false })
  return drafted.id
}

async function addDemoComment(author: Viewer, postId: string, text: string, replyTo: string | undefined) {
  const idempotencyKey = `demo-comment-${keyOf(postId + text)}`
  const added = await addComment(author, postId, { idempotencyKey, text, replyTo }, { wait: null, selfHarm: false })
  return added !== null && typeof added === 'object' ? added.id : null
}

async function attachedTo(db: PrismaClient, author: Viewer, wish: DemoPost['attached']): Promise<Attached | null> {
  if (!wish) return null
  if (wish !== 'PLAN') return { kind: 'PROFESSION', id: wish.profession }
  const plan = await db.plan.findFirst({ where: { userId: author.id }, select: { id: true } })
  return plan && { kind: 'PLAN', id: plan.id }
}

/** Returns a short key of a text: FNV-1a in base 36. */
function keyOf(text: string): string {
  const hash = [...text].reduce((sum, letter) => Math.imul(sum ^ letter.codePointAt(0)!, 16_777_619), 2_166_136_261)
  return (hash >>> 0).toString(36)
}
