import type { Sheet } from '#app/domain/guidance/analysis-sheet.server.ts'
import { translatorOf } from '#app/i18n/catalogues.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { dateText, languageName } from '#app/i18n/format.server.ts'

/** A sheet as its page shows it: days and closed words in the reader's language, so that no catalogue of subjects and
 *  exams travels with it. */
export function sheetTexts(sheet: Sheet, language: Language) {
  const subject = translatorOf(language, 'subjects')
  const exam = translatorOf(language, 'profession')
  const t = translatorOf(language, 'analysis')
  const { completedAt, writtenIn, taken, paths, ...rest } = sheet
  return {
    ...rest,
    on: dateText(completedAt, language) ?? '',
    writtenIn: writtenIn && languageName(writtenIn, language),
    taken: taken
      .map(({ title, completedAt: day }) => t('about.test', { title, date: dateText(day, language) ?? '' }))
      .join(', '),
    paths: paths.map(({ professionId, title, subjects, groups, kinds }) => ({
      professionId,
      title,
      subjects: subjects.map(name => subject(name as 'MATHEMATICS')).join(', '),
      groups: groups.map(({ code, name, exams }) => {
        const pairs = exams.map(pair => pair.map(one => exam(`exam.${one}`)).join(' + '))
        return t('paths.exams', { code, name, exams: pairs.join(t('paths.or')) })
      }),
      kinds: kinds.map(kind => t(`kind.${kind}`)).join(', '),
    })),
  }
}

export type SheetTexts = ReturnType<typeof sheetTexts>
