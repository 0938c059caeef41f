import type { FoundTeam } from '#app/domain/projects/project-page.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { momentTexts, personTexts } from '../feed/post-cards.server.ts'

type For = { viewer: { id: string }; reader: Reader<'project'>; lite: boolean; now?: Date }

/** Describes the members of a team, the requests to join it and the open offer to lead it. */
export function teamTexts(
  { members, requests, offer, leads }: FoundTeam,
  { viewer, reader, lite, now = new Date() }: For,
) {
  const { t } = reader
  return {
    leads,
    members: members.map(member => ({
      ...personTexts(member, lite),
      own: member.userId === viewer.id,
      lead: member.role === 'LEAD',
      says: [t(`role.${member.role}`), ...(member.duty ? [member.duty] : [])].join(', '),
    })),
    offer: offer && offerTexts(offer, { leads, members, reader }),
    requests: requests.map(({ id, words, createdAt, user: { username, profile } }) => ({
      ...{ id, words, ...momentTexts(createdAt, reader.in('postTexts'), now) },
      ...personTexts({ username, firstName: '', lastName: '', avatarId: null, ...profile }, lite),
    })),
  }
}

type Offered = Pick<FoundTeam, 'leads' | 'members'> & { reader: Reader<'project'> }

/** Words the offer to lead a project, for the current lead and for the person it was made to. */
function offerTexts({ id, user: { profile } }: NonNullable<FoundTeam['offer']>, { leads, members, reader }: Offered) {
  const { t } = reader
  const nameOf = (person?: { firstName: string; lastName: string } | null) =>
    person ? `${person.firstName} ${person.lastName}`.trim() : ''
  const name = nameOf(leads ? profile : members.find(({ role }) => role === 'LEAD'))
  return {
    ...{ id, own: !leads },
    title: t(leads ? 'offer.waits' : 'offer.title', { name }),
    text: t(leads ? 'offer.waitsText' : 'offer.text'),
  }
}
