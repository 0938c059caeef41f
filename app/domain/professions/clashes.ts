import { fold } from '#app/domain/text/fold.ts'
import { type Language, languages } from '#app/i18n/config.ts'
import { languageSuffixes } from '#app/i18n/localized-fields.ts'
import { type FieldFault, withLine } from './profession-form.schema.ts'
import type { Written } from './written.ts'

/** Known codes and other professions, against which a profession is checked. */
export type Catalogue = {
  groups: ReadonlySet<string>
  specialities: ReadonlySet<string>
  skills: ReadonlySet<string>
  others: readonly {
    id: string
    titles: Partial<Record<Language, string>>
    reasons: readonly Partial<Record<Language, string>>[]
  }[]
}

/** Returns faults for unknown codes and ids, and for titles and reasons that another profession already has. */
export function catalogueFaults(
  profession: Written,
  { groups, specialities, skills, others }: Catalogue,
): FieldFault[] {
  const ids = new Set(others.map(({ id }) => id))
  const led = new Set(profession.ways.flatMap(way => way.programmeGroups ?? []))
  const ofWay = (kind: string) => profession.ways.find(({ way }) => way === kind)
  return [
    ...languages.flatMap(language => {
      const title = profession.title[language]
      const taken = title && others.some(({ titles }) => fold(titles[language] ?? '') === fold(title))
      return taken ? [wrong(`title${languageSuffixes[language]}`, 'titleTaken', null)] : []
    }),
    ...languages.flatMap(language => {
      const takenReasons = new Set(others.flatMap(({ reasons }) => reasons.map(reason => fold(reason[language] ?? ''))))
      const own = profession.reasons.map(reason => reason[language] ?? '')
      return unknownIn(
        `reasons${languageSuffixes[language]}`,
        'reasonTaken',
        own,
        text => !text || !takenReasons.has(fold(text)),
      )
    }),
    ...profession.skills.flatMap((skill, at) => (skills.has(skill) ? [] : [wrong(`skill${at + 1}`, 'unknown', null)])),
    ...unknownIn('specialities', 'unknownSpeciality', ofWay('COLLEGE')?.specialities, code => specialities.has(code)),
    ...unknownIn('groupsUniversity', 'unknownGroup', ofWay('UNIVERSITY')?.programmeGroups, code => groups.has(code)),
    ...unknownIn('groupsInstitute', 'unknownGroup', ofWay('MILITARY_OR_POLICE_INSTITUTE')?.programmeGroups, code =>
      groups.has(code),
    ),
    ...unknownIn(
      'otherGroups',
      'unknownGroup',
      profession.programmeGroups.filter(code => !led.has(code)),
      code => groups.has(code),
    ),
    ...unknownIn('related', 'unknownProfession', profession.related, id => ids.has(id)),
  ]
}

function unknownIn(field: string, key: string, list: readonly string[] | undefined, isFine: (one: string) => boolean) {
  const at = (list ?? []).findIndex(one => !isFine(one))
  return at < 0 ? [] : [wrong(field, key, at + 1)]
}

const wrong = (field: string, key: string, line: number | null): FieldFault => ({
  field,
  key: withLine(key, line),
  incomplete: false,
})
