import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import type { Cursor } from '#app/domain/text/cursor.ts'
import { listCities } from '#app/domain/locations/cities.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { listDrafts } from './drafts.server.ts'
import { isNarrowed, type ProjectQuery, readProjectQuery } from './list-query.ts'
import {
  type ListedProject,
  listOwnProjects,
  listPopular,
  listProjects,
  listRecommended,
} from './list-projects.server.ts'
import { findOwn } from './own-projects.server.ts'
import { type FactsOfPerson, findPersonFacts, isKnownPerson } from './person-facts.server.ts'
import { skillNamed } from './skill-names.server.ts'

/** Cached list of the cities to choose from. */
const readCities = cached((language: Language) => listCities(language))

type Found = {
  projects: ListedProject[]
  next: Cursor | null
  /** Facts the projects were matched with; null when the list does not match or nothing is known of the person. */
  person: FactsOfPerson | null
  /** Newest projects, shown when none fit. */
  newest: ListedProject[]
}

const nothing: Found = { projects: [], next: null, person: null, newest: [] }

/** Parses the query of the project list and loads the page for this viewer. */
export async function browseProjects(viewer: Viewer, asked: URLSearchParams, language: Language) {
  const cities = await readCities(language)
  const query = readProjectQuery(asked, {
    cityIds: cities.map(({ id }) => id),
    skillOf: typed => skillNamed(typed).skill,
  })
  const [found, own, drafts] = await Promise.all([
    query.short ? nothing : findList(viewer, query, language),
    findOwn(viewer),
    query.list === 'mine' ? listDrafts(viewer) : [],
  ])
  return { query, cities, ...found, own, drafts }
}
export type Browsed = Awaited<ReturnType<typeof browseProjects>>

async function findList(viewer: Viewer, query: ProjectQuery, language: Language): Promise<Found> {
  const { list, filter, before } = query
  if (list === 'fits') return findFitting(viewer, query, language)
  if (list === 'popular') return { ...nothing, projects: await listPopular(viewer, filter) }
  if (list === 'mine') return { ...nothing, projects: await listOwnProjects(viewer) }
  return { ...nothing, ...(await listProjects(viewer, filter, before)) }
}

async function findFitting(viewer: Viewer, query: ProjectQuery, language: Language): Promise<Found> {
  const person = await findPersonFacts(viewer, language)
  const isKnown = isKnownPerson(person)
  const projects = isKnown ? await listRecommended(viewer, person, query.filter) : []
  const isEmpty = projects.length === 0 && (!isKnown || !isNarrowed(query))
  return {
    ...nothing,
    person: isKnown ? person : null,
    projects,
    newest: isEmpty ? (await listProjects(viewer, {}, null)).projects : [],
  }
}
