import { arrangeProgrammes, sharedValue } from '#app/domain/institutions/arrange-programmes.ts'
import type { InstitutionSheet } from '#app/domain/institutions/institution-sheet.server.ts'
import type { Programme } from '#app/domain/institutions/institutions.server.ts'
import type { Pool } from '#app/domain/institutions/vocabulary.ts'
import type { ExamSubject } from '#app/domain/professions/vocabulary.ts'
import { translatorOf } from '#app/i18n/catalogues.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { languagesText, moneyText, tengeText, yearsText } from '#app/i18n/format.server.ts'
import { requirementText } from './requirement-text.server.ts'

/** The programmes of an institution as tables: those that fit the reader, and the rest. What all of them have alike is
 *  told once, and the columns are only those that differ. */
export function programmeTables({ institution, cutoffs, fitting }: InstitutionSheet, language: Language) {
  const { programmes, admission } = institution
  const byExams = admission === 'UNT' && programmes.length > FEW
  const arranged = arrangeProgrammes(programmes, { fitting: fitting.groups, byExams })
  const rows = programmes.map(programme => ({
    years: yearsText(programme.years, language),
    languages: languagesText(programme.languages, language),
    cost: costText(programme, language),
  }))
  const [years, languages, cost] = (['years', 'languages', 'cost'] as const).map(name =>
    sharedValue(rows.map(row => row[name])),
  )
  const hasCutoffs = (pool: Pool) => [...cutoffs.values()].some(of => of[pool].length > 0)
  const [general, rural] = [hasCutoffs('GRANT'), hasCutoffs('RURAL')]
  const rowOf = (programme: Programme) => ({
    id: programme.id,
    code: admission === 'UNT' ? programme.code : null,
    name: programme.name,
    ...(programme.lang && { lang: programme.lang }),
    exams: admission === 'UNT' ? examsText(programme.exams, language) : '',
    cells: {
      ...(years === undefined && { years: yearsText(programme.years, language) }),
      ...(languages === undefined && { languages: languagesText(programme.languages, language) }),
      ...(cost === undefined && { cost: costText(programme, language) }),
      ...(general && { general: cutoffText(programme, 'GRANT', cutoffs, language) }),
      ...(rural && { rural: cutoffText(programme, 'RURAL', cutoffs, language) }),
    },
    also: programme.requirements.map(each => requirementText(each, language)).join('; '),
    leadsTo: (fitting.groups.get(programme.code ?? '') ?? []).map(({ title }) => title).join(', '),
  })
  return {
    total: programmes.length,
    shared: { years, languages, cost },
    withGrants: general || rural,
    byExams,
    fitting: arranged.fitting.map(rowOf),
    others: arranged.others.map(group => ({
      exams: examsText(group.exams, language),
      rows: group.programmes.map(rowOf),
    })),
    sources: sourceTexts(programmes, language),
  }
}

/** So many programmes are looked through at once; more are parted by subjects. */
const FEW = 12

export type ProgrammeTables = ReturnType<typeof programmeTables>

function examsText(exams: ExamSubject[][], language: Language) {
  const t = translatorOf(language, 'profession')
  return exams.map(pair => pair.map(one => t(`exam.${one}`)).join(' + ')).join(t('preparation.or'))
}

type Cost = Pick<Programme, 'cost' | 'currency' | 'costTenge' | 'costChecked'>

/** What a year costs, without saying that it is a year. */
export function costText({ cost, currency, costTenge, costChecked }: Cost, language: Language): string {
  const t = translatorOf(language, 'admission')
  if (cost === null || currency === null) return t('programme.ask')
  if (cost === 0) return t('programme.free')
  const own = moneyText(cost, currency, language)
  const amount = costChecked ? own : t('programme.about', { amount: own })
  if (currency === 'KZT' || costTenge === null) return amount
  return t('programme.tenge', { amount, tenge: convertedText(costTenge, language) })
}

/** A converted amount is told no more exactly than a rate holds: with three digits. */
export function convertedText(tenge: number, language: Language): string {
  return tengeText(Number(tenge.toPrecision(3)), language)
}

/** The last known cut-off of a pool with its year. */
function cutoffText({ code, grants }: Programme, pool: Pool, cutoffs: InstitutionSheet['cutoffs'], language: Language) {
  const t = translatorOf(language, 'admission')
  const [last] = cutoffs.get(code ?? '')?.[pool] ?? []
  if (last) return t('cutoff.one', last)
  return grants ? t('programme.noCutoff') : t('programme.paid')
}

/** Where the costs are from, each source and year once; and that what was not read there must be checked. */
function sourceTexts(programmes: readonly Programme[], language: Language) {
  const t = translatorOf(language, 'admission')
  const told = programmes
    .filter(({ cost }) => cost !== null)
    .map(({ costSource, costYear, costChecked }) =>
      [
        t(`source.${costSource ?? 'ESTIMATE'}`, { year: costYear ?? '' }),
        ...(costChecked ? [] : [t('source.check')]),
      ].join(' '),
    )
  return [...new Set(told)]
}
