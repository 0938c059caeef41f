import { fold } from '#app/domain/text/fold.ts'
import type { Cells, Column } from './columns.ts'
import { readPerson, type Refusal, type ImportedPerson } from './read-person.ts'

export const outcomes = ['CREATE', 'CHANGE', 'MOVE', 'SAME', 'DOUBLE', 'REFUSED'] as const
export type Outcome = (typeof outcomes)[number]

/** A member of the organisation as compared with a list. */
export type Known = {
  userId: string
  role: string
  /** Key of the member's group; null without a group or in an archived one. */
  groupKey: string | null
  username: string
  email: string | null
  /** The organisation created the account, so it may correct the personal data. */
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
  /** For DOUBLE: the members it may be. */
  doubles: string[]
  /** For CHANGE, MOVE and SAME: the member of the row. */
  userId: string | null
  /** The class named in the row; null for a refused row. */
  group: ImportedPerson['group']
}

export type School = {
  role: string
  members: Known[]
  /** Folded usernames and confirmed emails of people outside the organisation. */
  elsewhere: { usernames: Set<string>; emails: Set<string> }
  from1904: boolean
  now: Date
}

/** Plans the rows of a list one by one and compares each with the earlier ones. Each row has exactly one outcome, and
 *  two rows never lead to the same person. A username or email identifies a person. A member with the same name and
 *  date of birth is the same person if nothing else differs, otherwise a possible duplicate that needs a decision. */
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

/** Kind of change to a member: none, the group only, or facts. Empty cells change nothing, and data of self-registered
 *  accounts stays. */
function changeOf(member: Known, person: ImportedPerson): 'SAME' | 'MOVE' | 'CHANGE' {
  const facts = factsToChange(member, person)
  if (Object.keys(facts).length > 0) return 'CHANGE'
  return person.group && person.group.key !== member.groupKey ? 'MOVE' : 'SAME'
}

export type Facts = Partial<Record<'firstName' | 'lastName' | 'dateOfBirth' | 'gender' | 'email', string>>

/** Facts that differ from the member's, with the row's values. An email is only added if the member has none. */
export function factsToChange(
  member: Omit<Known, 'role' | 'groupKey' | 'username' | 'userId'>,
  person: ImportedPerson,
): Facts {
  if (!member.managed) return {}
  const sameName = member.nameKey === person.nameKey
  const given = {
    ...(sameName ? {} : { firstName: person.firstName, lastName: person.lastName }),
    dateOfBirth: person.dateOfBirth,
    gender: person.gender,
    email: member.email === null ? person.email : null,
  }
  return Object.fromEntries(
    Object.entries(given).filter(([fact, value]) => value !== null && value !== member[fact as keyof Facts]),
  )
}

/** Key by which two rows are the same person: name and date of birth. */
function personKey({ nameKey, dateOfBirth }: { nameKey: string; dateOfBirth: string | null }) {
  return `${nameKey}\n${dateOfBirth ?? ''}`
}

/** Indexes members by username, email and name. */
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

/** Matches a person with the members: the one with the same username or email, otherwise possible duplicates. Refuses a
 *  match with two members, with a member in another role or with an account outside the organisation. */
export function recognise(
  known: ReturnType<typeof indexOf>,
  person: ImportedPerson,
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

/** Members in a role with the same name, and the same date of birth if both dates are known. */
function namesakesOf(members: Known[], person: ImportedPerson, role: string): Known[] {
  return members.filter(
    member =>
      member.role === role &&
      member.nameKey === person.nameKey &&
      [person.dateOfBirth, null].includes(person.dateOfBirth === null ? null : member.dateOfBirth),
  )
}

function findKnown(known: ReturnType<typeof indexOf>, { username, email }: ImportedPerson) {
  const byUsername = username === null ? undefined : known.usernames.get(fold(username))
  const byEmail = email === null ? undefined : known.emails.get(fold(email))
  if (byUsername && byEmail && byUsername !== byEmail) return 'two'
  if (byUsername) return { ...byUsername, by: 'username' as Column }
  return byEmail ? { ...byEmail, by: 'email' as Column } : null
}

/** The refusal when a username or email belongs to an account outside the organisation. */
function foreignIn(elsewhere: School['elsewhere'], { username, email }: ImportedPerson): Refusal | null {
  if (username !== null && elsewhere.usernames.has(fold(username))) {
    return { column: 'username', key: 'elsewhere' }
  }
  return email !== null && elsewhere.emails.has(fold(email)) ? { column: 'email', key: 'elsewhere' } : null
}

type Earlier = Record<'usernames' | 'emails' | 'people' | 'users', Map<string, number>>

/** The refusal when an earlier row of the file has the same username, email or person. */
function repeatedIn(earlier: Earlier, person: ImportedPerson, number: number): Refusal | null {
  const { username, email } = person
  const name = username === null ? null : repeated(earlier.usernames, fold(username), number)
  if (name) return { column: 'username', key: 'usernameTwice', params: { row: name } }
  const address = email === null ? null : repeated(earlier.emails, fold(email), number)
  if (address) return { column: 'email', key: 'emailTwice', params: { row: address } }
  // Rows with the same name and date but with different usernames are different people.
  if (username !== null) return null
  const same = repeated(earlier.people, personKey(person), number)
  return same ? { column: 'lastName', key: 'personTwice', params: { row: same } } : null
}

function repeated(earlier: Map<string, number>, key: string, number: number): number | null {
  const before = earlier.get(key)
  if (before === undefined) earlier.set(key, number)
  return before ?? null
}
