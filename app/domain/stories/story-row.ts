/** A part of a story as the row above the feed reads it. */
export type RowPart = {
  id: string
  authorId: string
  username: string
  firstName: string
  lastName: string
  avatarId: string | null
  createdAt: Date
  seen: boolean
}

/** A person in the row with their parts, oldest first. */
export type RowAuthor = Pick<RowPart, 'authorId' | 'username' | 'firstName' | 'lastName' | 'avatarId'> & {
  own: boolean
  parts: { id: string; seen: boolean }[]
}

/** People shown in the row. */
const AUTHORS = 12

/** Orders the people of the row: the viewer, then people with a part the viewer has not seen, then the others; within
 *  each group the latest first. `parts` come in order of publication. The viewer's own parts count as seen. */
export function rowOf(parts: readonly RowPart[], viewerId: string): RowAuthor[] {
  const authors = new Map<string, { author: RowAuthor; latestAt: number }>()
  for (const { id, seen, createdAt, ...person } of parts) {
    const { authorId, username, firstName, lastName, avatarId } = person
    const own = authorId === viewerId
    const known = authors.get(authorId)?.author
    const author = known ?? { authorId, username, firstName, lastName, avatarId, own, parts: [] }
    author.parts.push({ id, seen: seen || own })
    authors.set(authorId, { author, latestAt: createdAt.getTime() })
  }
  const rank = ({ own, parts: shown }: RowAuthor) => (own ? 0 : shown.some(({ seen }) => !seen) ? 1 : 2)
  return [...authors.values()]
    .sort((one, other) => rank(one.author) - rank(other.author) || other.latestAt - one.latestAt)
    .slice(0, AUTHORS)
    .map(({ author }) => author)
}

/** The part at which a story opens: the first unseen one, or the first. */
export function opensAt({ parts }: Pick<RowAuthor, 'parts'>): string | null {
  return (parts.find(({ seen }) => !seen) ?? parts[0])?.id ?? null
}

/** The next story after an author's: the first other person in the row with an unseen part. */
export function followingIn(row: readonly RowAuthor[], authorId: string): RowAuthor | null {
  return (
    row.find(author => !author.own && author.authorId !== authorId && author.parts.some(({ seen }) => !seen)) ?? null
  )
}
