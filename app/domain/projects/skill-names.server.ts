import { skills } from '#app/domain/materials/vocabulary.ts'
import { foldForSearch } from '#app/domain/text/search.ts'
import { languages } from '#app/i18n/config.ts'
import { getFixedT } from '#app/i18n/i18next.server.ts'
import { isKnownSkill, type ProjectSkill, skillOf } from './skills.ts'

/** The vocabulary by its names in every language, folded. */
const byName = new Map(
  languages.flatMap(language =>
    skills.map(skill => [foldForSearch(getFixedT(language, 'skills')(skill)), skill] as const),
  ),
)

/** A skill from what somebody typed: «Бағдарламалау» and "programming" are the one of the vocabulary, whatever the language of the
 *  page; anything else is in their own words. */
export function skillNamed(typed: string): ProjectSkill {
  const known = isKnownSkill(typed) ? typed : byName.get(foldForSearch(typed).trim())
  return skillOf(known ?? typed)
}
