import type { CompetitionFacts, GrantOutcome } from '#app/domain/admission/admission-facts.ts'
import type { SheetProgramme } from '#app/domain/admission/admission-sheet.server.ts'
import { nationwide } from '#app/domain/admission/grants-model.ts'
import { numberText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { percent } from './chance-texts.server.ts'
import { competitionName } from './counted-texts.server.ts'

/** What is said of the competition before any chance: that it is one of the whole country, which others there are here and
 *  nowhere else, and what the university asks for itself. */
export function nationTexts(programme: SheetProgramme, year: number, reader: Reader<'chance'>): string[] {
  const { outcome, groupCode, institution } = programme
  if (outcome.way !== 'GRANT') return []
  const { t } = reader
  const [first, ...others] = outcome.competitions
  const last = first?.years[0]
  // An older analysis knew the cut-off of one university alone.
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
      ? // Of no more than the country took it is only worth saying to who competes in the rural quota.
        [t(asks.minimum > last.threshold ? 'nation.asks' : 'nation.asksRural', { name: institution.short, ...asks })]
      : []),
    ...neededTexts(outcome, year, reader),
    ...apartTexts(outcome, reader),
  ]
}

/** With fewer grants in the country than this a threshold is the score of one person, and there may be none next time. */
const FEW = 5

/** What a figure rests on is so little that it says nearly nothing. */
export function isThin({ competitions }: GrantOutcome): boolean {
  return competitions.length > 0 && competitions.every(({ years: [last] }) => last?.grants != null && last.grants < FEW)
}

/** What is not known of the competition: its list of the newest year, or more than a few grants. */
function gapTexts(outcome: GrantOutcome, last: { year: number; grants: number }, { t }: Reader<'chance'>) {
  const { newest } = outcome
  return [
    ...(newest !== undefined && newest > last.year ? [t('nation.older', { newest, year: last.year })] : []),
    ...(isThin(outcome) ? [t('nation.few', { grants: last.grants })] : []),
  ]
}

/** Grants placed with this university, by the competition of them that took least. */
function placedTexts(others: readonly CompetitionFacts[], reader: Reader<'chance'>) {
  const placed = others.flatMap(({ years: [last], ...of }) =>
    last && !nationwide.includes(of.section) ? [{ ...of, ...last }] : [],
  )
  const [lowest] = placed.toSorted((one, other) => one.threshold - other.threshold)
  if (!lowest) return []
  const { year, threshold, ...of } = lowest
  return [reader.t('nation.placed', { title: competitionName(of, reader), year, threshold })]
}

/** Programmes of the group at this university that compete apart. */
function apartTexts({ apart = [] }: GrantOutcome, reader: Reader<'chance'>) {
  return apart.map(({ section, chance, ...of }) => {
    const title = competitionName({ section, quota: 'GENERAL' }, reader)
    const said = reader.t('apart', { ...of, title })
    return chance === null ? said : `${said} ${reader.t('apart.chance', { percent: percent(chance, reader) })}`
  })
}

/** Which score would do, for who has not told one. */
function neededTexts({ chance, blocked, needed }: GrantOutcome, year: number, { t }: Reader<'chance'>) {
  if (chance !== null || blocked !== null || needed.medium === null) return []
  const { medium, high } = needed
  return [high === null ? t('needed.medium', { year, medium }) : t('needed', { year, medium, high })]
}

/** How much less is known of a year further off: the same for all competitions, so that it is said once. */
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

/** The competitions year by year as tables. */
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

/** Two universities of one group are one competition: what is the same is said once for all of them, and so is which of
 *  them have grants of their own besides, and with them another chance. */
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
