import type { GrantOutcome } from '#app/domain/admission/admission-facts.ts'
import type { SheetProgramme } from '#app/domain/admission/admission-sheet.server.ts'
import { nationwide } from '#app/domain/admission/grants-model.ts'
import { numberText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { competitionName } from './counted-texts.server.ts'

/** What is said of the competition before any chance: that it is one of the whole country, what the university asks for
 *  itself, and how much less is known of a year further off. */
export function nationTexts(programme: SheetProgramme, year: number, reader: Reader<'chance'>): string[] {
  const { outcome, groupCode, institution } = programme
  if (outcome.way !== 'GRANT') return []
  const { t } = reader
  const [general] = outcome.competitions
  const last = general?.quota === 'GENERAL' && nationwide.includes(general.section) ? general.years[0] : undefined
  // An older analysis knew the cut-off of one university alone.
  if (!last || last.grants === null) return []
  const { asks } = outcome
  return [
    t('nation', { group: groupCode ?? '', year: last.year, threshold: last.threshold }),
    ...(asks ? [t('nation.asks', { name: institution.short, minimum: asks.minimum, year: asks.year })] : []),
    ...neededTexts(outcome, year, reader),
    ...aheadTexts(outcome, year, reader),
  ]
}

/** Which score would do, for who has not told one. */
function neededTexts({ chance, blocked, needed }: GrantOutcome, year: number, { t }: Reader<'chance'>) {
  if (chance !== null || blocked !== null || needed.medium === null) return []
  const { medium, high } = needed
  return [high === null ? t('needed.medium', { year, medium }) : t('needed', { year, medium, high })]
}

function aheadTexts({ competitions }: GrantOutcome, year: number, { t, language }: Reader<'chance'>) {
  const [general] = competitions
  const years = year - (general?.years[0]?.year ?? year)
  if (!general || years < 2) return []
  const number = (value: number) => numberText(value, language, 1)
  return [t('ahead', { year, sigma: number(general.sigma), near: number(general.sigma / Math.sqrt(years)) })]
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

/** Two universities of one group are one competition: what is the same is said once for all of them. */
export function alikeTexts(programmes: readonly SheetProgramme[], { t }: Reader<'chance'>): string[] {
  const ofGrants = programmes.filter(({ outcome }) => outcome.way === 'GRANT')
  const groups = [...new Set(ofGrants.flatMap(({ groupCode }) => groupCode ?? []))]
  return groups.flatMap(group => {
    const names = ofGrants.filter(({ groupCode }) => groupCode === group).map(({ institution }) => institution.short)
    return new Set(names).size > 1 ? [t('alike', { group, names: names.join(', ') })] : []
  })
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
