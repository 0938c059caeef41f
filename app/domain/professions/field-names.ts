/** Lists with one select field per entry: prefix of the field names and maximum number of entries. */
const chosen = { values: ['value', 3], traits: ['trait', 2], subjects: ['subject', 4], skills: ['skill', 6] } as const
export type ChosenList = keyof typeof chosen
export const chosenLists = Object.keys(chosen) as ChosenList[]

/** Returns the field names of a list: `value1`, `value2`. */
export function choiceFields(list: ChosenList): string[] {
  const [name, count] = chosen[list]
  return Array.from({ length: count }, (_, at) => `${name}${at + 1}`)
}

/** Kinds of ways with the suffix of their field names and the field of their codes. */
export const wayKinds = [
  { kind: 'COURSE', name: 'Course', codes: null },
  { kind: 'COLLEGE', name: 'College', codes: 'specialities' },
  { kind: 'UNIVERSITY', name: 'University', codes: 'groupsUniversity' },
  { kind: 'MILITARY_OR_POLICE_INSTITUTE', name: 'Institute', codes: 'groupsInstitute' },
] as const

/** Parts of the form, each on a page of its own. Fields that must agree share a part, such as interests and the duties
 *  and reasons that show them. */
const beginnings = {
  name: /^(title|summary|field|synonyms|soc|isco|related)/,
  work: /^(dut|interest|reason)/,
  day: /^(day|trial)/,
  fits: /^(suits|cautions|value|trait|subject|skill)/,
  ways: /^(preparation|zone|order|years|specialities|groups|otherGroups)/,
  pay: /^(outlook|paid|pay)/,
} as const
export type FormPart = keyof typeof beginnings
export const formParts = Object.keys(beginnings) as FormPart[]

/** Checks whether a field belongs to a part of the form. */
export function isOfPart(name: string, part: FormPart): boolean {
  return beginnings[part].test(name)
}
