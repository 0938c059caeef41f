import { personName, username } from '#app/domain/accounts/account.schema.ts'
import { ageOn } from '#app/domain/accounts/age.ts'
import type { genders } from '#app/domain/accounts/answers.ts'
import { isReservedUsername } from '#app/domain/accounts/reserved-names.ts'
import { groupKey } from '#app/domain/organizations/group-code.ts'
import { fold } from '#app/domain/text/fold.ts'
import { nameKey } from '#app/domain/text/name-key.ts'
import { emailAddress } from '#app/domain/text/plain.schema.ts'
import type { Language } from '#app/i18n/config.ts'
import type { z } from 'zod'
import type { Cells, Column } from './columns.ts'
import { type DateRefusal, readDate } from './dates.ts'
import { genderWords, languageWords } from './words.ts'

/** Reasons to refuse a cell; `importReasons` turns them into sentences. */
type RefusalKey =
  | DateRefusal
  | 'empty'
  | 'nameShort'
  | 'nameParts'
  | 'nameLost'
  | 'characters'
  | 'tooLong'
  | 'formula'
  | 'dateInFuture'
  | 'dateUnlikely'
  | 'genderUnread'
  | 'languageUnread'
  | 'groupLong'
  | 'emailUnread'
  | 'usernameUnread'
  | 'usernameReserved'
  | 'usernameTwice'
  | 'emailTwice'
  | 'personTwice'
  | 'elsewhere'
  | 'otherRole'
  | 'twoPeople'
export type Refusal = { column: Column; key: RefusalKey; params?: Record<string, string | number> }

/** A person as given in a row; null for empty cells. */
export type ImportedPerson = {
  firstName: string
  lastName: string
  /** Search key that finds people with the same name. */
  nameKey: string
  dateOfBirth: string | null
  gender: (typeof genders)[number] | null
  /** The code as written, and its key for comparison. */
  group: { code: string; key: string } | null
  language: Language | null
  email: string | null
  username: string | null
}

type Options = { from1904: boolean; now: Date; needsBirth: boolean }

/** Reads the cells of a row. Returns a person, or every refused cell with its reason. */
export function readPerson(
  cells: Cells,
  options: Options,
): { person: ImportedPerson; refusals: [] } | { refusals: Refusal[] } {
  const refusals: Refusal[] = []
  const refuse = (column: Column, key: RefusalKey, params?: Refusal['params']) => {
    refusals.push({ column, key, ...(params && { params }) })
    return null
  }
  /** The text of a cell; null when it is empty or a refused formula. */
  const cell = (column: Column) => {
    const text = (cells[column] ?? '').replace(/\s+/g, ' ').trim()
    if (text === '') return null
    return isFormula(text) ? refuse(column, 'formula') : text
  }
  const { lastName, firstName } = namesIn(cells, cell, refuse)
  const person = {
    lastName,
    firstName,
    dateOfBirth: birthIn(cells, cell, refuse, options),
    gender: wordIn('gender', genderWords, 'genderUnread', cell, refuse),
    group: groupIn(cell, refuse),
    language: wordIn('language', languageWords, 'languageUnread', cell, refuse),
    email: checked('email', emailAddress, 'emailUnread', cell, refuse),
    username: usernameIn(cell, refuse),
  }
  if (refusals.length > 0) return { refusals }
  return { person: { ...person, nameKey: nameKey(lastName, firstName) }, refusals: [] }
}

type Cell = (column: Column) => string | null
type Refuse = (column: Column, key: RefusalKey, params?: Refusal['params']) => null

function isBlank(cells: Cells, column: Column) {
  return (cells[column] ?? '').trim() === ''
}

/** Detects a formula without a result, or the error value of a failed one. */
function isFormula(text: string) {
  return /^[=@]/.test(text) || /^#(REF|N\/A|VALUE|NAME|DIV\/0|NULL|NUM|ССЫЛКА|Н\/Д|ЗНАЧ|ИМЯ)[!?]?$/i.test(text)
}

/** Last and first name from one column or two. A patronymic is dropped. */
function namesIn(cells: Cells, cell: Cell, refuse: Refuse) {
  if (cells.fullName === undefined || cells.lastName || cells.firstName) {
    return { lastName: nameIn('lastName', cells, cell, refuse), firstName: nameIn('firstName', cells, cell, refuse) }
  }
  const [lastName, firstName] = cell('fullName')?.split(' ') ?? []
  // A formula has already been refused.
  const isThere = lastName !== undefined || isBlank(cells, 'fullName')
  if (isThere && firstName === undefined) refuse('fullName', lastName ? 'nameParts' : 'empty')
  for (const name of [lastName, firstName]) {
    const wrong = name === undefined || firstName === undefined ? null : nameRefusal(name)
    if (wrong) {
      refuse('fullName', wrong)
      break
    }
  }
  return { lastName: lastName ?? '', firstName: firstName ?? '' }
}

function nameIn(column: 'lastName' | 'firstName', cells: Cells, cell: Cell, refuse: Refuse): string {
  const name = cell(column)
  // A formula has already been refused.
  if (name === null && isBlank(cells, column)) refuse(column, 'empty')
  const wrong = name === null ? null : nameRefusal(name)
  if (wrong) refuse(column, wrong)
  return name ?? ''
}

const SHORTEST_NAME = 2

function nameRefusal(name: string): RefusalKey | null {
  // Question marks replace characters that the file's encoding could not represent.
  if (/[?\uFFFD]/.test(name)) return 'nameLost'
  const { error } = personName.safeParse(name)
  if (error) return error.issues[0]!.message === 'tooLong' ? 'tooLong' : 'characters'
  if (/[\d<>{}|\\@]/.test(name)) return 'characters'
  return Array.from(name).length < SHORTEST_NAME ? 'nameShort' : null
}

function birthIn(cells: Cells, cell: Cell, refuse: Refuse, { from1904, now, needsBirth }: Options): string | null {
  const text = cell('dateOfBirth')
  if (text === null) return needsBirth && isBlank(cells, 'dateOfBirth') ? refuse('dateOfBirth', 'empty') : null
  const read = readDate(text, from1904)
  if ('refusal' in read) return refuse('dateOfBirth', read.refusal)
  const age = ageOn(read.date, now)
  if (age < 0) return refuse('dateOfBirth', 'dateInFuture')
  return age < 5 || age > 100 ? refuse('dateOfBirth', 'dateUnlikely') : read.date
}

function wordIn<T extends string>(
  column: Column,
  words: Map<string, T>,
  otherwise: RefusalKey,
  cell: Cell,
  refuse: Refuse,
): T | null {
  const text = cell(column)
  if (text === null) return null
  return words.get(fold(text).replace(/[.\s]+$/, '')) ?? refuse(column, otherwise)
}

const LONGEST_GROUP = 20

function groupIn(cell: Cell, refuse: Refuse) {
  const code = cell('group')
  if (code === null) return null
  if (code.length > LONGEST_GROUP) return refuse('group', 'groupLong')
  const key = groupKey(code)
  return key === '' || /[?\uFFFD\p{C}]/u.test(code) ? refuse('group', 'characters') : { code, key }
}

function usernameIn(cell: Cell, refuse: Refuse): string | null {
  const name = checked('username', username, 'usernameUnread', cell, refuse)
  return name !== null && isReservedUsername(name) ? refuse('username', 'usernameReserved') : name
}

function checked(column: Column, schema: z.ZodType<string>, key: RefusalKey, cell: Cell, refuse: Refuse) {
  const text = cell(column)
  if (text === null) return null
  const { success, data } = schema.safeParse(text)
  return success ? data : refuse(column, key)
}
