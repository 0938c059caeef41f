import { type Measure, type RequirementType, requirementTypes } from './vocabulary.ts'

export type Requirement = {
  type: RequirementType
  measure: Measure
  minimum: number | null
  /** Of a level: the language it is of. */
  language: string | null
  /** Requirements with the same word are alternatives. */
  alternative: string | null
  text: string | null
}

export type RequirementGroup = {
  type: RequirementType
  /** Each a choice: one of its requirements is enough. */
  choices: Requirement[][]
}

/** Requirements by what they concern, in the order of the types; alternatives stand together where the first of them
 *  stands, and under its type. */
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
