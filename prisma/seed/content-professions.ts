import { dutiesByInterest } from '#app/domain/professions/duties.ts'
import type { ContentProfession } from '#app/domain/guidance/shortlist-for.ts'
import type { Language } from '#app/i18n/config.ts'
import { professionFile } from '#app/domain/professions/profession.schema.ts'
import { openContent } from './content-folder.ts'

/** The professions of this release as guidance reads them, straight from the content: no database is asked. */
export function readContentProfessions(language: Language = 'ru'): ContentProfession[] {
  const content = openContent()
  return content.list('professions', '.json').map(name => {
    const file = professionFile.parse(content.json('professions', name))
    const { slug: id, field, interests, ways, subjects, values, traits, duties, dutyByInterest, title } = file
    const shown = dutiesByInterest(duties[language], dutyByInterest)
    return { id, field, interests, ways, subjects, values, traits, duties: shown, title: title[language] }
  })
}
