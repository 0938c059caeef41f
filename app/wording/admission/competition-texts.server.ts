import type { CompetitionFacts, GrantOutcome } from '#app/domain/admission/admission-facts.ts'
import type { SheetProgramme } from '#app/domain/admission/admission-sheet.server.ts'
import { nationwide } from '#app/domain/admission/grants-model.ts'
import { numberText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { percent } from './chance-texts.server.ts'
import { competitionName } from './calculation-texts.server.ts'

/** Describes the grant competition before any chance is shown: its cut-off in the whole country, other competitions of
 *  the university, and the university's own minimum. */
export function nationTexts(programme: SheetProgramme, year: number, reader: Reader<'chance'>): string[] {
  const { outcome, groupCode, institution } = programme
  if (outcome.way !== 'GRANT') return []
  const { t } = reader
  const [first, ...others] = outcome.competitions
  const last = first?.years[0]
  // Older analyses know the cut-off of one university only.
  if (!first || !last || last.grants === null) return []
  const country = nationwide.includes(first.section)
  if (country && first.quota !== 'GENERAL') return []
  const { asks } = outcome
  return [
    country
      ? t('nation', { group: groupCode ?? '', year: last.year, threshold: last.threshold })
      : t('nation.own', { title: capital(competitionName(first, reader)), year: last.year, threshold: last.threshold }),
    ...gapTexts(outcome, { year: last.year, grants: last.grants }, reader),
    ...placedTexts(others, reader),
    ...(asks
      ? // A minimum not above the national cut-off matters only to applicants in the rural quota.
        [t(asks.minimum > last.threshold ? 'nation.asks' : 'nation.asksRural', { name: institution.short, ...asks })]
      : []),
    ...neededTexts(outcome, year, reader),
    ...apartTexts(outcome, reader),
  ]
}

/** With fewer grants in the country than this, the cut-off is the score of one person, and next year there may be none. */
const FEW = 5

/** Checks whether every competition of the programme rests on too few grants for its figures to mean much. */
export function isThin({ competitions }: GrantOutcome): boolean {
  return competitions.length > 0 && competitions.every(({ years: [last] }) => last?.grants != null && last.grants < FEW)
}

/** Notes the gaps in the data: the newest list is missing, or there were only a few grants. */
function gapTexts(outcome: GrantOutcome, last: { year: number; grants: number }, { t }: Reader<'chance'>) {
  const { newest } = outcome
  return [
    ...(newest !== undefined && newest > last.year ? [t('nation.older', { newest, year: last.year })] : []),
    ...(isThin(outcome) ? [t('nation.few', { grants: last.grants })] : []),
  ]
}

/** Describes the grants placed with this university, by its competition with the lowest cut-off. */
function placedTexts(others: readonly CompetitionFacts[], reader: Reader<'chance'>) {
  const placed = others.flatMap(({ years: [last], ...of }) =>
    last && !nationwide.includes(of.section) ? [{ ...of, ...last }] : [],
  )
  const [lowest] = placed.toSorted((one, other) => one.threshold - other.threshold)
  if (!lowest) return []
  const { year, threshold, ...of } = lowest
  return [reader.t('nation.placed', { title: competitionName(of, reader), year, threshold })]
}

/** Describes the programmes of the group at this university that have a competition of their own. */
function apartTexts({ apart = [] }: GrantOutcome, reader: Reader<'chance'>) {
  return apart.map(({ section, chance, ...of }) => {
    const title = competitionName({ section, quota: 'GENERAL' }, reader)
    const sentence = reader.t('apart', { ...of, title })
    return chance === null ? sentence : `${sentence} ${reader.t('apart.chance', { percent: percent(chance, reader) })}`
  })
}

/** Returns which score would be enough, for a person who has not entered one. */
function neededTexts({ chance, blocked, needed }: GrantOutcome, year: number, { t }: Reader<'chance'>) {
  if (chance !== null || blocked !== null || needed.medium === null) return []
  const { medium, high } = needed
  return [high === null ? t('needed.medium', { year, medium }) : t('needed', { year, medium, high })]
}

/** Explains how much less certain the figures of a later year are. It holds for all competitions, so it is shown once.
 *  `null` within one year. */
export function aheadText(programmes: readonly SheetProgramme[], { t, language }: Reader<'chance'>): string | null {
  const of = programmes.flatMap(({ outcome, year }) =>
    outcome.way === 'GRANT'
      ? outcome.competitions.flatMap(({ years: [last] }) => (last && year ? { last, year } : []))
      : [],
  )
  const year = Math.max(...of.map(one => one.year))
  const years = year - Math.max(...of.map(({ last }) => last.year))
  return of.length > 0 && years > 1 ? t('ahead', { year, times: numberText(Math.sqrt(years), language, 1) }) : null
}

/** Returns a table of past years for each competition. */
export function pastTexts({ outcome }: SheetProgramme, reader: Reader<'chance'>) {
  if (outcome.way !== 'GRANT') return []
  const { t, language } = reader
  return outcome.competitions
    .filter(({ years }) => years.some(({ grants }) => grants !== null))
    .map(competition => ({
      key: `${competition.section}-${competition.quota}`.toLowerCase().replaceAll('_', '-'),
      here: !nationwide.includes(competition.section),
      title: capital(competitionName(competition, reader)),
      rows: competition.years.map(({ year, threshold, grants, here }) => ({
        year: String(year),
        cells: [
          String(threshold),
          grants === null ? '—' : numberText(grants, language),
          here ? t('past.here', { grants: numberText(here.grants, language), minimum: here.minimum }) : '—',
        ],
      })),
    }))
}

/** Universities of one group share the national competition. Lists those that share it, and those that also have grants
 *  of their own and so another chance. Each is said once for all programmes. */
export function alikeTexts(programmes: readonly SheetProgramme[], { t }: Reader<'chance'>): string[] {
  const ofGrants = programmes.flatMap(({ outcome, groupCode, institution }) =>
    outcome.way === 'GRANT' && groupCode
      ? [{ group: groupCode, name: institution.short, competitions: outcome.competitions }]
      : [],
  )
  const groups = [...new Set(ofGrants.map(({ group }) => group))]
  return groups.flatMap(group => {
    const fellows = ofGrants.filter(one => one.group === group)
    const namesOf = (all: typeof fellows) => [...new Set(all.map(({ name }) => name))]
    const isShared = ({ competitions }: (typeof fellows)[number]) =>
      competitions.every(({ section }) => nationwide.includes(section))
    const shared = namesOf(fellows.filter(isShared))
    const own = namesOf(fellows.filter(one => !isShared(one)))
    return [
      ...(shared.length > 1 ? [t('alike', { group, names: shared.join(', ') })] : []),
      ...(own.length > 0 && shared.length + own.length > 1 ? [t('alike.own', { group, names: own.join(', ') })] : []),
    ]
  })
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
