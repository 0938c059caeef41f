import { db } from '#app/database/client.server.ts'
import { composePortfolio } from '#app/domain/portfolio/portfolio.server.ts'
import { isKnownSkill } from '#app/domain/projects/skills.ts'
import type { Language } from '#app/i18n/config.ts'
import { getFixedT } from '#app/i18n/i18next.server.ts'

/** Projects a person leads, belongs to, has asked to join and follows, and the content of their portfolio. Names no
 *  other people. */
export async function gatherProjects(userId: string, language: Language) {
  const [projects, teams, joinRequests, projectFollows, portfolio, portfolioLinks] = await Promise.all([
    gatherLed(userId, language),
    gatherTeams(userId),
    gatherRequests(userId),
    gatherFollows(userId),
    gatherPortfolio(userId, language),
    gatherLinks(userId),
  ])
  return { projects, teams, joinRequests, projectFollows, portfolio, portfolioLinks }
}

async function gatherLed(ownerId: string, language: Language) {
  const projects = await db.project.findMany({
    where: { ownerId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: {
      ...{ name: true, description: true, story: true, seeks: true, status: true, state: true, audience: true },
      ...{ website: true, github: true, linkedin: true, x: true, telegram: true },
      ...{ followerCount: true, memberCount: true, createdAt: true, publishedAt: true, editedAt: true },
      banner: { select: { name: true } },
      logo: { select: { name: true } },
      objectives: { orderBy: { order: 'asc' }, select: { text: true, doneAt: true } },
      skills: { orderBy: { order: 'asc' }, select: { skill: true, name: true } },
      interests: { orderBy: { subject: 'asc' }, select: { subject: true } },
      images: { orderBy: { order: 'asc' }, select: { description: true, file: { select: { name: true } } } },
    },
  })
  const skillName = getFixedT(language, 'skills')
  return projects.map(({ status, state, banner, logo, objectives, skills, images, ...project }) => ({
    ...project,
    projectStatus: status,
    shownAs: state,
    banner: banner?.name ?? null,
    logo: logo?.name ?? null,
    objectives,
    skills: skills.map(({ skill, name }) => ({ skill: isKnownSkill(skill) ? skillName(skill) : (name ?? skill) })),
    pictures: images.map(({ description, file }) => ({ file: file.name, description })),
  }))
}

async function gatherTeams(userId: string) {
  const teams = await db.projectMember.findMany({
    where: { userId },
    orderBy: [{ joinedAt: 'asc' }, { projectId: 'asc' }],
    select: {
      role: true,
      duty: true,
      joinedAt: true,
      pinnedAt: true,
      project: { select: { name: true, state: true } },
    },
  })
  return teams.map(({ role, project, ...rest }) => ({ project: ofTeam(project, role), teamRole: role, ...rest }))
}

async function gatherRequests(userId: string) {
  const requests = await db.projectRequest.findMany({
    where: { userId, kind: 'JOIN' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: {
      ...{ words: true, state: true, createdAt: true, answeredAt: true },
      project: { select: { name: true, state: true } },
    },
  })
  return requests.map(({ state, project, ...rest }) => ({ project: nameOf(project), ...rest, requestState: state }))
}

/** Members see the name of their project until its lead deletes it. */
const ofTeam = ({ name, state }: { name: string; state: string }, role: string) =>
  role === 'LEAD' || state !== 'DELETED' ? name : null

/** A project of others that is not open any more has no name here. */
const nameOf = ({ name, state }: { name: string; state: string }) => (state === 'SHOWN' ? name : null)

async function gatherFollows(userId: string) {
  const follows = await db.projectFollow.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'asc' }, { projectId: 'asc' }],
    select: { createdAt: true, project: { select: { name: true, state: true } } },
  })
  return follows.map(({ createdAt, project }) => ({ project: nameOf(project), createdAt }))
}

/** The selected content by name. At most one entry. */
async function gatherPortfolio(userId: string, language: Language) {
  const kept = await db.portfolio.findUnique({ where: { userId }, select: { updatedAt: true, about: true } })
  const composed = kept && (await composePortfolio(userId, language, { forOthers: false }))
  if (!kept || !composed) return []
  const { situation, school, city, goal, languages, projects, certificates, scales, achievements } = composed
  return [
    {
      ...kept,
      ...{ status: situation?.status ?? null, organization: school, city, profession: goal },
      languages,
      shownProjects: projects.map(({ name }) => ({ project: name })),
      shownCertificates: certificates.map(({ name }) => ({ name })),
      scores: scales.map(({ test, name, score, low, high }) => ({ test, scale: name, score, low, high })),
      shownAchievements: achievements.map(({ rule }) => ({ rule })),
    },
  ]
}

async function gatherLinks(userId: string) {
  return db.portfolioShare.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { createdAt: true, expiresAt: true, revokedAt: true },
  })
}
