import type { Skill } from '#app/domain/materials/vocabulary.ts'
import { foldForSearch } from '#app/domain/text/search.ts'
import en from '#app/i18n/locales/en/skills.ts'
import kk from '#app/i18n/locales/kk/skills.ts'
import ru from '#app/i18n/locales/ru/skills.ts'
import { isKnownSkill, type ProjectSkill, skillOf } from './skills.ts'

// The catalogues themselves, not the reader of pages: the seed knows what a project is found by, too.
const catalogues: Record<Skill, string>[] = [ru, kk, en]

/** The vocabulary by its names in every language, folded. */
const byName = new Map(
  catalogues.flatMap(names => Object.entries(names).map(([skill, name]) => [foldForSearch(name), skill])),
)

/** A skill from what somebody typed: «Бағдарламалау» and "programming" are the one of the vocabulary, whatever the language of the
 *  page; anything else is in their own words. */
export function skillNamed(typed: string): ProjectSkill {
  return skillOf(isKnownSkill(typed) ? typed : (byName.get(foldForSearch(typed).trim()) ?? typed))
}

/** What a skill is called: one of the vocabulary in every language, one of somebody's own as it was written. */
export function namesOfSkill({ skill, name }: ProjectSkill): string[] {
  return isKnownSkill(skill) ? catalogues.map(names => names[skill]) : [name ?? skill]
}
