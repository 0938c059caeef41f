import { subjects } from '#app/domain/accounts/answers.ts'
import { cursorText, readCursor } from '#app/domain/feed/cursor.ts'
import type { Cursor } from '#app/domain/feed/list-posts.server.ts'
import { isSearchable, searchTokens } from '#app/domain/text/search.ts'
import { type ProjectStatus, projectStatuses } from './status.ts'

/** Lists of projects, in the order of the tabs. */
export const projectLists = ['fits', 'popular', 'recruiting', 'all', 'mine'] as const
export type ProjectListName = (typeof projectLists)[number]

/** What a list of projects is narrowed to. */
export type ProjectFilter = {
  /** Words that must all be found. */
  words?: readonly string[]
  status?: ProjectStatus
  /** As it is kept: a key of the vocabulary, or folded words. */
  skill?: string
  /** One of the 33. */
  interest?: string
  cityId?: string
  /** Only of one's own organisations. */
  ownSchool?: boolean
}

export type ProjectQuery = {
  list: ProjectListName
  filter: ProjectFilter
  /** What was typed into fields, as it is shown there again. */
  typed: { q: string; skill: string }
  /** A word of one letter is no word. */
  short: boolean
  before: Cursor | null
}

const LONGEST = 100

/** What there is to choose from beside the closed sets. */
type Offered = {
  cityIds: readonly string[]
  /** A skill as it is kept, from what was typed. */
  skillOf: (typed: string) => string
}

/** What an address asks of the projects. What the site does not know is read as not asked. */
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

/** The query of an address that asks for the same, of another list or further on. */
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

/** Whether anything beside the list is asked. The status of those that seek people is that list itself. */
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
