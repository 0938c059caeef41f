import { subjectsOf, unmetParts } from '#app/domain/academic/unt.ts'
import type { CostFacts, EstimateOutcome, GrantOutcome } from '#app/domain/admission/admission-facts.ts'
import type { AdmissionSheet, SheetProgramme } from '#app/domain/admission/admission-sheet.server.ts'
import { chancePercent } from '#app/domain/admission/percent.ts'
import { plainDateText, plainDaysText, tengeText, yearsText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { convertedText, costText } from '../institutions/programme-texts.server.ts'
import { chanceTexts, isShut, percent } from './chance-texts.server.ts'
import { isThin, nationTexts, pastTexts } from './competition-texts.server.ts'
import { demandTexts } from './demand-texts.server.ts'
import { improvementText } from './improvement-text.server.ts'
import { shortText, standingText } from './standing-text.server.ts'
import { calculationTexts, pairText, subjectsText } from './calculation-texts.server.ts'

export function programmeTexts(programme: SheetProgramme, sheet: AdmissionSheet, reader: Reader<'chance'>) {
  const { t } = reader
  const { majorId, name, lang, groupCode, institution, outcome, demands, cost, deadlines } = programme
  const judged = demands.map(demand => demandTexts(demand, reader))
  const chance = chanceTexts(outcome, reader)
  const held = standingText(programme, reader)
  return {
    id: majorId,
    name,
    ...(lang && { lang }),
    code: outcome.way === 'GRANT' ? groupCode : null,
    institution: { id: institution.id, name: institution.name, there: institution.there },
    place: institution.city,
    chance,
    level: chance?.level ?? (isShut(outcome) ? t('shut') : held),
    short: shortText(programme, reader),
    standing: held,
    nation: nationTexts(programme, programme.year ?? sheet.year, reader),
    explanation: explanationOf(programme, sheet, reader),
    past: pastTexts(programme, reader),
    lift: improvementText(programme, judged, sheet, reader),
    rural:
      outcome.way === 'GRANT' && outcome.rural
        ? t('rural', {
            band: t(`become.${outcome.rural.band as 'medium'}`),
            percent: percent(outcome.rural.chance, reader),
          })
        : null,
    ...calculationTexts(programme, sheet, reader),
    paid: paidText(programme, reader),
    demands: judged,
    cost: cost && wholeCostText(cost, reader),
    yearly: cost && yearlyText(cost, reader),
    deadlines: deadlines.map(({ from, to, text }) =>
      from && from !== to
        ? t('deadline.span', { span: plainDaysText(from, to, reader.language), text })
        : t('deadline', { to: plainDateText(to, reader.language), text }),
    ),
  }
}

/** Explains the chance, or why there is none. */
function explanationOf(programme: SheetProgramme, sheet: AdmissionSheet, reader: Reader<'chance'>): string | null {
  const { outcome, byUnt, shut } = programme
  if (outcome.way === 'REQUIREMENTS') {
    if (!byUnt) return null
    const { t } = reader
    return (
      blockedText(programme, { blocked: shut, floor: null, asks: null }, sheet, reader) ??
      `${t('noCutoff')} ${t('paid', { standing: standingText(programme, reader) })}`
    )
  }
  if (outcome.way === 'ESTIMATE') return estimateText(outcome, reader)
  return blockedText(programme, outcome, sheet, reader) ?? meaning(outcome, reader)
}

function estimateText({ chance }: EstimateOutcome, { t }: Reader<'chance'>) {
  return chance === 0 ? t('meaning.unmet') : t('meaning.ESTIMATE')
}

function meaning(outcome: GrantOutcome, { t }: Reader<'chance'>) {
  const { chance } = outcome
  if (chance === null) return t('unscored')
  // With so few grants the figure means little; the description of the competition says so.
  if (isThin(outcome)) return null
  const value = chancePercent(chance)
  if (value <= 1) return t('meaning.few')
  // The meaning of all other figures is explained once for all programmes.
  return value >= 99 ? t('meaning.most') : null
}

/** Describes a paid place, which requires the same exam. */
function paidText(programme: SheetProgramme, reader: Reader<'chance'>) {
  const { t } = reader
  const { outcome, shut } = programme
  if (outcome.way !== 'GRANT') return null
  if (shut) return t(`paid.${shut}`)
  return t('paid', { standing: standingText(programme, reader) })
}

function blockedText(
  { subjects }: SheetProgramme,
  { blocked, floor, asks }: Pick<GrantOutcome, 'blocked' | 'floor' | 'asks'>,
  { applicant }: AdmissionSheet,
  reader: Reader<'chance'>,
) {
  const { t } = reader
  const part = reader.in('academic').t
  if (blocked === 'subjects') {
    const have = applicant.untSubjects ? pairText(subjectsOf(applicant.untSubjects), reader) : ''
    return t('blocked.subjects', { have, need: subjectsText(subjects, reader) })
  }
  if (blocked === 'parts') {
    const below = unmetParts(applicant.untParts)
    return t('blocked.parts', { parts: below.map(name => part(`part.${name}`).toLowerCase()).join(', ') })
  }
  if (blocked === 'minimum') return t('blocked.minimum', { score: asks?.minimum ?? 0 })
  return blocked === 'floor' ? t('blocked.floor', { score: floor?.score ?? 0 }) : null
}

/** Returns the yearly cost, such as `about 1 300 000 ₸ a year`. Free and unknown costs stay without "a year". */
function yearlyText({ amount, currency, checked, tenge }: CostFacts, reader: Reader<'chance'>): string {
  const formatted = costText({ cost: amount, currency, costTenge: tenge, costChecked: checked }, reader.in('admission'))
  return amount ? reader.t('cost.year', { amount: formatted }) : formatted
}

/** Returns the cost of a year and of the whole programme, with its source. */
function wholeCostText(cost: CostFacts, reader: Reader<'chance'>): string {
  const { t } = reader
  const { amount, tenge, currency, years, year, source, checked } = cost
  const yearly = yearlyText(cost, reader)
  if (amount === null) return yearly
  const whole =
    years === null
      ? null
      : currency === 'KZT'
        ? tengeText(Math.round(amount * years), reader.language)
        : convertedText((tenge ?? 0) * years, reader.in('admission'))
  const costs =
    amount === 0 || years === null || whole === null
      ? yearly
      : t('cost.whole', { cost: yearly, years: yearsText(years, reader.language), whole })
  const sourced = t('cost.source', { cost: costs, source: t(`source.${source}`), year })
  return checked ? sourced : t('cost.check', { cost: sourced })
}
