import { describe, expect, it } from 'vitest'
import type { ShownNotification } from '#app/domain/notifications/list-notifications.server.ts'
import type { NotificationKind, NotificationParams } from '#app/domain/notifications/kinds.ts'
import { type Language, languages } from '#app/i18n/config.ts'
import { readerOf } from '#app/i18n/i18next.server.ts'
import { placeOf } from './places.ts'
import { sentenceOf } from './sentences.server.ts'

const by = { username: 'aigerim', name: 'Айгерим Сапарова' }

function notificationOf<K extends NotificationKind>(
  kind: K,
  params: NotificationParams[K],
  more: Partial<ShownNotification> = {},
): ShownNotification {
  const row = { id: 'one', people: 1, at: new Date('2026-11-25T05:00:00Z'), isRead: false }
  return {
    ...row,
    by,
    institution: null,
    organization: null,
    project: null,
    ...more,
    kind,
    params,
  } as ShownNotification
}
const sentenceIn = (one: ShownNotification, language: Language) =>
  sentenceOf(one, readerOf(language, 'notificationTexts'))
const like = (people: number) => notificationOf('postLike', { byId: 'a', postId: 'p' }, { people })

const every: { [K in NotificationKind]: NotificationParams[K] } = {
  achievement: { rule: 'firstTest', subject: null },
  reminder: { step: 'chances', organizationId: 'o', byId: 'a' },
  follow: { byId: 'a' },
  postLike: { byId: 'a', postId: 'p' },
  commentLike: { byId: 'a', postId: 'p', commentId: 'c' },
  storyLike: { byId: 'a', storyId: 's' },
  comment: { byId: 'a', postId: 'p', commentId: 'c' },
  reply: { byId: 'a', postId: 'p', commentId: 'c' },
  mention: { byId: 'a', postId: 'p', commentId: 'c' },
  analysisReady: { analysisId: 'n' },
  admissionReady: { analysisId: 'n' },
  planReady: { planId: 'l' },
  week: { planId: 'l', monday: '2026-11-23', tasks: 3 },
  deadline: { institutionId: 'kaznu', day: '2027-07-20', left: 14 },
  moderated: { caseId: 'm', decision: 'REMOVED', sanction: 'MUTED' },
  appealAnswered: { caseId: 'm', answer: 'OVERTURNED' },
  reportAnswered: { caseId: 'm', decision: 'KEPT' },
  published: { kind: 'COMMENT', id: 'c', postId: 'p' },
  news: { byId: 'a', postId: 'p', organizationId: 'o' },
  projectAsked: { byId: 'a', projectId: 'j' },
  projectAnswered: { byId: 'a', projectId: 'j', accepted: true },
  projectTeam: { byId: 'a', projectId: 'j', change: 'joined' },
  projectFollow: { byId: 'a', projectId: 'j' },
}

describe('A notification', () => {
  it.each([
    [1, 'Айгерим Сапарова поддерживает вашу публикацию'],
    [2, 'Айгерим Сапарова и ещё 1 человек поддержали вашу публикацию'],
    [5, 'Айгерим Сапарова и ещё 4 человека поддержали вашу публикацию'],
    [6, 'Айгерим Сапарова и ещё 5 человек поддержали вашу публикацию'],
    [22, 'Айгерим Сапарова и ещё 21 человек поддержали вашу публикацию'],
  ])('of %i people counts the others in Russian', (people, sentence) => {
    expect(sentenceIn(like(people), 'ru')).toBe(sentence)
  })

  it('counts them in Kazakh and English, and bends no name', () => {
    expect(sentenceIn(like(1), 'kk')).toBe('Айгерим Сапарова жарияланымыңызды қолдады')
    expect(sentenceIn(like(5), 'kk')).toBe('Айгерим Сапарова және тағы 4 адам жарияланымыңызды қолдады')
    expect(sentenceIn(like(2), 'en')).toBe('Айгерим Сапарова and 1 other support your post')
    expect(sentenceIn(like(5), 'en')).toBe('Айгерим Сапарова and 4 others support your post')
  })

  it('of somebody who has left has no name', () => {
    const gone = notificationOf('follow', every.follow, { by: null })
    expect(sentenceIn(gone, 'ru')).toBe('Бывший участник сайта теперь среди ваших подписчиков')
    expect(sentenceIn(gone, 'kk')).toBe('Сайттан кеткен адам Сізге жазылды')
    expect(placeOf(gone, { username: 'me' })).toBe('/app/profile/me')
    expect(placeOf(notificationOf('follow', every.follow), { username: 'me' })).toBe('/app/profile/aigerim')
  })

  it('of a deadline names the institution, what it takes and the last day', () => {
    const name = { ru: 'КазНУ', kk: 'ҚазҰУ', en: 'KazNU' }
    const text = { ru: 'заявление на грант', kk: 'грантқа өтініш', en: 'application for a grant' }
    const known = notificationOf('deadline', every.deadline, { institution: { name, deadlines: [text] } })
    expect(sentenceIn(known, 'ru')).toBe('КазНУ: заявление на грант, последний день 20 июля 2027\u00a0г.')
    const changed = notificationOf('deadline', every.deadline, { institution: { name, deadlines: [] } })
    expect(sentenceIn(changed, 'en')).toBe('KazNU: deadline 20 July 2027')
  })

  it('of a question names the project and leads to its page', () => {
    const project = { id: 'j', name: 'Карта паводков', thread: true }
    const asked = notificationOf('comment', every.comment, { project, people: 2 })
    expect(sentenceIn(asked, 'ru')).toBe('Айгерим Сапарова и ещё 1 человек пишут в вашем проекте «Карта паводков»')
    expect(sentenceIn(asked, 'kk')).toBe('Айгерим Сапарова және тағы 1 адам «Карта паводков» жобаңызға пікір жазды')
    expect(placeOf(asked, { username: 'me' })).toBe('/app/projects/j?answer=c#answer-c')
    expect(
      sentenceIn(notificationOf('projectAnswered', { ...every.projectAnswered, accepted: false }, { project }), 'ru'),
    ).toBe('В команду проекта «Карта паводков» вас пока не взяли')
  })

  it.each(languages)('of every kind is a whole sentence in %s and leads somewhere', language => {
    for (const [kind, params] of Object.entries(every) as [NotificationKind, never][]) {
      for (const people of [1, 3]) {
        const sentence = sentenceIn(notificationOf(kind, params, { people }), language)
        expect(sentence, kind).not.toMatch(/\{|\}|undefined|null|^\w+(\.\w+)*$/)
      }
      expect(placeOf(notificationOf(kind, params), { username: 'me' })).toMatch(/^\/app\//)
    }
  })
})
