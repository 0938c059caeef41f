import type { Mute } from '#app/domain/safety/mutes.server.ts'
import { momentText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { reasonText } from '../moderation/case-name.server.ts'

export type MuteTexts = ReturnType<typeof muteTexts>

/** Returns the texts shown to a muted person in place of a form: until when, why, and a link to the decision. */
export function muteTexts({ until, reason, caseId }: Mute, reader: Reader<'postQuestion'>) {
  const { t, language } = reader
  const why = reasonText(reason, reader.in('report'))
  return {
    title: t('mute'),
    text: `${t('mute.until', { date: momentText(until.toISOString(), language) })}${why ? ` ${t('mute.why', { reason: why })}` : ''}`,
    to: caseId && communityPathOf('safetyCase', { caseId }),
    go: t('mute.go'),
    back: t('mute.back'),
  }
}
