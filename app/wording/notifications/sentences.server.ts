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
export function sentenceOf(told: ShownNotification, reader: TextReader): string {
  const { t, language } = reader
  const say = (content: unknown) => inLanguage(content, language).text
  const organization = told.organization === null ? t('organization.gone') : say(told.organization)
  const project = told.project?.name ?? t('project.gone')
  switch (told.kind) {
    case 'comment':
      if (!told.project?.thread)
        return t(told.people > 1 ? 'comment.several' : 'comment', { who: whoText(told, reader) })
      return t(told.people > 1 ? 'comment.project.several' : 'comment.project', { who: whoText(told, reader), project })
    case 'projectAsked':
    case 'projectFollow':
      return t(told.people > 1 ? `${told.kind}.several` : told.kind, { who: whoText(told, reader), project })
    case 'projectAnswered':
      return t(told.params.accepted ? 'projectAnswered.yes' : 'projectAnswered.no', { project })
    case 'projectTeam':
      return t(`projectTeam.${told.params.change}`, { who: whoText(told, reader), project })
    case 'postLike':
    case 'commentLike':
    case 'storyLike':
    case 'reply':
    case 'follow':
      return t(told.people > 1 ? `${told.kind}.several` : told.kind, { who: whoText(told, reader) })
    case 'mention':
      if (told.project?.thread) return t('mention.project', { who: whoText(told, reader), project })
      return t(told.params.commentId === null ? 'mention.post' : 'mention.comment', { who: whoText(told, reader) })
    case 'news':
      return t('news', { organization, who: whoText(told, reader) })
    case 'reminder':
      return t('reminder', {
        organization,
        step: stepText({ kind: told.params.step as StepKind }, reader.in('talkReasons')),
      })
    case 'achievement':
      return t('achievement', {
        name: achievementTexts(told.params.rule as AchievementRule, reader.in('roadmap')).name,
      })
    case 'analysisReady':
    case 'admissionReady':
    case 'planReady':
      return t(told.kind)
    case 'week':
      return t('week', { count: told.params.tasks, date: plainDateText(told.params.monday, language) })
    case 'deadline':
      return deadlineText(told, reader)
    case 'moderated': {
      const { decision, sanction } = told.params
      const what = t(`moderated.${decision}`)
      return sanction === null ? what : t('sanctioned', { what, sanction: t(`sanction.${sanction}`) })
    }
    case 'appealAnswered':
      return t(`appealAnswered.${told.params.answer}`)
    case 'reportAnswered':
      return t(`reportAnswered.${told.params.decision}`)
    case 'published':
      return t(`published.${told.params.kind}`)
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
  const say = (content: unknown) => inLanguage(content, language).text
  const date = plainDateText(params.day, language)
  const name = institution ? say(institution.name) : t('institution.gone')
  const texts = institution?.deadlines.map(say) ?? []
  return texts.length === 0
    ? t('deadline.changed', { institution: name, date })
    : t('deadline', { institution: name, text: texts.join('; '), date })
}
