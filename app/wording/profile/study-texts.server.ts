import { gpaMaximum } from '#app/domain/academic/gpa.ts'
import type { Profile } from '#app/domain/profiles/profiles.server.ts'
import { languageName, numberText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'

const exams = [
  ['unt', 140],
  ['ielts', 9],
  ['toefl', 120],
  ['sat', 1600],
] as const

/** Describes marks, exam results and languages, with numbers in the reader's format. */
export function studyTexts(studies: NonNullable<Profile['studies']>, { t, language: reader }: Reader<'academic'>) {
  const { gpa, gpaEntered, gpaSystem, languages } = studies
  const number = (value: number, digits = 3) => numberText(value, reader, digits)
  return {
    gpa:
      gpa === null || gpaEntered === null || gpaSystem === null
        ? null
        : {
            term: t('gpa'),
            value: number(gpaEntered),
            most: number(gpaMaximum[gpaSystem]),
            normal: gpaSystem === 'US4' ? null : t('normal', { value: number(gpa, 2) }),
          },
    exams: exams.flatMap(([exam, most]) => {
      const value = studies[exam]
      return value === null ? [] : [{ term: t(`exam.${exam}`), value: number(value), most: number(most) }]
    }),
    languages: languages.map(({ language, level }) => ({
      name: languageName(language, reader),
      level: t(`level.${level}`),
    })),
  }
}
