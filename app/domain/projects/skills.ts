import { type Skill, skills } from '#app/domain/materials/vocabulary.ts'
import { foldForSearch } from '#app/domain/text/search.ts'

/** A skill of a project: a key of the vocabulary without a name, or folded words with the original spelling. */
export type ProjectSkill = { skill: string; name: string | null }

const known = new Set<string>(skills)

export function isKnownSkill(skill: string): skill is Skill {
  return known.has(skill)
}

/** Creates a skill from a key of the vocabulary or from typed words, which are compared folded: «3D-басып шығару» and
 *  «3d-басып шыгару» are equal. */
export function skillOf(typed: string): ProjectSkill {
  return isKnownSkill(typed) ? { skill: typed, name: null } : { skill: foldForSearch(typed), name: typed }
}

/** Returns a function that maps a typed skill to the key with that name, in any language, or to the typed text. `names`
 *  are the names of the keys. */
export function recogniser(names: Iterable<readonly [key: Skill, name: string]>): (typed: string) => string {
  const keys = new Map([...names].map(([key, name]) => [foldForSearch(name), key]))
  return typed => keys.get(foldForSearch(typed)) ?? typed
}
