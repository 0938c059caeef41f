import { fold } from '#app/domain/text/fold.ts'
import type { Cells, Column } from './columns.ts'
import { readPerson, type Refusal, type Told } from './read-person.ts'

export const outcomes = ['CREATE', 'CHANGE', 'MOVE', 'SAME', 'DOUBLE', 'REFUSED'] as const
export type Outcome = (typeof outcomes)[number]

/** A member of the organisation as a list is compared with them. */
export type Known = {
  userId: string
  role: string
  /** The key of their group; null without one, or in an archived one. */
  groupKey: string | null
  username: string
  email: string | null
  /** The organisation made the account, so what it says of the person may be put right by it. */
  managed: boolean
  firstName: string
  lastName: string
  nameKey: string
  dateOfBirth: string | null
  gender: string | null
}

export type Row = { number: number; cells: Cells }
export type Planned = {
  number: number
  cells: Cells
  outcome: Outcome
  refusals: Refusal[]
  /** Whom a DOUBLE may be. */
  doubles: string[]
  /** Whom a row is about, of CHANGE, MOVE and SAME. */
  userId: string | null
  /** The class it names; null of a refused row. */
  group: Told['group']
}

export type School = {
  role: string
  members: Known[]
  /** Usernames and confirmed addresses, folded, of people outside the organisation. */
  elsewhere: { usernames: Set<string>; emails: Set<string> }
  from1904: boolean
  now: Date
}

/** Says of row after row of a list what would become of it, by itself and beside those before it. Each row has one
 *  outcome, and no person is what two rows become. A person is known by username or e-mail; somebody with the same name
 *  and date of birth is the same person where nothing else differs, and else a possible double that somebody has to
 *  decide. */
export function* planRows(rows: Row[], school: School): Generator<Planned, void> {
  const known = indexOf(school.members)
  const earlier: Earlier = { usernames: new Map(), emails: new Map(), people: new Map(), users: new Map() }
  for (const row of rows) yield planRow(row, school, known, earlier)
}

function planRow({ number, cells }: Row, school: School, known: ReturnType<typeof indexOf>, earlier: Earlier): Planned {
  const nothing = { number, cells, refusals: [], doubles: [], userId: null, group: null }
  const refused = (...refusals: Refusal[]): Planned => ({ ...nothing, outcome: 'REFUSED', refusals })

  const needsBirth = school.role === 'ORG_STUDENT'
  const read = readPerson(cells, { from1904: school.from1904, now: school.now, needsBirth })
  if (!('person' in read)) return refused(...read.refusals)
  const { person } = read
  const plain = { ...nothing, group: person.group }
  const twice = repeatedIn(earlier, person, number)
  if (twice) return refused(twice)

  const { refusal, found, doubles } = recognise(known, person, school)
  if (refusal) return refused(refusal)
  if (!found) {
    const [only] = doubles
    if (only === undefined) return { ...plain, outcome: 'CREATE' }
    const userId = only.userId
    const settled = doubles.length === 1 && !repeated(earlier.users, userId, number)
    if (settled && changeOf(only, person) === 'SAME') return { ...plain, outcome: 'SAME', userId }
    return { ...plain, outcome: 'DOUBLE', doubles: doubles.map(double => double.userId) }
  }
  const before = repeated(earlier.users, found.userId, number)
  if (before) return refused({ column: found.by, key: 'personTwice', params: { row: before } })
  return { ...plain, outcome: changeOf(found, person), userId: found.userId }
}

/** What a row changes about somebody: nothing, their group only, or more. Empty cells change nothing, and what a person
 *  has written in an account of their own stays. */
function changeOf(member: Known, person: Told): 'SAME' | 'MOVE' | 'CHANGE' {
  const facts = factsToChange(member, person)
  if (Object.keys(facts).length > 0) return 'CHANGE'
  return person.group && person.group.key !== member.groupKey ? 'MOVE' : 'SAME'
}

export type Facts = Partial<Record<'firstName' | 'lastName' | 'dateOfBirth' | 'gender' | 'email', string>>

/** The facts of a person a row tells anew, with what it tells. An e-mail is only added where there is none. */
export function factsToChange(member: Omit<Known, 'role' | 'groupKey' | 'username' | 'userId'>, person: Told): Facts {
  if (!member.managed) return {}
  const sameName = member.nameKey === person.nameKey
  const told = {
    ...(sameName ? {} : { firstName: person.firstName, lastName: person.lastName }),
    dateOfBirth: person.dateOfBirth,
    gender: person.gender,
    email: member.email === null ? person.email : null,
  }
  return Object.fromEntries(
    Object.entries(told).filter(([fact, value]) => value !== null && value !== member[fact as keyof Facts]),
  )
}

/** The key by which two rows are one person: name and date of birth. */
function personKey({ nameKey, dateOfBirth }: { nameKey: string; dateOfBirth: string | null }) {
  return `${nameKey}\n${dateOfBirth ?? ''}`
}

/** Members by what a row may name them by. */
export function indexOf(members: Known[]) {
  const names = new Map<string, Known[]>()
  for (const member of members) names.set(member.nameKey, [...(names.get(member.nameKey) ?? []), member])
  return {
    usernames: new Map(members.map(member => [fold(member.username), member])),
    emails: new Map(members.flatMap(member => (member.email ? [[fold(member.email), member] as const] : []))),
    names,
  }
}

type Recognised = { refusal: Refusal | null; found: (Known & { by: Column }) | null; doubles: Known[] }

/** Whom of the members a person is: the one with their username or e-mail; else possible doubles; else nobody yet. Refused
 *  where these are of two people, of somebody in another role or of somebody outside the organisation. */
export function recognise(
  known: ReturnType<typeof indexOf>,
  person: Told,
  { role, elsewhere }: Pick<School, 'role' | 'elsewhere'>,
): Recognised {
  const refused = (refusal: Refusal) => ({ refusal, found: null, doubles: [] })
  const found = findKnown(known, person)
  if (found === 'two') return refused({ column: 'username', key: 'twoPeople' })
  if (found) return found.role === role ? { refusal: null, found, doubles: [] } : refused({ column: found.by, key: 'otherRole' }) // oxfmt-ignore
  const refusal = foreignIn(elsewhere, person)
  if (refusal) return refused(refusal)
  return { refusal, found, doubles: namesakesOf(known.names.get(person.nameKey) ?? [], person, role) }
}

/** Members in a role with a person's name and date of birth, or with their name where the date of one of both is not
 *  known. */
function namesakesOf(members: Known[], person: Told, role: string): Known[] {
  return members.filter(
    member =>
      member.role === role &&
      member.nameKey === person.nameKey &&
      [person.dateOfBirth, null].includes(person.dateOfBirth === null ? null : member.dateOfBirth),
  )
}

function findKnown(known: ReturnType<typeof indexOf>, { username, email }: Told) {
  const byUsername = username === null ? undefined : known.usernames.get(fold(username))
  const byEmail = email === null ? undefined : known.emails.get(fold(email))
  if (byUsername && byEmail && byUsername !== byEmail) return 'two'
  if (byUsername) return { ...byUsername, by: 'username' as Column }
  return byEmail ? { ...byEmail, by: 'email' as Column } : null
}

/** The cell that names an account of somebody outside the organisation. */
function foreignIn(elsewhere: School['elsewhere'], { username, email }: Told): Refusal | null {
  if (username !== null && elsewhere.usernames.has(fold(username))) {
    return { column: 'username', key: 'elsewhere' }
  }
  return email !== null && elsewhere.emails.has(fold(email)) ? { column: 'email', key: 'elsewhere' } : null
}

type Earlier = Record<'usernames' | 'emails' | 'people' | 'users', Map<string, number>>

/** What an earlier row of the same file has said already. */
function repeatedIn(earlier: Earlier, person: Told, number: number): Refusal | null {
  const { username, email } = person
  const name = username === null ? null : repeated(earlier.usernames, fold(username), number)
  if (name) return { column: 'username', key: 'usernameTwice', params: { row: name } }
  const address = email === null ? null : repeated(earlier.emails, fold(email), number)
  if (address) return { column: 'email', key: 'emailTwice', params: { row: address } }
  // Two rows of one name and date that each bring a username of their own are two people.
  if (username !== null) return null
  const same = repeated(earlier.people, personKey(person), number)
  return same ? { column: 'lastName', key: 'personTwice', params: { row: same } } : null
}

function repeated(earlier: Map<string, number>, key: string, number: number): number | null {
  const before = earlier.get(key)
  if (before === undefined) earlier.set(key, number)
  return before ?? null
}
