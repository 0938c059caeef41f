import { db, inTurn } from '#app/database/client.server.ts'
import { listAchievements } from '#app/domain/achievements/achievements.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { listCertificates } from '#app/domain/certificates/certificates.server.ts'
import { openCase } from '#app/domain/safety/cases.server.ts'
import { checkContent } from '#app/domain/safety/content-check.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { findHead, listPortfolioProjects, listPortfolioScales } from './belongings.server.ts'
import type { PortfolioForm } from './portfolio.schema.ts'
import { chosenOf, portfolioLists, type PortfolioList, readShown, type Shown } from './shown.ts'

type Kept = { version: number; savedAt: Date | null; about: string | null; shown: Shown }

/** Reads what a person chose to show; `version` is 0 before the first choice. */
export async function findPortfolio(userId: string): Promise<Kept> {
  const kept = await db.portfolio.findUnique({
    where: { userId },
    select: { about: true, shown: true, version: true, updatedAt: true },
  })
  const { version = 0, updatedAt: savedAt = null } = kept ?? {}
  return { version, savedAt, about: kept?.about ?? null, shown: readShown(kept?.shown) }
}

/** Lists everything a person's portfolio can show. For others, certificates hidden by a moderator are left out. An
 *  achievement received several times appears once. */
export async function listBelongings(userId: string, language: Language, { forOthers = false } = {}) {
  const [projects, certificates, scales, received] = await Promise.all([
    listPortfolioProjects(userId),
    listCertificates(userId, { forOthers }),
    listPortfolioScales(userId, language),
    listAchievements(userId),
  ])
  const byRule = new Map(received.toReversed().map(({ rule, receivedAt }) => [rule, { id: rule, rule, receivedAt }]))
  const achievements = [...byRule.values()].toSorted(
    (one, other) => other.receivedAt.getTime() - one.receivedAt.getTime(),
  )
  return { projects, certificates, scales, achievements }
}
export type Belongings = Awaited<ReturnType<typeof listBelongings>>

/** Composes a portfolio: the chosen facts of the head and the chosen items of each list, in their order. It contains
 *  nothing that was not chosen. Null when there is no such person. */
export async function composePortfolio(userId: string, language: Language, { forOthers }: { forOthers: boolean }) {
  const [head, { about, shown }, has] = await Promise.all([
    findHead(userId, language),
    findPortfolio(userId),
    listBelongings(userId, language, { forOthers }),
  ])
  if (!head) return null
  const { firstName, lastName, hidden, status, year, organization, city, goal, languages } = head
  const shows = (fact: Shown['facts'][number]) => shown.facts.includes(fact)
  const kept = hidden && forOthers
  return {
    name: `${firstName} ${lastName}`.trim(),
    situation: shows('status') && status ? { status, year } : null,
    school: shows('school') && !kept ? organization : null,
    city: shows('city') ? city : null,
    goal: shows('goal') ? goal : null,
    languages: shows('languages') ? languages : [],
    about: kept ? null : about,
    projects: chosenOf(has.projects, shown.projects),
    certificates: chosenOf(has.certificates, shown.certificates),
    scales: chosenOf(has.scales, shown.scales),
    achievements: chosenOf(has.achievements, shown.achievements),
  }
}
export type ComposedPortfolio = NonNullable<Awaited<ReturnType<typeof composePortfolio>>>

type Refusal = { about: 'personal' | 'rude' | 'muted' } | Partial<Record<PortfolioList, 'gone'>>

/** Saves the viewer's choice; ids of other people's things are ignored. The text about themselves is reviewed like a
 *  post: rude words, and a minor's personal data, are refused. `version` is the one the choice was made from:
 *  `'conflict'` when another was saved meanwhile. `'help'` when it is saved and speaks of self-harm: then a case of the
 *  profile is opened. */
export async function savePortfolio(
  viewer: Viewer,
  { about, facts, ...chosen }: Omit<PortfolioForm, 'move'>,
  { version, language }: { version: number; language: Language },
  now = new Date(),
): Promise<'saved' | 'help' | 'conflict' | Refusal> {
  const words = about || null
  const has = await listBelongings(viewer.id, language)
  const gone = portfolioLists.filter(list => chosen[list].some(id => !has[list].some(one => one.id === id)))
  if (gone.length > 0) return Object.fromEntries(gone.map(list => [list, 'gone' as const]))
  const look = words === null ? null : await checkContent(viewer, { text: words, looks: [], hasLinks: false }, now)
  if (look?.mutedUntil) return { about: 'muted' }
  if (look && (look.rude.length > 0 || look.wait !== null)) return { about: 'rude' }
  if (look && look.personal.length > 0) return { about: 'personal' }

  const lists = Object.fromEntries(portfolioLists.map(list => [list, [...new Set(chosen[list])]]))
  const kept = { about: words, shown: { facts, ...lists }, updatedAt: now }
  const where = { userId: viewer.id }
  return inTurn(async tx => {
    const held = await tx.portfolio.findUnique({ where, select: { version: true } })
    if ((held?.version ?? 0) !== version) return 'conflict'
    const update = { ...kept, version: { increment: 1 } }
    await tx.portfolio.upsert({ where, create: { ...where, ...kept }, update })
    if (!look?.selfHarm) return 'saved'
    const thing = { kind: 'PROFILE', id: viewer.id, ownerId: viewer.id, text: words ?? '' } as const
    await openCase(tx, thing, { cause: 'SELF_HARM', gravity: 2, hidden: false }, now)
    return 'help'
  })
}
