import { signTime } from '#app/access/signatures.server.ts'
import type { Scene } from './server.ts'
import type { Visitor } from './visit.ts'

/** Every kind of visitor and the demo account that stands for it; a guest has none. */
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

/** One of each kind, signed in; the guest is undefined. */
export async function gatherVisitors(site: Scene): Promise<Record<VisitorKind, Visitor | undefined>> {
  const gathered: [string, Visitor | undefined][] = []
  // One after another: a busy machine turns away some of many who sign in at once.
  for (const [kind, username] of Object.entries(accountOf))
    gathered.push([kind, username ? await site.signIn(username) : undefined])
  return Object.fromEntries(gathered) as Record<VisitorKind, Visitor | undefined>
}

let made = 0

/** A person that no other test of the file uses: signed up through the form, and onboarded in one call unless told
 *  otherwise. */
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

/** The signedTime of a form that was shown so many seconds ago, by a server of the demo. */
export const signedTimeOf = (secondsAgo: number) =>
  signTime(Date.now() - secondsAgo * 1000, 'not-a-secret-for-demo-and-development')

/** What a person types to sign up, a minute after the form was shown. */
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

/** What a pupil tells of themselves in one call. */
export const onboardingCall = {
  status: 'PUPIL',
  year: '9',
  dateOfBirth: '2009-05-20',
  gender: 'OTHER',
  cityId: 'almaty',
  language: 'ru',
  interests: ['BIOLOGY', 'ART'],
}

/** The same in the two steps of the pages, which ask for no interests. */
export const aboutForm = {
  occupation: 'PUPIL-9',
  ...{ birthDay: '20', birthMonth: '5', birthYear: '2009' },
  gender: 'OTHER',
}
export const placeForm = { cityId: 'almaty', language: 'ru' }
