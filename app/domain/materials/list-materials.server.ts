import { db } from '#app/database/client.server.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import { foldForSearch, searchWords } from '#app/domain/text/search.ts'
import type { Language } from '#app/i18n/config.ts'
import { compareIn } from '#app/i18n/formatters.ts'
import { type LinkResult, linkResults } from '#app/outside/links/check-link.server.ts'
import type { MaterialKind, Skill } from './vocabulary.ts'

const PAGE = 20
const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** Results of a link check; NONE for addresses that are not checked yet. */
export const linkStates = [...linkResults, 'NONE'] as const
export type LinkState = (typeof linkStates)[number]

export type MaterialQuery = {
  /** Words of the title, the author, the address or the id. */
  q: string
  skill: Skill | null
  language: Language | null
  kind: MaterialKind | null
  state: 'used' | 'retired' | null
  /** Neither a person nor the link check has seen it open for a year. */
  unseen: boolean
  link: LinkState | null
  /** Id of the last material of the previous page. */
  after: string | null
}

/** All materials by title: some hundreds, so they are cached. */
const readMaterials = cached(async (language: Language) => {
  const rows = await db.material.findMany({
    include: { skills: { orderBy: { order: 'asc' }, select: { skill: true } } },
  })
  const compare = compareIn(language)
  return rows
    .toSorted((one, other) => compare(one.title, other.title) || (one.id < other.id ? -1 : 1))
    .map(({ id, title, author, url, kind, language: taughtIn, seen, retiredAt, skills }) => ({
      ...{ id, title, author, url, seen, retiredAt, kind: kind as MaterialKind, language: taughtIn as Language },
      skills: skills.map(({ skill }) => skill as Skill),
      searched: foldForSearch([title, author, url, id].join(' | ')),
    }))
})

type Listed = Awaited<ReturnType<typeof readMaterials>>[number]
type Check = { materialId: string; url: string; result: string; status: number | null; checkedAt: Date }
export type FoundLink = { result: LinkState; status: number | null; checkedAt: Date | null }

/** Lists a page of materials with their link checks. Null when the cursor is unknown. */
export async function listMaterials(query: MaterialQuery, language: Language, now = new Date()) {
  const all = (await readMaterials(language)).filter(material => isAsked(material, query))
  const needsChecks = query.unseen || query.link !== null
  const known = needsChecks ? await readChecks() : null
  const asked = known
    ? all.filter(
        material =>
          (!query.unseen || isUnseen(material, linkOf(material, known), now)) &&
          (query.link === null || linkOf(material, known).result === query.link),
      )
    : all
  const from = query.after === null ? 0 : asked.findIndex(({ id }) => id === query.after) + 1
  if (query.after !== null && from === 0) return null
  const shown = asked.slice(from, from + PAGE)
  const checks = known ?? (await readChecks(shown.map(({ id }) => id)))
  return {
    total: asked.length,
    next: asked.length > from + PAGE ? shown.at(-1)!.id : null,
    materials: shown.map(material => ({ ...material, link: linkOf(material, checks) })),
  }
}

function isAsked(material: Listed, { q, skill, language, kind, state }: MaterialQuery) {
  return (
    (!skill || material.skills.includes(skill)) &&
    (!language || material.language === language) &&
    (!kind || material.kind === kind) &&
    (!state || (material.retiredAt !== null) === (state === 'retired')) &&
    searchWords(q).every(word => material.searched.includes(word))
  )
}

async function readChecks(ids?: string[]) {
  const rows = await db.linkCheck.findMany({ where: ids ? { materialId: { in: ids } } : {} })
  return new Map(rows.map(row => [row.materialId, row]))
}

function linkOf({ id, url }: Listed, checks: ReadonlyMap<string, Check>): FoundLink {
  return foundLink(url, checks.get(id) ?? null)
}

/** Returns the result of a link check. A check of an earlier address does not count. */
export function foundLink(url: string, check: Omit<Check, 'materialId'> | null): FoundLink {
  if (check?.url !== url) return { result: 'NONE', status: null, checkedAt: null }
  return { result: check.result as LinkResult, status: check.status, checkedAt: check.checkedAt }
}

/** Checks whether neither a person nor the link check has seen an address open within a year. */
function isUnseen({ seen }: Pick<Listed, 'seen'>, { result, checkedAt }: FoundLink, now: Date): boolean {
  const yearAgo = new Date(now.getTime() - YEAR_MS)
  if (seen !== null && seen >= yearAgo.toISOString().slice(0, 7)) return false
  return !((result === 'OK' || result === 'MOVED') && checkedAt !== null && checkedAt >= yearAgo)
}
