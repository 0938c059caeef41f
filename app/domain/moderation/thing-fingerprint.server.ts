import { createHash } from 'node:crypto'

type Thing = { text: string; state: string; pictures: readonly { fileId: string; description: string | null }[] }
type Named = { username: string; profile: { firstName: string; lastName: string } | null } | null

/** A short text that is another one as soon as what a moderator has looked at is: the words and pictures of a thing and, of a
 *  profile, how the person is called. Null for a thing that is gone, which needs no second look. Its state, which a case itself
 *  changes, is no part of it. */
export function fingerprintOf(kind: string, thing: Thing | null, owner: Named): string | null {
  if (!thing || thing.state === 'DELETED') return null
  const { firstName, lastName } = owner?.profile ?? {}
  const name = kind === 'PROFILE' ? [owner?.username, firstName, lastName] : []
  const pictures = thing.pictures.map(({ fileId, description }) => `${fileId} ${description ?? ''}`).toSorted()
  return createHash('sha256')
    .update(JSON.stringify([thing.text, pictures, name]))
    .digest('base64url')
    .slice(0, 22)
}
