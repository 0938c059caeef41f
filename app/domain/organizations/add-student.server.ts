import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { isPretendingName } from '#app/domain/accounts/reserved-names.ts'
import { useKeyOnce } from '#app/domain/accounts/idempotency.server.ts'
import { usernameRefusal } from '#app/domain/accounts/usernames.server.ts'
import { fold } from '#app/domain/text/fold.ts'
import { nameKey } from '#app/domain/text/name-key.ts'
import { yearOfCode } from './group-code.ts'
import { createManagedAccount } from './new-member.server.ts'
import type { Staff } from './reach.server.ts'
import type { NewStudent } from './student.schema.ts'

/** Members of the organisation with the same name and date of birth. */
async function listDoubles(
  { organization }: Staff,
  { firstName, lastName, dateOfBirth }: Pick<NewStudent, 'firstName' | 'lastName' | 'dateOfBirth'>,
  client: Db = db,
) {
  const members = await client.member.findMany({
    where: {
      organizationId: organization.id,
      user: { profile: { nameKey: nameKey(lastName, firstName), dateOfBirth } },
    },
    take: 5,
    select: { id: true, group: { select: { code: true } }, user: { select: { username: true } } },
  })
  return members.map(({ id, group, user }) => ({ memberId: id, group: group?.code ?? null, username: user.username }))
}

type Added = { memberId: string; givenAt: Date }
type Refusal =
  | { is: 'refused'; field: 'username' | 'firstName' | 'groupId' | 'email'; because: string }
  | { is: 'doubles'; doubles: Awaited<ReturnType<typeof listDoubles>> }

/** Adds one pupil by hand. Returns `doubles` (members with the same name and date of birth) until `another` confirms
 *  the addition. Refuses a name that impersonates the site's staff, a reserved or taken username, a closed group and an
 *  email known in this organisation. `'again'` when the same form was processed before. */
export async function addStudent(
  staff: Staff,
  given: NewStudent,
  now = new Date(),
): Promise<Added | 'again' | Refusal> {
  const { another, idempotencyKey, groupId = null, email = null, username = null, year, ...person } = given
  const { organization, viewer } = staff
  if (isPretendingName(person.firstName, person.lastName)) return refused('firstName', 'namePretends')
  return inTurn(async tx => {
    // Checked first, because the first submission has already taken the email and the username.
    if (await isTaken(tx, viewer.id, idempotencyKey)) return 'again'
    const group = groupId === null ? null : await findOpenGroup(tx, organization.id, groupId)
    if (groupId !== null && !group) return refused('groupId', 'unknownGroup')
    if (email !== null && (await isKnownEmail(tx, organization.id, email))) return refused('email', 'emailKnown')
    const taken = username === null ? null : await usernameRefusal(username, null, tx, now)
    if (taken) return refused('username', taken)
    const doubles = another ? [] : await listDoubles(staff, person, tx)
    if (doubles.length > 0) return { is: 'doubles', doubles }

    await useKeyOnce(tx, viewer.id, idempotencyKey)
    const account = { ...person, organizationId: organization.id, actorId: viewer.id, role: 'ORG_STUDENT' as const }
    const klass = year ?? group?.year ?? (group ? yearOfCode(group.code) : null)
    const added = await createManagedAccount(tx, { ...account, year: klass, groupId, email, username }, now)
    return { memberId: added.memberId, givenAt: now }
  })
}

function refused(field: Extract<Refusal, { is: 'refused' }>['field'], because: string): Refusal {
  return { is: 'refused', field, because }
}

function findOpenGroup(tx: Db, organizationId: string, id: string) {
  return tx.group.findFirst({ where: { id, organizationId, archivedAt: null }, select: { code: true, year: true } })
}

/** Checks only people of this organisation, so the form does not reveal accounts elsewhere. */
async function isKnownEmail(tx: Db, organizationId: string, email: string) {
  const of = { memberships: { some: { organizationId } } }
  return (
    (await tx.user.count({
      where: { ...of, OR: [{ emailFolded: fold(email) }, { managedById: organizationId, email }] },
    })) > 0
  )
}

async function isTaken(tx: Db, userId: string, id: string) {
  return (await tx.idempotencyKey.findUnique({ where: { userId_id: { userId, id } } })) !== null
}
