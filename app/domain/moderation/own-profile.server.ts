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
import { checkContent } from '#app/domain/safety/content-check.server.ts'
import type { Finding } from '#app/domain/text-safety/findings.ts'
import { perceptualHashOf } from '#app/outside/pictures/perceptual-hash.server.ts'
import { callForHelp, callsIn, checkWords } from './calls-for-help.server.ts'
import { readLooks } from './profile-looks.server.ts'

// The texts and pictures of a profile are visible to everyone signed in, so they are checked like posts
// (docs/decisions/116).

type CheckedField = 'bio' | 'organization'

/** Saves the profile form if the changed description and organisation pass the check: no rude words, no threat, no
 *  personal data of a minor, no link of a young account. Refusals are `'<field>-<reason>'`. `'help'` when it was saved
 *  but a text or a new name speaks of self-harm; this opens a case and notifies the school of a pupil. Otherwise as
 *  `saveProfile`. */
export async function saveShownProfile(viewer: Viewer, given: ProfileForm, now = new Date()) {
  const before = await db.profile.findUniqueOrThrow({
    where: { userId: viewer.id },
    select: { bio: true, organization: true },
  })
  const changed = (['organization', 'bio'] as const).filter(field => given[field] && given[field] !== before[field])
  const looks = await Promise.all(
    changed.map(async field => ({ field, ...(await checkProfileText(viewer, given[field]!, field, now)) })),
  )
  const refused = looks.find(({ because }) => because)
  if (refused?.because) return `${refused.field}-${refused.because}` as const
  const borne = callsIn(viewer)
  const calls = callsIn(given).filter(name => !borne.includes(name))
  if (calls.length === 0 && !looks.some(({ selfHarm }) => selfHarm)) return saveProfile(viewer, given)
  const text = [...calls, ...changed.map(field => given[field])].join('\n')
  const outcome = await saveProfile(viewer, given, tx => openCase(tx, thingOf(viewer, text), callForHelp, now))
  return outcome === 'saved' ? 'help' : outcome
}

async function checkProfileText(viewer: Viewer, text: string, field: CheckedField, now: Date) {
  const look = await checkContent(viewer, { text, looks: [], hasLinks: hasLinks(text) }, now)
  // The address of a school is part of its name.
  const personal = look.personal.filter(finding => field === 'bio' || !isAddress(finding))
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

/** Adds a certificate after checking its name, which is visible on the profile and under posts. Refusals: `'nameRude'`,
 *  `'muted'`, and for a minor `'namePersonal'` and `'linkPersonal'`. `'help'` when it was added but its name speaks of
 *  self-harm; this opens a case. `'waits'` when it resembles a removed picture; the whole profile is then hidden until
 *  it is reviewed. Otherwise as `addCertificate`. */
export async function addShownCertificate(viewer: Viewer, given: NewCertificate, file: Incoming, now = new Date()) {
  const look = await checkContent(viewer, { text: given.name, looks: [], hasLinks: false }, now)
  if (look.mutedUntil) return 'muted'
  if (look.rude.length > 0 || look.wait === 'THREAT') return 'nameRude'
  if (look.personal.length > 0) return 'namePersonal'
  const where = await checkContent(viewer, { text: given.link ?? '', looks: [], hasLinks: false }, now)
  if (where.personal.length > 0) return 'linkPersonal'
  const looked = { waits: false }
  const outcome = await addCertificate(viewer, given, file, async fileId => {
    looked.waits = await looksRemoved(viewer, await readLooks([fileId]), now)
    return tx => (looked.waits ? keepHidden(tx, viewer, now) : hideAgain(tx, viewer))
  })
  if (outcome !== 'added') return outcome
  return (await checkWords(viewer, given.name, now)) ? 'help' : looked.waits ? 'waits' : outcome
}

/** Replaces the viewer's avatar or cover. `'waits'` when it resembles a removed picture; the whole profile is then
 *  hidden until it is reviewed. `'muted'` while the viewer is muted. Otherwise as `changePicture`. */
export async function changeShownPicture(viewer: Viewer, picture: ProfilePicture, file: Incoming, now = new Date()) {
  if (await mutedUntil(db, viewer.id, now)) return 'muted'
  const looked = { waits: false }
  const outcome = await changePicture(viewer, picture, file, async main => {
    const look = await perceptualHashOf(main)
    looked.waits = await looksRemoved(viewer, look ? [look] : [], now)
    return tx => (looked.waits ? keepHidden(tx, viewer, now) : undefined)
  })
  return outcome === 'saved' && looked.waits ? 'waits' : outcome
}

async function looksRemoved(viewer: Viewer, looks: string[], now: Date): Promise<boolean> {
  return (await checkContent(viewer, { text: '', looks, hasLinks: false }, now)).wait === 'PICTURE'
}

/** Content added to a hidden profile is hidden too. */
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
