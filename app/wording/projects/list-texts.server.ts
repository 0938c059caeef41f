import { subjects } from '#app/domain/accounts/answers.ts'
import { skills } from '#app/domain/materials/vocabulary.ts'
import type { Browsed } from '#app/domain/projects/browse.server.ts'
import { isNarrowed, projectLists, type ProjectListName, writeProjectQuery } from '#app/domain/projects/list-query.ts'
import { isKnownSkill } from '#app/domain/projects/skills.ts'
import { projectStatuses } from '#app/domain/projects/status.ts'
import { compareIn } from '#app/i18n/formatters.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { pathOf } from '#app/paths.ts'
import { draftTexts } from './draft-texts.server.ts'
import { projectCards } from './project-cards.server.ts'

type For = { reader: Reader<'projects'>; lite: boolean; hasOrganization: boolean; now?: Date }

/** Returns the texts of a list of projects for its page: cards, sort order, filters and drafts. */
export function projectListTexts(browsed: Browsed, { reader, lite, hasOrganization, now = new Date() }: For) {
  const { query, projects, next, person, newest, own, drafts } = browsed
  const { t } = reader
  const { list, filter, typed } = query
  const at = (wanted: ProjectListName, before = next) =>
    pathOf('projects', null, writeProjectQuery(query, wanted, before))
  const narrowed = list !== 'mine' && isNarrowed(query)
  const of = { reader, lite }
  const draft = own.last && draftTexts(own.last, reader, now)
  return {
    list,
    tabs: projectLists.map(name => ({
      // Filters are kept between the lists, except for one's own projects, which are few and shown in full.
      to: name === 'mine' ? pathOf('projects', null, { list: name }) : at(name, null),
      label: t(`tab.${name}`),
      count: name === 'mine' && own.open + own.drafts > 0 ? own.open + own.drafts : undefined,
      current: name === list,
    })),
    narrowed,
    short: query.short,
    /** Whether any filter besides the search term is set. */
    refined: isNarrowed({ ...query, typed: { ...typed, q: '' } }),
    fields: list === 'mine' ? null : fieldsOf(browsed, hasOrganization, reader),
    order: projects.length === 0 ? null : orderText(list, projects.length, reader),
    projects: projectCards(projects, { ...of, person: person ?? undefined }),
    newest: projectCards(newest, of),
    known: person !== null,
    next: next && at(list),
    first: query.before && at(list, null),
    later: query.before !== null,
    clear: narrowed ? pathOf('projects', null, { list: list === 'fits' ? null : list }) : null,
    /** The same search in all projects. */
    everywhere: narrowed && list !== 'all' ? at('all', null) : null,
    drafts: drafts.map(each => draftTexts(each, reader, now)),
    draft: list === 'mine' ? null : draft,
    moreDrafts: own.drafts > 1 ? t('draft.all', { count: own.drafts }) : null,
    filter: {
      q: typed.q,
      status: filter.status,
      interest: filter.interest,
      city: filter.cityId,
      own: filter.ownSchool,
    },
  }
}

function orderText(list: ProjectListName, count: number, { t }: Reader<'projects'>) {
  if (list === 'fits') return t('order.fits', { count })
  return t(list === 'popular' || list === 'mine' ? `order.${list}` : 'order.new')
}

function fieldsOf({ query, cities }: Browsed, hasOrganization: boolean, reader: Reader<'projects'>) {
  const { list, typed, filter } = query
  const words = { skills: reader.in('skills'), subjects: reader.in('subjects') }
  const compare = compareIn(reader.language)
  return {
    // The list of recruiting projects has no choice of status; the list of fitting ones only the open statuses.
    statuses:
      list === 'recruiting'
        ? null
        : projectStatuses
            .filter(status => list !== 'fits' || status === 'RECRUITING' || status === 'ACTIVE')
            .map(value => ({ value, label: reader.t(`status.${value}`) })),
    skill: filter.skill && isKnownSkill(filter.skill) ? words.skills.t(filter.skill) : typed.skill,
    skills: skills.map(skill => words.skills.t(skill)),
    interests: subjects
      .map(value => ({ value, label: words.subjects.t(value) }))
      .toSorted((one, other) => compare(one.label, other.label)),
    cities: cities.map(({ id, name }) => ({ value: id, label: name })),
    ownSchool: hasOrganization,
  }
}
