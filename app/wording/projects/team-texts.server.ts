import type { FoundTeam } from '#app/domain/projects/project-page.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { momentTexts, personTexts } from '../feed/post-cards.server.ts'

type For = { viewer: { id: string }; reader: Reader<'project'>; lite: boolean; now?: Date }

/** The people of a team and those who ask to join it, in words. */
export function teamTexts({ members, requests, leads }: FoundTeam, { viewer, reader, lite, now = new Date() }: For) {
  const { t } = reader
  return {
    leads,
    members: members.map(member => ({
      ...personTexts(member, lite),
      own: member.userId === viewer.id,
      lead: member.role === 'LEAD',
      says: [t(`role.${member.role}`), ...(member.duty ? [member.duty] : [])].join(', '),
    })),
    requests: requests.map(({ id, words, createdAt, user: { username, profile } }) => ({
      ...{ id, words, ...momentTexts(createdAt, reader.in('postTexts'), now) },
      ...personTexts({ username, firstName: '', lastName: '', avatarId: null, ...profile }, lite),
    })),
  }
}
