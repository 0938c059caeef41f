import { subjects } from '#app/domain/accounts/answers.ts'
import { type Cursor, cursorText, readCursor } from '#app/domain/text/cursor.ts'
import { isSearchable, searchTokens } from '#app/domain/text/search.ts'
import { type ProjectStatus, projectStatuses } from './status.ts'

/** Lists of projects, in the order of the tabs. */
export const projectLists = ['fits', 'popular', 'recruiting', 'all', 'mine'] as const
export type ProjectListName = (typeof projectLists)[number]

/** Filter of a project list. */
export type ProjectFilter = {
  /** All words must match. */
  words?: readonly string[]
  status?: ProjectStatus
  /** As stored: a key of the vocabulary or folded words. */
  skill?: string
  /** One of the 33 subjects. */
  interest?: string
  cityId?: string
  /** Only projects of the viewer's organisations. */
  ownSchool?: boolean
}

export type ProjectQuery = {
  list: ProjectListName
  filter: ProjectFilter
  /** The text of the fields, to show it again. */
  typed: { q: string; skill: string }
  /** The search text is too short to search for. */
  short: boolean
  before: Cursor | null
}

const LONGEST = 100

/** Valid values that depend on stored data. */
type Offered = {
  cityIds: readonly string[]
  /** Converts a typed skill to its stored form. */
  skillOf: (typed: string) => string
}

/** Parses the query of a URL. Unknown values are ignored. */
export function readProjectQuery(asked: URLSearchParams, { cityIds, skillOf }: Offered): ProjectQuery {
  const typed = { q: lineOf(asked, 'q'), skill: lineOf(asked, 'skill') }
  const list = oneOf(projectLists, asked.get('list')) ?? 'fits'
  return {
    list,
    filter: {
      words: isSearchable(typed.q) ? searchTokens(typed.q) : [],
      status: list === 'recruiting' ? 'RECRUITING' : oneOf(projectStatuses, asked.get('status')),
      skill: typed.skill === '' ? undefined : skillOf(typed.skill),
      interest: oneOf(subjects, asked.get('interest')),
      cityId: oneOf(cityIds, asked.get('city')),
      ownSchool: asked.get('school') === 'own',
    },
    typed,
    short: typed.q !== '' && !isSearchable(typed.q),
    before: readCursor(asked.get('before')),
  }
}

/** Returns the query parameters for the same filter in another list or on another page. */
export function writeProjectQuery(
  { filter, typed }: Pick<ProjectQuery, 'filter' | 'typed'>,
  list: ProjectListName,
  before: Cursor | null = null,
) {
  return {
    list: list === 'fits' ? null : list,
    q: typed.q,
    status: list === 'recruiting' ? null : filter.status,
    skill: typed.skill,
    interest: filter.interest,
    city: filter.cityId,
    school: filter.ownSchool ? 'own' : null,
    before: before && cursorText(before),
  }
}

/** Checks whether any filter is set. The status of the list `recruiting` is part of the list and does not count. */
export function isNarrowed({ list, filter, typed }: Pick<ProjectQuery, 'list' | 'filter' | 'typed'>): boolean {
  const { status, interest, cityId, ownSchool = false } = filter
  return (
    typed.q !== '' || typed.skill !== '' || ownSchool || !!interest || !!cityId || (list !== 'recruiting' && !!status)
  )
}

function lineOf(asked: URLSearchParams, name: string): string {
  return (asked.get(name) ?? '').slice(0, LONGEST).replace(/\p{C}/gu, ' ').trim()
}

function oneOf<T extends string>(known: readonly T[], value: string | null): T | undefined {
  return known.find(each => each === value)
}
