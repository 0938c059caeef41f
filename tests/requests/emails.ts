import type { Site } from '../world/server.ts'
import { makePerson } from '../world/people.ts'

/** Returns the queued emails for a person or an address, oldest first. The site under test must run no worker. */
export async function lettersFor(site: Site, whom: { userId?: string; email?: string }) {
  const jobs = await site.database.job.findMany({ where: { kind: 'email' }, orderBy: { createdAt: 'asc' } })
  return jobs
    .map(({ payload }) => (payload as { email: Record<string, string> }).email)
    .filter(({ userId, email }) => (whom.userId ? userId === whom.userId : email === whom.email))
}

let made = 0

/** Creates a person with an email address of their own, by default confirmed. */
export async function makeReachable(site: Site, { confirmed = true } = {}) {
  const person = await makePerson(site)
  const email = `reader-${process.pid}-${(made += 1)}@mektep.kz`
  const user = await site.database.user.update({
    where: { usernameFolded: person.username },
    data: { email, emailFolded: email, emailVerifiedAt: confirmed ? new Date() : null },
  })
  return { ...person, id: user.id, email }
}

/** Makes a person a member of a new school, by default an active one. */
export async function makeMember(site: Site, userId: string, status = 'ACTIVE', organizationState = 'ACTIVE') {
  const organization = await site.database.organization.create({
    data: { name: { ru: 'Школа' }, type: 'SCHOOL', state: organizationState },
  })
  await site.database.member.create({
    data: { userId, organizationId: organization.id, role: 'ORG_STUDENT', status },
  })
}

/** Moves all rate limit counters back by a number of minutes. */
export async function letPass(site: Site, minutes: number) {
  const rows = await site.database.rateLimit.findMany()
  const earlier = (instant: Date) => new Date(instant.getTime() - minutes * 60_000)
  for (const { key, since, last } of rows) {
    await site.database.rateLimit.update({ where: { key }, data: { since: earlier(since), last: earlier(last) } })
  }
}
