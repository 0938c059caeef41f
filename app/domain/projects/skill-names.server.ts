import type { Skill } from '#app/domain/materials/vocabulary.ts'
import { foldForSearch } from '#app/domain/text/search.ts'
import en from '#app/i18n/locales/en/skills.ts'
import kk from '#app/i18n/locales/kk/skills.ts'
import ru from '#app/i18n/locales/ru/skills.ts'
import { isKnownSkill, type ProjectSkill, skillOf } from './skills.ts'

// Imports the catalogues directly, because the seed builds search documents without the page's translations.
const catalogues: Record<Skill, string>[] = [ru, kk, en]

/** Keys of the vocabulary by their folded names in every language. */
const byName = new Map(
  catalogues.flatMap(names => Object.entries(names).map(([skill, name]) => [foldForSearch(name), skill])),
)

/** Converts a typed skill to its stored form. Names of the vocabulary are recognised in every language
 *  («Бағдарламалау», "programming"); anything else stays in the person's own words. */
export function skillNamed(typed: string): ProjectSkill {
  return skillOf(isKnownSkill(typed) ? typed : (byName.get(foldForSearch(typed).trim()) ?? typed))
}

/** Returns the names of a skill: of the vocabulary in every language, otherwise as it was typed. */
export function namesOfSkill({ skill, name }: ProjectSkill): string[] {
  return isKnownSkill(skill) ? catalogues.map(names => names[skill]) : [name ?? skill]
}
