import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { useKeyOnce } from '#app/domain/accounts/idempotency.server.ts'
import { newOneTimePassword } from '#app/domain/accounts/one-time-password.server.ts'
import { hashOneTimePassword } from '#app/domain/accounts/passwords.server.ts'
import { isPretendingName } from '#app/domain/accounts/reserved-names.ts'
import { freeUsername, type UsernameProblem, usernameRefusal } from '#app/domain/accounts/usernames.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { beginningOf, endOf } from '#app/domain/calendar/day-bounds.ts'
import { queueEmail } from '#app/domain/emails/emails.server.ts'
import { fold } from '#app/domain/text/fold.ts'
import { personNames } from '#app/domain/text/name-key.ts'
import { splitName } from './contact-name.ts'
import { organizationNames } from './edit-organization.server.ts'
import type { NewOrganization } from './organization.schema.ts'

/** Initial values of the form for a new organisation, taken from an application. `became` is the id of the organisation
 *  already created from it. Null when there is no such application. */
export async function findApplicationForm(applicationId: string) {
  const found = await db.partnerApplication.findUnique({
    where: { id: applicationId },
    include: { became: { select: { id: true } } },
  })
  if (!found) return null
  const person = splitName(found.contactName)
  const cities = await db.city.findMany({ where: { countryId: 'kz' }, select: { id: true, name: true } })
  const city = cities.find(({ name }) =>
    Object.values(name as object).some(one => fold(String(one)) === fold(found.city)),
  )
  const values = {
    type: found.type,
    nameRu: found.organization,
    nameKk: found.language === 'kk' ? found.organization : '',
    nameEn: found.language === 'en' ? found.organization : '',
    cityId: city?.id ?? '',
    contactName: found.contactName,
    contactEmail: found.email,
    contactPhone: found.phone ?? '',
    ...person,
    username: await freeUsername(person.firstName, person.lastName),
    email: found.email,
    language: found.language,
  }
  return { application: found, became: found.became?.id ?? null, values }
}

export type NewOrganizationRefusal =
  | 'unknown-city'
  | 'unknown-application'
  | 'pretending'
  | 'email-taken'
  | { username: UsernameProblem }

/** Creates an organisation and its first administrator, who receives an email with a link to choose a password. Marks
 *  the application as answered. Returns the existing organisation when the application already has one, and null when
 *  the same form was processed before. */
export async function createOrganization(
  viewer: Viewer,
  given: NewOrganization,
): Promise<{ id: string } | NewOrganizationRefusal | null> {
  if (isPretendingName(given.firstName, given.lastName)) return 'pretending'
  return inTurn(async tx => {
    const application = given.application
      ? await tx.partnerApplication.findUnique({ where: { id: given.application }, include: { became: true } })
      : null
    if (given.application && !application) return 'unknown-application'
    if (application?.became) return { id: application.became.id }
    const refusal = await refusalOf(tx, given)
    if (refusal) return refusal
    if (!(await useKeyOnce(tx, viewer.id, given.idempotencyKey))) return null

    const { id } = await tx.organization.create({
      data: {
        ...organizationNames(given),
        type: given.type,
        state: given.state,
        cityId: given.cityId ?? null,
        subscriptionStartsAt: given.startsOn ? beginningOf(given.startsOn) : null,
        subscriptionEndsAt: given.endsOn ? endOf(given.endsOn) : null,
        contactName: given.contactName ?? null,
        contactEmail: given.contactEmail ?? null,
        contactPhone: given.contactPhone ?? null,
        applicationId: application?.id ?? null,
        createdAt: new Date(),
      },
    })
    const fromApplication = application !== null
    await recordEvent(
      { action: 'organization.created', actorId: viewer.id, organizationId: id, details: { fromApplication } },
      tx,
    )
    await addFirstAdmin(tx, viewer, id, given)
    if (application && !application.answeredAt) await markAnswered(tx, viewer, application.id)
    return { id }
  })
}

async function refusalOf(tx: Db, given: NewOrganization): Promise<NewOrganizationRefusal | null> {
  if (given.cityId && !(await tx.city.findUnique({ where: { id: given.cityId } }))) return 'unknown-city'
  if (await tx.user.findUnique({ where: { emailFolded: fold(given.email) }, select: { id: true } }))
    return 'email-taken'
  const refused = given.username ? await usernameRefusal(given.username, null, tx) : null
  return refused && { username: refused }
}

/** Creates the first administrator. Their initial password is random and unknown to everyone; the link in the email
 *  lets them choose one. */
async function addFirstAdmin(tx: Db, viewer: Viewer, organizationId: string, given: NewOrganization) {
  const username = given.username ?? (await freeUsername(given.firstName, given.lastName, tx))
  const { id: userId } = await tx.user.create({
    data: {
      username,
      usernameFolded: fold(username),
      passwordHash: hashOneTimePassword(newOneTimePassword()),
      passwordChangeRequired: true,
      language: given.language,
      email: given.email,
      profile: { create: personNames(given) },
      memberships: { create: { organizationId, role: 'ORG_ADMIN', status: 'ACTIVE' } },
    },
  })
  const who = { actorId: viewer.id, subjectId: userId }
  await recordEvent({ action: 'account.created', ...who }, tx)
  await recordEvent({ action: 'member.added', ...who, organizationId, details: { role: 'ORG_ADMIN' } }, tx)
  await queueEmail({ name: 'invitation', userId }, tx)
}

async function markAnswered(tx: Db, viewer: Viewer, applicationId: string) {
  const mark = { answeredAt: new Date(), answeredById: viewer.id }
  await tx.partnerApplication.update({ where: { id: applicationId }, data: mark })
  const details = { applicationId, answered: true }
  await recordEvent({ action: 'partner.answered', actorId: viewer.id, details }, tx)
}
