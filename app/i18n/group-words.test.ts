import { describe, expect, it } from 'vitest'
import { messagesOf } from './catalogues.server.ts'
import { languages } from './config.ts'
import { withGroups } from './group-words.ts'
import { readerOf } from './i18next.server.ts'
import { translate } from './translate.ts'

const messages = { title: 'Класс', title_group: 'Группа', lead_one: '1', lead_group_one: '2', other: 'x' }

describe('what an organisation with groups is told', () => {
  it('stands in the place of what a school is told, in each plural form; the rest is alike', () => {
    const varied = withGroups(messages)
    expect(varied).toMatchObject({ title: 'Группа', lead_one: '2', other: 'x' })
    expect(withGroups(messages)).toBe(varied)
    expect(messages.title).toBe('Класс')
  })

  it.each(languages)('is the same on the server and in the browser in %s', language => {
    const { t } = readerOf(language, 'groups', true)
    const browser = withGroups(messagesOf(language, 'groups'))
    for (const count of [1, 3, 5, 21])
      expect(t('lead', { count })).toBe(translate(browser, language, 'lead', { count }))
    expect(t('editTitle', { code: 'ИС-21' })).toBe(translate(browser, language, 'editTitle', { code: 'ИС-21' }))
    expect(t('mentor')).toBe(readerOf(language, 'groups').t('mentor'))
    expect(t('title')).not.toBe(readerOf(language, 'groups').t('title'))
  })

  it('never says class where group is meant', () => {
    const spoken = { ru: /класс/i, kk: /сынып|сыныб/i, en: /\bclass/i }
    const namespaces = [
      'groups',
      'glance',
      'organizationTexts',
      'students',
      'staff',
      'imports',
      'memberTexts',
      'failures',
      'importReasons',
      'privacySettings',
      'profile',
    ] as const
    for (const language of languages) {
      for (const namespace of namespaces) {
        const varied = Object.entries(messagesOf(language, namespace)).filter(([key]) => /_group(?:_\w+)?$/.test(key))
        expect(varied.length).toBeGreaterThan(1)
        for (const [key, message] of varied) expect(message, `${namespace}.${key}`).not.toMatch(spoken[language])
      }
    }
  })

  it('is never told of a school of theirs among people, projects, stories and reports: nor is somebody without organisation', () => {
    const spoken = {
      ru: /(?:ваш(?:а|у|ей|и)|обе|его) школ|не из вашей школ|учится в школе/i,
      kk: /мектебі|екі мектеп|мектепте оқы/i,
      en: /(?:your|their|both|of the) schools?\b|is at school/i,
    }
    const namespaces = ['people', 'project', 'projectTexts', 'projects', 'stories', 'report', 'postQuestion'] as const
    for (const language of languages) {
      for (const namespace of namespaces) {
        const messages = messagesOf(language, namespace)
        for (const [key, message] of Object.entries(messages))
          if (!(`${key}_group` in messages)) expect(message, `${namespace}.${key}`).not.toMatch(spoken[language])
      }
    }
  })
})
