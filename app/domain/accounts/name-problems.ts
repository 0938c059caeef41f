import { faultInName } from '#app/domain/text-safety/names.ts'
import { isPretendingName } from './reserved-names.ts'

export type NameProblem = 'namePretends' | 'nameRude' | 'namePersonal'
export type NameProblems = { firstName?: NameProblem; lastName?: NameProblem }

const keys = { rude: 'nameRude', personal: 'namePersonal' } as const

/** What speaks against the name somebody gives themselves, beside the field it stands in; null for nothing. What the two names say
 *  together stands beside the first. A school answers for the names of its pupils, so that nothing is asked of those. */
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
