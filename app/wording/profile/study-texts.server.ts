import { gpaMaximum } from '#app/domain/academic/gpa.ts'
import type { Profile } from '#app/domain/profiles/profiles.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { languageName, numberText } from '#app/i18n/format.server.ts'

const exams = [
  ['unt', 140],
  ['ielts', 9],
  ['toefl', 120],
  ['sat', 1600],
] as const

/** Marks, exam results and languages in the reader's writing. */
export function studyTexts(studies: NonNullable<Profile['studies']>, reader: Language) {
  const { gpa, gpaEntered, gpaSystem, languages } = studies
  const number = (value: number, digits = 3) => numberText(value, reader, digits)
  return {
    gpa:
      gpa === null || gpaEntered === null || gpaSystem === null
        ? null
        : {
            value: number(gpaEntered),
            most: number(gpaMaximum[gpaSystem]),
            system: gpaSystem,
            normal: number(gpa, 2),
          },
    exams: exams.flatMap(([exam, most]) => {
      const value = studies[exam]
      return value === null ? [] : [{ exam, value: number(value), most: number(most) }]
    }),
    languages: languages.map(({ language, level }) => ({ name: languageName(language, reader), level })),
  }
}
