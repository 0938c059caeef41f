import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { isPretendingName } from '#app/domain/accounts/reserved-names.ts'
import { takeOnce } from '#app/domain/accounts/idempotency.server.ts'
import { usernameRefusal } from '#app/domain/accounts/usernames.server.ts'
import { fold } from '#app/domain/text/fold.ts'
import { nameKey } from '#app/domain/text/name-key.ts'
import { yearOfCode } from './group-code.ts'
import { createManagedAccount } from './new-member.server.ts'
import type { Staff } from './reach.server.ts'
import type { NewStudent } from './student.schema.ts'

/** People of an organisation who have this name and day of birth already. */
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

/** Adds one pupil by hand. People of the same name and day of birth are named first, and then asked for once more; a
 *  name or username that pretends or is taken, a closed group and an address of somebody here are refused. The same form
 *  sent twice adds one. */
export async function addStudent(
  staff: Staff,
  given: NewStudent,
  now = new Date(),
): Promise<Added | 'again' | Refusal> {
  const { another, idempotencyKey, groupId = null, email = null, username = null, year, ...person } = given
  const { organization, viewer } = staff
  if (isPretendingName(person.firstName, person.lastName)) return refused('firstName', 'namePretends')
  return inTurn(async tx => {
    // The first sending has taken the address and the username, so that it is asked for first.
    if (await isTaken(tx, viewer.id, idempotencyKey)) return 'again'
    const group = groupId === null ? null : await findOpenGroup(tx, organization.id, groupId)
    if (groupId !== null && !group) return refused('groupId', 'unknownGroup')
    if (email !== null && (await isKnownEmail(tx, organization.id, email))) return refused('email', 'emailKnown')
    const taken = username === null ? null : await usernameRefusal(username, null, tx, now)
    if (taken) return refused('username', taken)
    const doubles = another ? [] : await listDoubles(staff, person, tx)
    if (doubles.length > 0) return { is: 'doubles', doubles }

    await takeOnce(tx, viewer.id, idempotencyKey)
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

/** Of people elsewhere nothing is told. */
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
