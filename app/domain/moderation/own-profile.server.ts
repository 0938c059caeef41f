import { db, type Db } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { hasLinks } from '#app/domain/feed/marks.ts'
import type { Incoming } from '#app/domain/files/files.server.ts'
import { hideProfile } from '#app/domain/profiles/hide-profile.server.ts'
import { changePicture, type ProfilePicture } from '#app/domain/profiles/pictures.server.ts'
import type { ProfileForm } from '#app/domain/profiles/profile.schema.ts'
import { saveProfile } from '#app/domain/profiles/profiles.server.ts'
import { openCase } from '#app/domain/safety/cases.server.ts'
import { lookAt } from '#app/domain/safety/look.server.ts'
import { lookOf } from '#app/outside/pictures/picture-look.server.ts'

// Everybody who is signed in reads what a person says of themselves and sees their pictures. Both are looked at as a post is
// (docs/decisions/116).

/** Saves what a person changed of their profile, their words about themselves only when nothing speaks against them: rude words,
 *  a threat, what a minor may be found by, a link of a young account. `'help'` when they are saved and speak of self-harm: there
 *  is a case then, of which the school of a pupil learns. As `saveProfile` otherwise. */
export async function saveShownProfile(viewer: Viewer, given: ProfileForm, now = new Date()) {
  const text = given.bio ?? ''
  const profile = await db.profile.findUniqueOrThrow({ where: { userId: viewer.id }, select: { bio: true } })
  if (text === '' || text === profile.bio) return saveProfile(viewer, given)
  const look = await lookAt(viewer, { text, looks: [], hasLinks: hasLinks(text) }, now)
  if (look.mutedUntil) return 'bio-muted'
  if (look.rude.length > 0 || look.wait === 'THREAT') return 'bio-rude'
  if (look.personal.length > 0) return 'bio-personal'
  if (look.wait) return 'bio-links'
  if (!look.selfHarm) return saveProfile(viewer, given)
  const outcome = await saveProfile(viewer, given, tx => openCase(tx, thingOf(viewer, text), selfHarm, now))
  return outcome === 'saved' ? 'help' : outcome
}

/** Gives the viewer a new avatar or cover. One that looks like a picture that was removed is hidden with the rest of the profile
 *  until somebody has looked: `'waits'`. As `changePicture` otherwise. */
export async function changeShownPicture(viewer: Viewer, picture: ProfilePicture, file: Incoming, now = new Date()) {
  const looked = { waits: false }
  const outcome = await changePicture(viewer, picture, file, async main => {
    const look = await lookOf(main)
    const { wait } = await lookAt(viewer, { text: '', looks: look ? [look] : [], hasLinks: false }, now)
    looked.waits = wait === 'PICTURE'
    return tx => (looked.waits ? keepHidden(tx, viewer, now) : undefined)
  })
  return outcome === 'saved' && looked.waits ? 'waits' : outcome
}

async function keepHidden(tx: Db, viewer: Viewer, now: Date) {
  const { bio } = await tx.profile.findUniqueOrThrow({ where: { userId: viewer.id }, select: { bio: true } })
  await openCase(tx, thingOf(viewer, bio ?? ''), { cause: 'PICTURE', gravity: 1, hidden: true }, now)
  await hideProfile(tx, viewer.id, now)
}

const selfHarm = { cause: 'SELF_HARM', gravity: 2, hidden: false } as const

function thingOf({ id }: Viewer, text: string) {
  return { kind: 'PROFILE', id, ownerId: id, text } as const
}
