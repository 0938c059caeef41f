import type { Site } from '../world/server.ts'
import { makePerson } from '../world/people.ts'

/** The emails that wait to be written for a person or an address, oldest first. The site under test has no worker. */
export async function lettersFor(site: Site, whom: { userId?: string; email?: string }) {
  const jobs = await site.database.job.findMany({ where: { kind: 'email' }, orderBy: { createdAt: 'asc' } })
  return jobs
    .map(({ payload }) => (payload as { email: Record<string, string> }).email)
    .filter(({ userId, email }) => (whom.userId ? userId === whom.userId : email === whom.email))
}

let made = 0

/** A person with an address of their own, confirmed unless told otherwise. */
export async function makeReachable(site: Site, { confirmed = true } = {}) {
  const person = await makePerson(site)
  const email = `reader-${process.pid}-${(made += 1)}@mektep.kz`
  const user = await site.database.user.update({
    where: { usernameFolded: person.username },
    data: { email, emailFolded: email, emailVerifiedAt: confirmed ? new Date() : null },
  })
  return { ...person, id: user.id, email }
}

/** Makes a person an active member of a school, or as said. */
export async function makeMember(site: Site, userId: string, status = 'ACTIVE', organizationState = 'ACTIVE') {
  const organization = await site.database.organization.create({
    data: { name: { ru: 'Школа' }, type: 'SCHOOL', state: organizationState },
  })
  await site.database.member.create({
    data: { userId, organizationId: organization.id, role: 'ORG_STUDENT', status },
  })
}

/** Lets minutes pass for everything that is counted. */
export async function letPass(site: Site, minutes: number) {
  const rows = await site.database.rateLimit.findMany()
  const earlier = (instant: Date) => new Date(instant.getTime() - minutes * 60_000)
  for (const { key, since, last } of rows) {
    await site.database.rateLimit.update({ where: { key }, data: { since: earlier(since), last: earlier(last) } })
  }
}
