import { CONSENT_VERSION } from '#app/domain/accounts/consent-version.ts'
import { fold } from '#app/domain/text/fold.ts'
import { personNames } from '#app/domain/text/name-key.ts'
import type { PrismaClient } from '#prisma/generated/client.ts'
import type { Person } from '../demo-people.ts'
import { daysFromNow } from './clock.ts'

type Account = { passwordHash: string; onboardedAt: Date }

/** Writes down an account as it stands once its owner has filled in their profile. */
export async function createPerson(db: PrismaClient, person: Person, { passwordHash, onboardedAt }: Account) {
  const { username, member, paid } = person
  await db.user.create({
    data: {
      username,
      usernameFolded: fold(username),
      passwordHash,
      systemRole: person.systemRole ?? 'USER',
      language: person.language ?? 'ru',
      onboardedAt: person.newcomer ? null : onboardedAt,
      profile: {
        create: {
          ...personNames(person),
          ...(person.newcomer ? {} : { gender: person.gender, dateOfBirth: person.dateOfBirth, status: person.status }),
          year: person.year,
          // No day: people of the demo are in this class today, whenever they came to the site.
          yearSaidOn: null,
          cityId: person.newcomer ? null : (person.cityId ?? 'almaty'),
          organization: person.organization,
          bio: person.bio,
          visibility: person.visibility,
        },
      },
      consents: { create: ['TERMS', 'PRIVACY'].map(kind => ({ kind, version: CONSENT_VERSION })) },
      interests: { create: (person.interests ?? []).map(subject => ({ subject })) },
      ...(member && {
        memberships: {
          create: [member, ...(person.alsoMember ? [person.alsoMember] : [])].map(one => ({
            status: 'ACTIVE',
            ...one,
          })),
        },
        // Accounts of pupils are made by their school, which may give them a new password.
        ...(member.role === 'ORG_STUDENT' && { managedBy: { connect: { id: member.organizationId } } }),
      }),
      ...(paid && { subscription: { create: { until: daysFromNow(180) } } }),
    },
  })
}
