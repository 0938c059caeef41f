import { isMinor } from '#app/domain/accounts/age.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { DecisionOn } from '#app/domain/moderation/own-cases.server.ts'
import { MOST } from '#app/domain/projects/limits.ts'
import { type LinkSite, linkName } from '#app/domain/projects/links.ts'
import type { ProjectPage } from '#app/domain/projects/project-page.server.ts'
import { isKnownSkill } from '#app/domain/projects/skills.ts'
import { isRecruiting } from '#app/domain/projects/status.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { dateText } from '#app/i18n/format.server.ts'
import type { Key } from '#app/i18n/catalogue.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { pathOf } from '#app/paths.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { partTexts, personTexts } from '../feed/post-cards.server.ts'
import { decisionLink } from '../moderation/decision-link.ts'

type For = { viewer: Viewer; reader: Reader<'project'>; lite: boolean; decision: DecisionOn | null }

export function projectTexts(found: ProjectPage, of: For) {
  const { reader, lite } = of
  const { t } = reader
  const { id, name, role, state, requests } = found
  const lead = `${found.firstName} ${found.lastName}`.trim()
  const file = (fileId: string | null, variant: 'main' | 'small') =>
    fileId && !lite ? pathOf('file', { fileId, variant }) : null
  return {
    ...{
      id,
      name,
      role,
      description: found.description,
      story: partTexts(found.story, reader.in('postTexts')),
      pinned: found.pinned,
    },
    banner: { main: file(found.bannerId, 'main'), small: file(found.bannerId, 'small') },
    logo: file(found.logoId, 'small'),
    state: stateText(state, of),
    decision: of.decision && decisionLink(of.decision, t('decision')),
    status: statusText(found, reader),
    facts: factsText(found, reader),
    lead: { username: found.username, name: lead },
    may: mayDo(found),
    asked: found.asked ? t('asked', { name: lead }) : null,
    followed: found.followed,
    requests: found.offered
      ? t('offer.title', { name: lead })
      : role === 'LEAD' && requests > 0
        ? t('requests', { count: requests })
        : null,
    goals: goalTexts(found, reader),
    images: imageTexts(found, of),
    links: found.links.map(({ site, url }) => ({ url, name: linkName(site, url), site: siteName(site, reader) })),
    linksKept: found.linksKept ? t('links.kept') : null,
    skills: found.skills.map(({ skill, name }) =>
      isKnownSkill(skill) ? reader.in('skills').t(skill) : (name ?? skill),
    ),
    interests: found.interests.map(subject => reader.in('subjects').t(subject as Key<'subjects'>)),
    team: found.team.map(member => ({
      ...personTexts(member, lite),
      says: [t(`role.${member.role}`), ...(member.duty ? [member.duty] : [])].join(', '),
    })),
    sees: t(`sees.${found.audience}`),
  }
}

function stateText(state: string, { decision, reader: { t } }: For) {
  if (state === 'HIDDEN') return t(decision ? 'state.DECIDED' : 'state.HIDDEN')
  return state === 'WAITING' || state === 'REMOVED' ? t(`state.${state}`) : null
}

function mayDo({ role, state, status, asked, memberCount }: ProjectPage) {
  const open = state === 'SHOWN'
  return {
    write: role !== null && open,
    edit: role === 'LEAD' && state !== 'REMOVED',
    join: role === null && open && !asked && isRecruiting(status) && memberCount < MOST.members,
    follow: role === null && open,
    tick: role !== null && open,
    ask: open,
  }
}

/** Describes the status of a project and whom it is looking for. */
function statusText({ status, seeks }: ProjectPage, reader: Reader<'project'>) {
  const words = reader.in('projects').t(`status.${status}`)
  const shape = ({ RECRUITING: 'half', ACTIVE: 'half', COMPLETED: 'full', ARCHIVED: 'empty' } as const)[status]
  return { text: seeks && isRecruiting(status) ? `${words}: ${seeks}` : words, shape }
}

/** Returns the city, the publication date and the number of followers. */
function factsText({ city, publishedAt, followerCount }: ProjectPage, reader: Reader<'project'>) {
  const { t, language } = reader
  const date = dateText(publishedAt?.toISOString() ?? null, language)
  return [
    ...(city ? [inLanguage(city, language).text] : []),
    ...(date ? [t('opened', { date })] : []),
    ...(followerCount > 0 ? [reader.in('projects').t('followers', { count: followerCount })] : []),
  ].join(', ')
}

function goalTexts({ goals }: ProjectPage, { t, language }: Reader<'project'>) {
  const done = goals.filter(({ doneAt }) => doneAt !== null).length
  return {
    ...{ done, count: goals.length },
    of: t('goals.of', { done, count: goals.length }),
    label: t('goals.label', { done, count: goals.length }),
    items: goals.map(({ id, text, doneAt, by }) => ({
      ...{ id, text, done: doneAt !== null },
      note: doneAt === null ? null : [dateText(doneAt.toISOString(), language), ...(by ? [by] : [])].join(', '),
    })),
  }
}

function imageTexts({ id: projectId, images }: ProjectPage, { reader: { t }, lite }: For) {
  return images.map(({ fileId, width, height, description }) => ({
    ...{ id: fileId, width, height, description },
    src: lite ? null : pathOf('file', { fileId, variant: 'small' }),
    to: projectPathOf('projectImage', { projectId, fileId }),
    label: t('image.larger', { description: description ?? t('image.unnamed') }),
  }))
}

function siteName(site: LinkSite, { t }: Reader<'project'>) {
  return { website: t('link.website'), github: 'GitHub', linkedin: 'LinkedIn', x: 'X', telegram: 'Telegram' }[site]
}

/** Returns the rule for teams across organisations, for a minor who is about to ask to join; otherwise `null`. */
export function schoolsRule({ dateOfBirth }: Viewer, { t }: Reader<'project'>, now = new Date()) {
  return isMinor(dateOfBirth, now) ? { title: t('join.schools'), text: t('join.schoolsText') } : null
}
