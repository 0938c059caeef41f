import { expect, it } from 'vitest'
import { languages } from '#app/i18n/config.ts'
import { readerOf } from '#app/i18n/i18next.server.ts'
import { reasonText, refusedWords, templateWords } from './list-words.server.ts'

const spoken = { ru: /класс/i, kk: /сынып|сыныб/i, en: /\bclass/i }

it.each(languages)('a template and refused rows name groups where there are no classes, in %s', language => {
  const wordsFor = (hasGroups: boolean) => {
    const reader = readerOf(language, 'imports', hasGroups)
    const { words, sample } = templateWords('STUDENTS', reader)
    const reason = reasonText({ column: 'group', key: 'groupLong' }, reader)
    return [words.column('group'), refusedWords(reader).column('group'), reason, ...sample.map(person => person[4]!)]
  }
  for (const words of wordsFor(true)) expect(words).not.toMatch(spoken[language])
  wordsFor(true).forEach((words, at) => expect(words).not.toBe(wordsFor(false)[at]))
})
