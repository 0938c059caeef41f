import { db, type Db } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { NewCertificate } from '#app/domain/certificates/certificate.schema.ts'
import { addCertificate } from '#app/domain/certificates/certificates.server.ts'
import { hasLinks } from '#app/domain/feed/marks.ts'
import type { Incoming } from '#app/domain/files/files.server.ts'
import { hideProfile, readProfileWords } from '#app/domain/profiles/hide-profile.server.ts'
import { changePicture, type ProfilePicture } from '#app/domain/profiles/pictures.server.ts'
import type { ProfileForm } from '#app/domain/profiles/profile.schema.ts'
import { saveProfile } from '#app/domain/profiles/profiles.server.ts'
import { mutedUntil, openCase } from '#app/domain/safety/cases.server.ts'
import { lookAt } from '#app/domain/safety/look.server.ts'
import type { Finding } from '#app/domain/text-safety/findings.ts'
import { lookOf } from '#app/outside/pictures/picture-look.server.ts'
import { callForHelp, callsIn, heedWords } from './calls-for-help.server.ts'
import { readLooks } from './profile-looks.server.ts'

// Everybody who is signed in reads what a person says of themselves and sees their pictures. Both are looked at as a post is
// (docs/decisions/116).

type Said = 'bio' | 'organization'

/** Saves what a person changed of their profile, their words about themselves and where they learn or work only when nothing
 *  speaks against them: rude words, a threat, what a minor may be found by, a link of a young account. `'help'` when they, or a new
 *  name or username, are saved and speak of self-harm: there is a case then, of which the school of a pupil learns. As
 *  `saveProfile` otherwise. */
export async function saveShownProfile(viewer: Viewer, given: ProfileForm, now = new Date()) {
  const before = await db.profile.findUniqueOrThrow({
    where: { userId: viewer.id },
    select: { bio: true, organization: true },
  })
  const changed = (['organization', 'bio'] as const).filter(said => given[said] && given[said] !== before[said])
  const looks = await Promise.all(
    changed.map(async said => ({ said, ...(await lookAtWords(viewer, given[said]!, said, now)) })),
  )
  const refused = looks.find(({ because }) => because)
  if (refused?.because) return `${refused.said}-${refused.because}` as const
  const borne = callsIn(viewer)
  const calls = callsIn(given).filter(name => !borne.includes(name))
  if (calls.length === 0 && !looks.some(({ selfHarm }) => selfHarm)) return saveProfile(viewer, given)
  const text = [...calls, ...changed.map(said => given[said])].join('\n')
  const outcome = await saveProfile(viewer, given, tx => openCase(tx, thingOf(viewer, text), callForHelp, now))
  return outcome === 'saved' ? 'help' : outcome
}

async function lookAtWords(viewer: Viewer, text: string, said: Said, now: Date) {
  const look = await lookAt(viewer, { text, looks: [], hasLinks: hasLinks(text) }, now)
  // A school is told by its address too.
  const personal = look.personal.filter(finding => said === 'bio' || !isAddress(finding))
  const because = look.mutedUntil
    ? 'muted'
    : look.rude.length > 0 || look.wait === 'THREAT'
      ? 'rude'
      : personal.length > 0
        ? 'personal'
        : look.wait
          ? 'links'
          : null
  return { because, selfHarm: look.selfHarm } as const
}

const isAddress = (finding: Finding) => finding.kind === 'PERSONAL_DATA' && finding.what === 'ADDRESS'

/** Adds a certificate of the viewer whose name can be told to others: everybody reads it on their profile, and under a post.
 *  `'nameRude'`, of a minor `'namePersonal'`, and `'muted'` stand beside the name, of a minor `'linkPersonal'` beside the link. `'help'` when it is added and
 *  its name speaks of self-harm, with a case. One that looks like a removed picture is hidden with the rest of the profile until
 *  somebody has looked: `'waits'`. As `addCertificate` otherwise. */
export async function addShownCertificate(viewer: Viewer, given: NewCertificate, file: Incoming, now = new Date()) {
  const look = await lookAt(viewer, { text: given.name, looks: [], hasLinks: false }, now)
  if (look.mutedUntil) return 'muted'
  if (look.rude.length > 0 || look.wait === 'THREAT') return 'nameRude'
  if (look.personal.length > 0) return 'namePersonal'
  const where = await lookAt(viewer, { text: given.link ?? '', looks: [], hasLinks: false }, now)
  if (where.personal.length > 0) return 'linkPersonal'
  const looked = { waits: false }
  const outcome = await addCertificate(viewer, given, file, async fileId => {
    looked.waits = await looksRemoved(viewer, await readLooks([fileId]), now)
    return tx => (looked.waits ? keepHidden(tx, viewer, now) : hideAgain(tx, viewer))
  })
  if (outcome !== 'added') return outcome
  return (await heedWords(viewer, given.name, now)) ? 'help' : looked.waits ? 'waits' : outcome
}

/** Gives the viewer a new avatar or cover. One that looks like a picture that was removed is hidden with the rest of the profile
 *  until somebody has looked: `'waits'`. `'muted'` while they may show nothing new. As `changePicture` otherwise. */
export async function changeShownPicture(viewer: Viewer, picture: ProfilePicture, file: Incoming, now = new Date()) {
  if (await mutedUntil(db, viewer.id, now)) return 'muted'
  const looked = { waits: false }
  const outcome = await changePicture(viewer, picture, file, async main => {
    const look = await lookOf(main)
    looked.waits = await looksRemoved(viewer, look ? [look] : [], now)
    return tx => (looked.waits ? keepHidden(tx, viewer, now) : undefined)
  })
  return outcome === 'saved' && looked.waits ? 'waits' : outcome
}

async function looksRemoved(viewer: Viewer, looks: string[], now: Date): Promise<boolean> {
  return (await lookAt(viewer, { text: '', looks, hasLinks: false }, now)).wait === 'PICTURE'
}

/** What is added to a hidden profile is hidden with it. */
async function hideAgain(tx: Db, { id: userId }: Viewer) {
  const { hiddenAt } = await tx.profile.findUniqueOrThrow({ where: { userId }, select: { hiddenAt: true } })
  if (hiddenAt) await hideProfile(tx, userId, hiddenAt)
}

async function keepHidden(tx: Db, viewer: Viewer, now: Date) {
  await openCase(
    tx,
    thingOf(viewer, await readProfileWords(tx, viewer.id)),
    { cause: 'PICTURE', gravity: 1, hidden: true },
    now,
  )
  await hideProfile(tx, viewer.id, now)
}

function thingOf({ id }: Pick<Viewer, 'id'>, text: string) {
  return { kind: 'PROFILE', id, ownerId: id, text } as const
}
