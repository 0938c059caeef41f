import { faultInName } from '#app/domain/text-safety/names.ts'
import { isPretendingName } from './reserved-names.ts'

export type NameProblem = 'namePretends' | 'nameRude' | 'namePersonal'
export type NameProblems = { firstName?: NameProblem; lastName?: NameProblem }

const keys = { rude: 'nameRude', personal: 'namePersonal' } as const

/** Returns the problems of a name that people choose for themselves, by field, or null. A problem of both names
 *  together is reported for the first name. Names that a school gives to its pupils are not checked, because the school
 *  answers for them. */
export function findNameProblems({ firstName = '', lastName = '' }: Partial<Record<'firstName' | 'lastName', string>>) {
  if (isPretendingName(firstName, lastName)) return { firstName: 'namePretends' } satisfies NameProblems
  const [first, last] = [faultInName(firstName), faultInName(lastName)]
  const both = first || last ? null : faultInName(`${firstName} ${lastName}`)
  const problems: NameProblems = {
    ...((first ?? both) && { firstName: keys[(first ?? both)!] }),
    ...(last && { lastName: keys[last] }),
  }
  return Object.keys(problems).length > 0 ? problems : null
}
