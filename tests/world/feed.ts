import { randomUUID } from 'node:crypto'
import { type SentFile, sent } from './multipart.ts'
import { valuesOf } from './page.ts'
import type { Scene } from './server.ts'
import type { Visitor } from './visit.ts'

/** Sends a post like the composer. The answer redirects to the feed, or to the page in between. */
export function sendPost({ visit }: Pick<Scene, 'visit'>, as: Visitor, form: Record<string, string>) {
  return visit('/app/feed/posts/new', { as, form: { idempotencyKey: randomUUID(), audience: 'EVERYONE', ...form } })
}

/** Publishes a post that raises no question, and returns its id. */
export async function publish(scene: Pick<Scene, 'visit'>, as: Visitor, form: Record<string, string>) {
  const { location, text } = await sendPost(scene, as, form)
  const [, id] = /^\/app\/feed#post-(\w+)$/.exec(location ?? '') ?? []
  if (!id) throw new Error(`The post was not published: ${location}\n${text.slice(0, 2000)}`)
  return id
}

export function answer({ visit }: Pick<Scene, 'visit'>, as: Visitor, postId: string, form: Record<string, string>) {
  return visit(`/app/feed/posts/${postId}`, { as, form: { idempotencyKey: randomUUID(), ...form } })
}

/** Sends the edit form of a post with some fields replaced. `begun` is the page as it was opened; by default it is
 *  fetched now. */
export async function edit(
  { visit }: Pick<Scene, 'visit'>,
  as: Visitor,
  postId: string,
  form: Record<string, string>,
  { original, files = [] }: { original?: string; files?: SentFile[] } = {},
) {
  const path = `/app/feed/posts/${postId}/edit`
  const page = original ?? (await visit(path, { as })).text
  const [base = '{}'] = valuesOf(page, 'base')
  const [version = ''] = valuesOf(page, 'version')
  const fields = { ...(JSON.parse(base) as Record<string, string>), version, base, ...form }
  return visit(path, { as, ...sent(fields, ...files) })
}

/** Creates ten long posts by others with everything a card can have, one with a full page of replies, and a draft of
 *  the reader with many findings. All have fixed ids. */
export async function makeFeed({ database, signIn }: Scene) {
  const idOf = async (username: string) =>
    (await database.user.findUniqueOrThrow({ where: { usernameFolded: username } })).id
  const [reader, author] = (await Promise.all(['pupil3', 'timur'].map(idOf))) as [string, string]
  const words = (n: number) =>
    `${n}. Сегодня были на гидропосту: уровень реки до сих пор меряют рейкой и сверяют с датчиком №${n}. Совпадёт ${n + 2} раза подряд, тогда датчику верят. #Гидрология @aruzhan https://example.kz/post/${n}`
  const post = (n: number) => ({
    ...{
      authorId: author,
      text: words(n),
      audience: 'EVERYONE',
      scope: 'EVERYONE',
      likeCount: 20 + n,
      commentCount: n,
    },
    ...{ createdAt: new Date(Date.now() - n * 60_000), editedAt: n % 3 === 0 ? new Date() : null },
    attached: { kind: 'PROFESSION', id: 'ecologist' },
  })
  for (let n = 1; n <= 11; n += 1) await database.post.create({ data: { id: `post-${n}`, ...post(n) } })
  for (let n = 1; n <= 21; n += 1) {
    const createdAt = new Date(Date.now() - (60 - n) * 60_000)
    const comment = { postId: 'post-1', authorId: n % 2 === 0 ? reader : author, text: words(n), createdAt }
    const { id } = await database.comment.create({ data: { id: `comment-${n}`, ...comment } })
    if (n < 4)
      await database.comment.create({ data: { ...comment, id: `reply-${n}`, replyToId: id, text: words(n + 50) } })
  }
  await database.post.create({
    data: {
      ...{ id: 'draft', authorId: reader, audience: 'FOLLOWERS', scope: `FOLLOWERS:${reader}`, state: 'DRAFT' },
      text: 'Мой номер 8 701 123 45 67. Не хочу жить. Ты дебил.',
    },
  })
  await database.post.create({ data: { ...post(90), id: 'mine', authorId: reader, text: words(90) } })
  return signIn('pupil3')
}
