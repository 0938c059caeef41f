import { expect, it } from 'vitest'
import type { EmailFacts, WeekAhead } from '#app/domain/emails/email-facts.ts'
import { languages } from '#app/i18n/config.ts'
import { writeEmail } from './write-email.server.ts'

const site = 'https://bagdar.example'
const week: WeekAhead = {
  tasks: [{ facts: { task: 'readProfession' }, due: '2026-11-25', about: { profession: 'Медбике' } }],
  deadlines: [{ institution: 'ҚазҰУ', day: '2026-12-05', text: 'грантқа өтініш' }],
  unread: 100,
}
const letterOf = (language: EmailFacts['language'], about: Partial<WeekAhead> = {}) =>
  writeEmail({
    ...{ to: 'reader@mektep.example', language, site, operatorContact: null },
    about: { name: 'weekly', week: { ...week, ...about }, token: 'someone.signature' },
  })

it.each(languages)('The letter of a week is whole in %s: tasks, deadlines, the unread, and how to end it', language => {
  const { subject, text, html, unsubscribe } = letterOf(language)
  expect(unsubscribe).toBe(`${site}/letters/someone.signature/stop`)
  for (const version of [text, html]) {
    for (const expected of ['Медбике', 'ҚазҰУ: грантқа өтініш', '99+', unsubscribe!])
      expect(version).toContain(expected)
    expect(`${subject} ${version}`).not.toMatch(/\{\w+\}|undefined|null|weekly\.\w+/)
  }
})

it('The letter of a week leaves out what there is nothing of, and leads to what there is', () => {
  const { text } = letterOf('ru', { tasks: [], deadlines: [] })
  expect(text).not.toContain('Задачи недели')
  expect(text).not.toContain('Сроки в ближайшие')
  expect(text).toContain(`${site}/app/notifications`)
  expect(letterOf('ru').text).toContain(`${site}/app/careers`)
})
