import { db } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import { findLastAnalysis } from '#app/domain/guidance/analyses.server.ts'
import { readFacts } from '#app/domain/guidance/facts.ts'
import { findFittingGroups } from '#app/domain/guidance/fitting-groups.server.ts'
import { browseCatalogue } from '#app/domain/institutions/catalogue.server.ts'
import { findInstitution } from '#app/domain/institutions/institutions.server.ts'
import { findTitles, searchProfessions } from '#app/domain/professions/professions.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language, Localized } from '#app/i18n/config.ts'
import { compareIn } from '#app/i18n/formatters.ts'

/** Maximum number of offers. Search finds the others. */
const OFFERED = 12

type Person = Pick<Viewer, 'id'>
export type Offer = { id: string; name: string; lang: Language | undefined }

/** Offers professions: search results, or those of the last analysis when nothing was searched; and the chosen one,
 *  when it is not among them. */
export async function offerProfessions(
  viewer: Person,
  words: string | null,
  chosen: string | null,
  language: Language,
) {
  const found = words ? (await searchProfessions(words, language)).slice(0, OFFERED) : null
  const ids = found ? found.map(({ id }) => id) : await recommendedIds(viewer)
  const titles = await findTitles(chosen ? [...ids, chosen] : ids, language)
  const offer = (id: string): Offer[] => {
    const title = titles.get(id)
    return title && !title.retired ? [{ id, name: title.title, lang: title.lang }] : []
  }
  return {
    offers: ids.flatMap(offer),
    chosen: chosen && !ids.includes(chosen) ? (offer(chosen)[0] ?? null) : null,
  }
}

async function recommendedIds(viewer: Person): Promise<string[]> {
  const analysis = await findLastAnalysis(viewer)
  return analysis ? readFacts(analysis.facts).professions.map(({ id }) => id) : []
}

/** Offers institutions: those found by words or country; without a search, the viewer's picks and the institutions that
 *  teach their recommended professions. */
export async function offerInstitutions(viewer: Viewer, asked: URLSearchParams, language: Language) {
  const search = new URLSearchParams()
  for (const name of ['q', 'country']) search.set(name, asked.get(name) ?? '')
  const wanted = [...search.values()].some(value => value.trim() !== '')
  if (!wanted) search.set('fits', 'on')
  const { query, countries, institutions, picks, total } = await browseCatalogue(viewer, search, language)
  // A plan leads to a programme, so institutions without any are left out.
  const offers = institutions
    .filter(({ programmes }) => programmes > 0)
    .map(({ id, name, lang, city }) => ({ id, name, lang, city }))
    .slice(0, OFFERED)
  return {
    searched: wanted,
    typed: query.typed.q,
    short: query.refused.q !== undefined,
    country: query.filters.country,
    countries: countries.map(({ id, name }) => ({ id, name })),
    picked: wanted ? [] : picks,
    // Without a search and without a shortlist the query would match everything, so nothing is recommended.
    offers: !wanted && !query.filters.fits ? [] : offers,
    total,
  }
}

/** Returns the programmes of an institution, marking those that lead to recommended professions; null when there is no
 *  such institution. */
export async function offerProgrammes(viewer: Person, institutionId: string, language: Language) {
  const [institution, { groups }] = await Promise.all([
    findInstitution(institutionId, language),
    findFittingGroups(viewer, language),
  ])
  if (!institution) return null
  const inOrder = compareIn(language)
  const offers = institution.programmes
    .map(({ id, name, lang, code }) => ({ id, name, lang, fits: code !== null && groups.has(code) }))
    .toSorted((one, other) => inOrder(one.name, other.name))
  return { id: institution.id, name: institution.name, short: institution.short ?? institution.name, offers }
}

/** Returns the institution of a programme, or null. */
export async function findInstitutionOf(majorId: string): Promise<string | null> {
  const major = await db.major.findUnique({ where: { id: majorId }, select: { institutionId: true } })
  return major?.institutionId ?? null
}

/** Programmes by id with the names of their institutions, including those that have left the catalogue. */
const findMajors = cached((ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db.major.findMany({
        where: { id: { in: [...ids] } },
        select: { id: true, name: true, institution: { select: { name: true, details: true } } },
      }),
)

type Aim = { professionId: string | null; majorId: string | null }

/** The target of a plan in the reader's language: the full name (`Law, KazNU`) and its parts. */
export type TargetName = { name: string; about: { profession?: string; programme?: string; institution?: string } }

/** Names targets in their order: a profession, or a programme with the short name of its institution. The name is empty
 *  for an unknown target. */
export async function nameTargets(aims: readonly Aim[], language: Language): Promise<TargetName[]> {
  const [titles, majors] = await Promise.all([
    findTitles(
      aims.flatMap(({ professionId }) => professionId ?? []),
      language,
    ),
    findMajors(aims.flatMap(({ majorId }) => majorId ?? [])),
  ])
  return aims.map(({ professionId, majorId }) => {
    const profession = titles.get(professionId ?? '')?.title
    if (profession !== undefined) return { name: profession, about: { profession } }
    const major = majors.find(({ id }) => id === majorId)
    if (!major) return { name: '', about: {} }
    const { short } = major.institution.details as { short: Localized | null }
    const programme = inLanguage(major.name, language).text
    const institution = inLanguage(short ?? major.institution.name, language).text
    return { name: `${programme}, ${institution}`, about: { programme, institution } }
  })
}
