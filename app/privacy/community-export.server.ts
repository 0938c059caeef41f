import { db } from '#app/database/client.server.ts'

/** A person's contributions, their reactions to those of others, and moderation decisions about them. Names other
 *  people only in the person's own lists of blocked and muted users. */
export async function gatherCommunity(userId: string) {
  const [posts, comments, stories, likes, mentions, people, reports, cases] = await Promise.all([
    gatherPosts(userId),
    gatherComments(userId),
    gatherStories(userId),
    gatherLikes(userId),
    gatherMentions(userId),
    gatherPeople(userId),
    gatherReports(userId),
    gatherCases(userId),
  ])
  return { posts, comments, stories, ...likes, mentions, ...people, reports, ...cases }
}

const inOrder = [{ createdAt: 'asc' as const }, { id: 'asc' as const }]

async function gatherPosts(authorId: string) {
  const posts = await db.post.findMany({
    // Excludes the empty posts that hold the discussions of projects.
    where: { authorId, threadOf: null },
    orderBy: inOrder,
    select: {
      ...{ text: true, audience: true, state: true, createdAt: true, editedAt: true },
      ...{ likeCount: true, commentCount: true, attached: true },
      pictures: { orderBy: { order: 'asc' }, select: { description: true, file: { select: { name: true } } } },
    },
  })
  return posts.map(({ pictures, attached, state, ...post }) => ({
    ...post,
    shownAs: state,
    card: (attached as { kind?: string } | null)?.kind ?? null,
    pictures: pictures.map(({ description, file }) => ({ file: file.name, description })),
  }))
}

async function gatherComments(authorId: string) {
  const comments = await db.comment.findMany({
    where: { authorId },
    orderBy: inOrder,
    select: { text: true, state: true, likeCount: true, createdAt: true, editedAt: true, replyToId: true },
  })
  return comments.map(({ state, replyToId, ...comment }) => ({
    ...comment,
    shownAs: state,
    isReply: replyToId !== null,
  }))
}

async function gatherStories(authorId: string) {
  const stories = await db.story.findMany({
    where: { authorId },
    orderBy: inOrder,
    select: {
      ...{ kind: true, text: true, description: true, audience: true, state: true, likeCount: true, viewCount: true },
      ...{ createdAt: true, expiresAt: true, file: { select: { name: true } } },
    },
  })
  return stories.map(({ kind, state, file, ...story }) => ({
    story: kind,
    ...story,
    shownAs: state,
    file: file?.name ?? null,
  }))
}

/** The authors of the liked posts and comments are not included. */
async function gatherLikes(userId: string) {
  const when = { where: { userId }, orderBy: { createdAt: 'asc' as const }, select: { createdAt: true } }
  const [posts, comments, views] = await Promise.all([
    db.postLike.findMany(when),
    db.commentLike.findMany(when),
    db.storyView.findMany({
      where: { viewerId: userId },
      orderBy: { at: 'asc' },
      select: { at: true, liked: true },
    }),
  ])
  return {
    likes: [
      ...posts.map(({ createdAt }) => ({ thing: 'POST', createdAt })),
      ...comments.map(({ createdAt }) => ({ thing: 'COMMENT', createdAt })),
    ],
    storyViews: views,
  }
}

async function gatherMentions(userId: string) {
  const mentions = await db.mention.findMany({
    where: { userId },
    orderBy: { id: 'asc' },
    select: { commentId: true, post: { select: { createdAt: true } }, comment: { select: { createdAt: true } } },
  })
  return mentions.map(({ commentId, post, comment }) => ({
    thing: commentId === null ? 'POST' : 'COMMENT',
    createdAt: (comment ?? post).createdAt,
  }))
}

/** The person's own lists, as shown in their settings. */
async function gatherPeople(userId: string) {
  const name = { select: { username: true } }
  const [blocks, mutes] = await Promise.all([
    db.block.findMany({
      where: { blockerId: userId },
      orderBy: { createdAt: 'asc' },
      select: { createdAt: true, blocked: name },
    }),
    db.mute.findMany({
      where: { muterId: userId },
      orderBy: { createdAt: 'asc' },
      select: { createdAt: true, muted: name },
    }),
  ])
  return {
    blocked: blocks.map(({ createdAt, blocked }) => ({ username: blocked.username, createdAt })),
    muted: mutes.map(({ createdAt, muted }) => ({ username: muted.username, createdAt })),
  }
}

/** The person's reports and their outcome, without the authors of the reported content. */
async function gatherReports(reporterId: string) {
  const reports = await db.report.findMany({
    where: { reporterId },
    orderBy: inOrder,
    select: {
      ...{ reason: true, words: true, createdAt: true, toldAt: true },
      case: { select: { targetKind: true, decision: true } },
    },
  })
  return reports.map(({ case: { targetKind, decision }, ...report }) => ({ thing: targetKind, ...report, decision }))
}

/** Decisions about the person's contributions, without the reporters and moderators. */
async function gatherCases(userId: string) {
  const [cases, sanctions] = await Promise.all([
    db.moderationCase.findMany({
      where: { ownerId: userId },
      orderBy: [{ openedAt: 'asc' }, { id: 'asc' }],
      select: {
        ...{ targetKind: true, cause: true, state: true, text: true, openedAt: true, decidedAt: true, decision: true },
        ...{
          sanction: true,
          reason: true,
          words: true,
          appealedAt: true,
          appeal: true,
          removedWords: true,
          answeredAt: true,
          answer: true,
        },
        laterWords: { orderBy: [{ saidAt: 'asc' }, { id: 'asc' }], select: { text: true } },
      },
    }),
    db.sanction.findMany({
      where: { userId },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
      select: { kind: true, reason: true, words: true, at: true, until: true },
    }),
  ])
  return {
    moderationCases: cases.map(({ targetKind, state, words, removedWords, laterWords, ...rest }) => ({
      thing: targetKind,
      caseState: state,
      ...rest,
      laterWords: laterWords.map(({ text }) => text).join('\n') || null,
      removedWords: removedWords && Object.values(removedWords).filter(Boolean).join('\n'),
      moderatorWords: words,
    })),
    sanctions: sanctions.map(({ kind, words, ...rest }) => ({ sanction: kind, ...rest, moderatorWords: words })),
  }
}
