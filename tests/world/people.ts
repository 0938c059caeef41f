import { signTime } from '#app/access/signatures.server.ts'
import type { Scene } from './server.ts'
import type { Visitor } from './visit.ts'

/** Every kind of visitor with the demo account that represents it; a guest has none. */
export const accountOf = {
  guest: null,
  newcomer: 'newcomer',
  free: 'dana',
  paid: 'timur',
  pupil: 'aruzhan',
  expired: 'expired',
  early: 'early',
  teacher: 'teacher',
  otherteacher: 'teacher2',
  twoschools: 'twoschools',
  staff: 'staff',
  orgadmin: 'orgadmin',
  otheradmin: 'otheradmin',
  ministry: 'ministry',
  superadmin: 'superadmin',
} as const

export type VisitorKind = keyof typeof accountOf
export const visitorKinds = Object.keys(accountOf) as VisitorKind[]

/** Signs in one visitor of each kind; the guest is undefined. */
export async function gatherVisitors(site: Scene): Promise<Record<VisitorKind, Visitor | undefined>> {
  const gathered: [string, Visitor | undefined][] = []
  // One after another, because a busy server rejects some of many simultaneous sign-ins.
  for (const [kind, username] of Object.entries(accountOf))
    gathered.push([kind, username ? await site.signIn(username) : undefined])
  return Object.fromEntries(gathered) as Record<VisitorKind, Visitor | undefined>
}

let made = 0

/** Creates a person that no other test of the file uses: signed up through the form, and by default onboarded in one
 *  call. */
export async function makePerson(
  site: Scene,
  { onboarded = true, paid = false, dateOfBirth = '2009-05-20', year = '9' } = {},
): Promise<Visitor & { username: string }> {
  const username = `person_${process.pid}_${(made += 1)}`
  const visitor = { cookies: new Map<string, string>(), username }
  const signedUp = await site.visit('/auth/signup', { as: visitor, form: signUpForm(username) })
  if (signedUp.status !== 302) throw new Error(`${username} could not sign up: ${signedUp.status}`)
  if (onboarded) {
    const json = { ...onboardingCall, dateOfBirth, year }
    const done = await site.visit('/api/v1/auth/onboarding', { as: visitor, json })
    if (done.status !== 200) throw new Error(`${username} could not be onboarded: ${done.status}`)
  }
  if (paid) {
    const { id } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: username } })
    const until = new Date(Date.now() + 24 * 60 * 60 * 1000)
    await site.database.personalSubscription.create({ data: { userId: id, until } })
  }
  for (const name of ['toast', 'language']) visitor.cookies.delete(name)
  return visitor
}

export const PASSWORD = 'Kerek-emes-7'

/** Returns the `signedTime` of a form that a demo server showed that many seconds ago. */
export const signedTimeOf = (secondsAgo: number) =>
  signTime(Date.now() - secondsAgo * 1000, 'not-a-secret-for-demo-and-development')

/** Form of a sign-up, sent a minute after it was shown. */
export function signUpForm(username: string) {
  return {
    signedTime: signedTimeOf(60),
    firstName: 'Айбек',
    lastName: 'Нұрғали',
    username,
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    terms: 'on',
  }
}

/** Data of a pupil for onboarding in one call. */
export const onboardingCall = {
  status: 'PUPIL',
  year: '9',
  dateOfBirth: '2009-05-20',
  gender: 'OTHER',
  cityId: 'almaty',
  language: 'ru',
  interests: ['BIOLOGY', 'ART'],
}

/** The same data in the two steps of the pages, which do not ask for interests. */
export const aboutForm = {
  occupation: 'PUPIL-9',
  ...{ birthDay: '20', birthMonth: '5', birthYear: '2009' },
  gender: 'OTHER',
}
export const placeForm = { cityId: 'almaty', language: 'ru' }
