import { type Measure, type RequirementType, requirementTypes } from './vocabulary.ts'

export type Requirement = {
  type: RequirementType
  measure: Measure
  minimum: number | null
  /** Language of a LEVEL requirement. */
  language: string | null
  /** Requirements with the same value are alternatives. */
  alternative: string | null
  text: string | null
}

export type RequirementGroup = {
  type: RequirementType
  /** Each entry is a list of alternatives, of which one has to be met. */
  choices: Requirement[][]
}

/** Groups requirements by type, in the order of the types. Alternatives are listed together, at the place and under the
 *  type of the first. */
export function groupRequirements(requirements: readonly Requirement[]): RequirementGroup[] {
  const choices: Requirement[][] = []
  for (const requirement of requirements) {
    const others = choices.find(
      ([first]) => first!.alternative !== null && first!.alternative === requirement.alternative,
    )
    if (others) others.push(requirement)
    else choices.push([requirement])
  }
  return requirementTypes
    .map(type => ({ type, choices: choices.filter(([first]) => first!.type === type) }))
    .filter(group => group.choices.length > 0)
}
