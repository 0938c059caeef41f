import { CONSENT_VERSION } from '#app/domain/accounts/consent-version.ts'
import { fold } from '#app/domain/text/fold.ts'
import { personNames } from '#app/domain/text/name-key.ts'
import type { PrismaClient } from '#prisma/generated/client.ts'
import type { Person } from '../demo-people.ts'
import { daysFromNow } from './clock.ts'

type Account = { passwordHash: string; onboardedAt: Date }

/** Creates an account with a completed profile. */
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
          // No date, so the class stays the same however long the demo runs.
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
        // A school manages the accounts of its pupils and may reset their passwords.
        ...(member.role === 'ORG_STUDENT' && { managedBy: { connect: { id: member.organizationId } } }),
      }),
      ...(paid && { subscription: { create: { until: daysFromNow(180) } } }),
    },
  })
}
