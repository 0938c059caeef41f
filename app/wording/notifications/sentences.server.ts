import type { AchievementRule } from '#app/domain/achievements/achievements.ts'
import type { StepKind } from '#app/domain/analytics/talk-reasons.ts'
import type { ShownNotification } from '#app/domain/notifications/list-notifications.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { plainDateText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { achievementTexts } from '../careers/achievement-texts.server.ts'
import { stepText } from '../schools/talk-texts.server.ts'

type TextReader = Reader<'notificationTexts'>

/** Words a notification as one sentence. A name is always its subject, so it needs no case ending in any language. */
export function sentenceOf(notification: ShownNotification, reader: TextReader): string {
  const { t, language } = reader
  const textOf = (content: unknown) => inLanguage(content, language).text
  const organization = notification.organization === null ? t('organization.gone') : textOf(notification.organization)
  const project = notification.project?.name ?? t('project.gone')
  switch (notification.kind) {
    case 'comment':
      if (!notification.project?.thread)
        return t(notification.people > 1 ? 'comment.several' : 'comment', { who: whoText(notification, reader) })
      return t(notification.people > 1 ? 'comment.project.several' : 'comment.project', {
        who: whoText(notification, reader),
        project,
      })
    case 'projectAsked':
    case 'projectFollow':
      return t(notification.people > 1 ? `${notification.kind}.several` : notification.kind, {
        who: whoText(notification, reader),
        project,
      })
    case 'projectAnswered':
      return t(notification.params.accepted ? 'projectAnswered.yes' : 'projectAnswered.no', { project })
    case 'projectTeam':
      return t(`projectTeam.${notification.params.change}`, { who: whoText(notification, reader), project })
    case 'postLike':
    case 'commentLike':
    case 'storyLike':
    case 'reply':
    case 'follow':
      return t(notification.people > 1 ? `${notification.kind}.several` : notification.kind, {
        who: whoText(notification, reader),
      })
    case 'mention':
      if (notification.project?.thread) return t('mention.project', { who: whoText(notification, reader), project })
      return t(notification.params.commentId === null ? 'mention.post' : 'mention.comment', {
        who: whoText(notification, reader),
      })
    case 'news':
      return t('news', { organization, who: whoText(notification, reader) })
    case 'reminder':
      return t('reminder', {
        organization,
        step: stepText({ kind: notification.params.step as StepKind }, reader.in('talkReasons')),
      })
    case 'achievement':
      return t('achievement', {
        name: achievementTexts(notification.params.rule as AchievementRule, reader.in('roadmap')).name,
      })
    case 'analysisReady':
    case 'admissionReady':
    case 'planReady':
      return t(notification.kind)
    case 'week':
      return t('week', { count: notification.params.tasks, date: plainDateText(notification.params.monday, language) })
    case 'deadline':
      return deadlineText(notification, reader)
    case 'moderated': {
      const { decision, sanction } = notification.params
      const what = t(`moderated.${decision}`)
      return sanction === null ? what : t('sanctioned', { what, sanction: t(`sanction.${sanction}`) })
    }
    case 'appealAnswered':
      return t(`appealAnswered.${notification.params.answer}`)
    case 'reportAnswered':
      return t(`reportAnswered.${notification.params.decision}`)
    case 'published':
      return t(`published.${notification.params.kind}`)
  }
}

/** Names the latest person and counts the others: `Aigerim and 4 others`. */
function whoText({ by, people }: ShownNotification, { t }: TextReader): string {
  const name = by?.name ?? t('gone')
  return people > 1 ? t('others', { name, count: people - 1 }) : name
}

function deadlineText(
  { params, institution }: Extract<ShownNotification, { kind: 'deadline' }>,
  { t, language }: TextReader,
): string {
  const textOf = (content: unknown) => inLanguage(content, language).text
  const date = plainDateText(params.day, language)
  const name = institution ? textOf(institution.name) : t('institution.gone')
  const texts = institution?.deadlines.map(textOf) ?? []
  return texts.length === 0
    ? t('deadline.changed', { institution: name, date })
    : t('deadline', { institution: name, text: texts.join('; '), date })
}
