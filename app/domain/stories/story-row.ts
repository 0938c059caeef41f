/** One part of somebody's story, as the row above the feed reads it. */
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

/** A person of the row with their parts, the oldest first. */
export type RowAuthor = Pick<RowPart, 'authorId' | 'username' | 'firstName' | 'lastName' | 'avatarId'> & {
  own: boolean
  parts: { id: string; seen: boolean }[]
}

/** So many people stand in the row. */
const AUTHORS = 12

/** The people of the row: the viewer first, then those with a part that is new to the viewer, then the others; within each
 *  who told something last comes first. `parts` come in the order they were told. What the viewer told is never new. */
export function rowOf(parts: readonly RowPart[], viewerId: string): RowAuthor[] {
  const authors = new Map<string, { author: RowAuthor; toldAt: number }>()
  for (const { id, seen, createdAt, ...person } of parts) {
    const { authorId, username, firstName, lastName, avatarId } = person
    const own = authorId === viewerId
    const known = authors.get(authorId)?.author
    const author = known ?? { authorId, username, firstName, lastName, avatarId, own, parts: [] }
    author.parts.push({ id, seen: seen || own })
    authors.set(authorId, { author, toldAt: createdAt.getTime() })
  }
  const rank = ({ own, parts: told }: RowAuthor) => (own ? 0 : told.some(({ seen }) => !seen) ? 1 : 2)
  return [...authors.values()]
    .sort((one, other) => rank(one.author) - rank(other.author) || other.toldAt - one.toldAt)
    .slice(0, AUTHORS)
    .map(({ author }) => author)
}

/** The part a person's story opens at: the first one that is new, or the first of all. */
export function opensAt({ parts }: Pick<RowAuthor, 'parts'>): string | null {
  return (parts.find(({ seen }) => !seen) ?? parts[0])?.id ?? null
}

/** Whose story comes after somebody's: the first other person of the row with a part that is new to the viewer. */
export function followingIn(row: readonly RowAuthor[], authorId: string): RowAuthor | null {
  return (
    row.find(author => !author.own && author.authorId !== authorId && author.parts.some(({ seen }) => !seen)) ?? null
  )
}
