import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { flag, instant, json, number, orNull, readRow, text, word } from '#app/database/rows.server.ts'
import type { Status, Subject } from '#app/domain/accounts/answers.ts'
import { checkOwnPassword, type PasswordRefusal } from '#app/domain/accounts/own-password.server.ts'
import { currentYear, statedYear } from '#app/domain/accounts/stated-year.ts'
import { findNameProblems, type NameProblems } from '#app/domain/accounts/name-problems.ts'
import { changeUsername, type UsernameProblem, usernameRefusal } from '#app/domain/accounts/usernames.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { recordAtMost, recordEvent } from '#app/domain/audit/audit.server.ts'
import { isDiskFault } from '#app/domain/disk-fault.server.ts'
import type { GpaSystem } from '#app/domain/academic/gpa.ts'
import type { LanguageLevel } from '#app/domain/academic/languages.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { fold } from '#app/domain/text/fold.ts'
import { personNames } from '#app/domain/text/name-key.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { consumeLimit } from '#app/domain/rate-limits/rate-limits.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { ProfileForm } from './profile.schema.ts'
import {
  offeredVisibilities,
  openedByFollowing,
  sightOf,
  type Standing,
  visibilityOf,
} from '#app/domain/visibility/visibility.ts'
import { isOnProfile } from '#app/domain/visibility/projects.server.ts'
import { foundBy, standingColumns, standingOf, standingRow } from '#app/domain/visibility/visibility.server.ts'

const profileRow = {
  ...standingRow,
  username: text,
  createdAt: instant,
  firstName: text,
  lastName: text,
  dateOfBirth: orNull(text),
  visibility: orNull(text),
  bio: orNull(text),
  avatarId: orNull(text),
  coverId: orNull(text),
  hiddenAt: orNull(instant),
  organization: orNull(text),
  status: orNull(word<Status>()),
  year: orNull(number),
  yearSaidOn: orNull(text),
  city: orNull(json),
  projectCount: number,
  followerCount: number,
  followingCount: number,
  achievementCount: number,
  followed: flag,
  muted: flag,
  ownVisibility: orNull(text),
  gpa: orNull(number),
  gpaEntered: orNull(number),
  gpaSystem: orNull(word<GpaSystem>()),
  ielts: orNull(number),
  toefl: orNull(number),
  sat: orNull(number),
  unt: orNull(number),
  languages: orNull(text),
  interests: orNull(text),
}

const stranger: Standing = { self: false, super: false, responsible: false, followed: false }

/** Returns a profile as far as the viewer may see it, or null when no such person can be found. `asOther` shows owners
 *  their profile as people see it whom they do not follow. Fields the viewer may not see are null. */
export async function findProfile(viewer: Viewer, username: string, language: Language, { asOther = false } = {}) {
  const query = Prisma.sql`
    SELECT u."id", u."username", u."createdAt", p."firstName", p."lastName", p."dateOfBirth", p."visibility", p."bio",
           p."avatarId", p."coverId", p."hiddenAt", p."organization", p."status", p."year", p."yearSaidOn", c."name" AS "city",
           (
             SELECT COUNT(*) FROM "ProjectMember" t JOIN "Project" j ON j."id" = t."projectId"
             WHERE t."userId" = u."id" AND ${isOnProfile(viewer, { asOther })}
           ) AS "projectCount",
           p."followerCount", p."followingCount", p."achievementCount", a."gpa", a."gpaEntered", a."gpaSystem",
           a."ielts", a."toefl", a."sat", a."unt", ${standingColumns(viewer)},
           (
             SELECT string_agg(l."language" || ' ' || l."level", ',' ORDER BY l."createdAt", l."language")
             FROM "LanguageSkill" l WHERE l."userId" = u."id"
           ) AS "languages",
           (
             SELECT string_agg(i."subject", ',' ORDER BY i."subject") FROM "Interest" i WHERE i."userId" = u."id"
           ) AS "interests",
           EXISTS (
             SELECT 1 FROM "Follow" f WHERE f."followerId" = ${viewer.id} AND f."followedId" = u."id"
           ) AS "followed",
           EXISTS (
             SELECT 1 FROM "Mute" x WHERE x."muterId" = ${viewer.id} AND x."mutedId" = u."id"
           ) AS "muted",
           (SELECT o."visibility" FROM "Profile" o WHERE o."userId" = ${viewer.id}) AS "ownVisibility"
    FROM "User" u
    JOIN "Profile" p ON p."userId" = u."id"
    LEFT JOIN "City" c ON c."id" = p."cityId"
    LEFT JOIN "AcademicRecord" a ON a."userId" = u."id"
    WHERE u."usernameFolded" = ${fold(username)} AND ${foundBy(viewer)}`
  const row = await readRow(profileRow, query)
  if (!row) return null

  const now = new Date()
  const standing = standingOf(viewer, row)
  const sight = sightOf(row, standing.self && asOther ? stranger : standing, now)
  // Users can see which staff viewed their studies. When that view cannot be logged, the studies are withheld
  // (docs/decisions/061).
  const isLook = sight.studies && (standing.responsible || standing.super) && !standing.self
  const withheld = isLook && !(await isLookWritten(viewer, row.id))
  const hidden = row.hiddenAt !== null
  const kept = hidden && (!standing.self || asOther)
  const { gpa, gpaEntered, gpaSystem, ielts, toefl, sat, unt } = row
  return {
    id: row.id,
    username: row.username,
    firstName: row.firstName,
    lastName: row.lastName,
    /** Texts and pictures are hidden from others, by reports or a moderator. */
    hidden,
    bio: kept ? null : row.bio,
    avatarId: kept ? null : row.avatarId,
    coverId: kept ? null : row.coverId,
    joinedAt: row.createdAt,
    counts: {
      projects: row.projectCount,
      followers: row.followerCount,
      following: row.followingCount,
      achievements: row.achievementCount,
    },
    own: standing.self,
    followed: row.followed,
    muted: row.muted,
    /** Effect of following: the data of the viewer that it opens to this person. */
    opens: standing.self
      ? ('NOTHING' as const)
      : openedByFollowing({ dateOfBirth: viewer.dateOfBirth, visibility: row.ownVisibility }, now),
    /** Who sees the studies, and whether the owner is a minor; for the owner only. */
    shown: standing.self
      ? { to: visibilityOf(row, now), minor: !offeredVisibilities(row.dateOfBirth, now).includes('EVERYONE') }
      : null,
    whereabouts: sight.whereabouts
      ? {
          organization: kept ? null : row.organization,
          status: row.status,
          year: currentYear(row, calendarDay(now)),
          city: row.city === null ? null : inLanguage(row.city, language).text,
          interests: parts(row.interests) as Subject[],
        }
      : null,
    /** The viewer may see the studies, but they are withheld because the view cannot be logged. */
    withheld,
    studies:
      sight.studies && !withheld
        ? { gpa, gpaEntered, gpaSystem, ielts, toefl, sat, unt, languages: parts(row.languages).map(skillOf) }
        : null,
  }
}

async function isLookWritten(viewer: Viewer, subjectId: string) {
  try {
    await recordAtMost(1, { action: 'studies.viewed', actorId: viewer.id, subjectId })
    return true
  } catch (error) {
    if (isDiskFault(error)) return false
    throw error
  }
}

export type Profile = NonNullable<Awaited<ReturnType<typeof findProfile>>>

/** Splits the result of `string_agg`. */
function parts(joined: string | null) {
  return joined === null ? [] : joined.split(',')
}

function skillOf(joined: string) {
  const [language = '', level] = joined.split(' ')
  return { language, level: level as LanguageLevel }
}

/** Returns the viewer's profile for its form. */
export async function findOwnProfile(viewer: Viewer) {
  const profile = await db.profile.findUniqueOrThrow({ where: { userId: viewer.id } })
  const now = new Date()
  return {
    ...profile,
    year: currentYear(profile, calendarDay(now)),
    visibility: visibilityOf(profile, now),
    offered: offeredVisibilities(profile.dateOfBirth, now),
  }
}

/** Rate limit of username changes: enough to correct one, too few to probe many names. */
const renaming = { name: 'username-change', limit: 5, windowMinutes: 24 * 60 }

type Refusal = UsernameProblem | 'too-often' | 'unknown-city' | 'not-offered' | 'password-needed' | PasswordRefusal

/** Saves the profile form. A new username requires the password; the old one stays reserved for its owner for 90 days.
 *  Returns the problem of a name, username or password, `'password-needed'` when the password is missing, `'too-often'`
 *  above five new usernames a day, `'unknown-city'`, or `'not-offered'` for a visibility a minor may not choose. `also`
 *  runs in the same transaction. */
export async function saveProfile(
  viewer: Viewer,
  given: ProfileForm,
  also?: (tx: Db) => unknown,
): Promise<'saved' | Refusal | NameProblems> {
  const { username, visibility, year, organization, bio, currentPassword, ...rest } = given
  if (!offeredVisibilities(viewer.dateOfBirth, new Date()).includes(visibility)) return 'not-offered'
  const city = await db.city.findUnique({ where: { id: given.cityId }, select: { id: true } })
  if (!city) return 'unknown-city'
  const renamed = given.firstName !== viewer.firstName || given.lastName !== viewer.lastName
  const names = renamed ? findNameProblems(given) : null
  if (names) return names
  const refusal = username === viewer.username ? null : await refusalOfUsername(viewer, username, currentPassword)
  if (refusal) return refusal

  const profile = {
    ...rest,
    ...personNames(given),
    visibility,
    ...statedYear({ status: given.status, year }, calendarDay(new Date())),
    organization: organization || null,
    bio: bio || null,
  }
  try {
    await inTurn(async tx => {
      await tx.profile.update({ where: { userId: viewer.id }, data: profile })
      await also?.(tx)
      if (username === viewer.username) return
      await changeUsername(tx, viewer.id, username)
      await recordEvent({ action: 'account.username-changed', actorId: viewer.id, subjectId: viewer.id }, tx)
    })
    return 'saved'
  } catch (error) {
    // Another user took the username at the same moment.
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return 'usernameTaken'
    throw error
  }
}

/** Returns why a username is refused, or null. The password is checked last, so that an unavailable name uses up no
 *  attempt. */
async function refusalOfUsername(viewer: Viewer, username: string, currentPassword: string | undefined) {
  const refusal = await usernameRefusal(username, viewer.id)
  if (refusal) return refusal
  if (currentPassword === undefined) return 'password-needed'
  const checked = await checkOwnPassword(viewer, currentPassword)
  if (checked !== 'right') return checked
  return (await consumeLimit(renaming, viewer.id)) > 0 ? 'too-often' : null
}
