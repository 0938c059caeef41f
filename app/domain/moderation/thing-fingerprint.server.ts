import { createHash } from 'node:crypto'

type Thing = {
  text: string
  state: string
  pictures: readonly { fileId: string; description: string | null }[]
  links: readonly string[]
}
type Named = { username: string; profile: { firstName: string; lastName: string } | null } | null

/** Returns a hash of what a moderator has reviewed: text and pictures, the links of a project and, of a profile, the
 *  person's names. Null for deleted content, which needs no second review. The state is left out, because decisions
 *  change it. */
export function fingerprintOf(kind: string, thing: Thing | null, owner: Named): string | null {
  if (!thing || thing.state === 'DELETED') return null
  const { firstName, lastName } = owner?.profile ?? {}
  const name = kind === 'PROFILE' ? [owner?.username, firstName, lastName] : []
  const pictures = thing.pictures.map(({ fileId, description }) => `${fileId} ${description ?? ''}`).toSorted()
  return createHash('sha256')
    .update(JSON.stringify([thing.text, pictures, name, ...thing.links]))
    .digest('base64url')
    .slice(0, 22)
}
