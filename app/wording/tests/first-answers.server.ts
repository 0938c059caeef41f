import type { Option } from '#app/domain/assessments/test-content.server.ts'
import { languages, type Localized } from '#app/i18n/config.ts'
import { readerOf } from '#app/i18n/i18next.server.ts'

const steps = [1, 2, 3, 4, 5] as const

/** Default answers of a new test: five steps of agreement, in every language. */
export function firstAnswers(): Option[] {
  return steps.map(value => ({
    value,
    text: inEvery(language => readerOf(language, 'adminTests').t(`start.answer.${value}`)),
  }))
}

/** Default question above the statements. */
export function firstQuestion(): Localized {
  return inEvery(language => readerOf(language, 'adminTests').t('start.question'))
}

function inEvery(say: (language: (typeof languages)[number]) => string): Localized {
  return Object.fromEntries(languages.map(language => [language, say(language)])) as Localized
}
