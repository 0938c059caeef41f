import { arrangeProgrammes, sharedValue } from '#app/domain/institutions/arrange-programmes.ts'
import type { InstitutionSheet } from '#app/domain/institutions/institution-sheet.server.ts'
import type { Institution, Programme } from '#app/domain/institutions/institutions.server.ts'
import type { Pool } from '#app/domain/institutions/vocabulary.ts'
import type { ExamSubject } from '#app/domain/professions/vocabulary.ts'
import { languagesText, moneyText, tengeText, yearsText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { requirementText } from './requirement-text.server.ts'

/** Returns the programmes of an institution as tables: those that fit the reader, and the others. Values that all
 *  programmes share are shown once, so only differing values become columns. */
export function programmeTables({ institution, cutoffs, fitting }: InstitutionSheet, reader: Reader<'admission'>) {
  const { programmes, admission } = institution
  const byExams = admission === 'UNT' && programmes.length > FEW
  const arranged = arrangeProgrammes(programmes, { fitting: fitting.groups, byExams })
  const { rows, shared, withGrants, sources } = sharedTextsOf(institution, cutoffs, reader)
  const rowOf = (programme: Programme) => ({
    ...rows.get(programme.id)!,
    leadsTo: leadingTitles(programme, fitting).join(', '),
  })
  return {
    total: programmes.length,
    shared,
    withGrants,
    byExams,
    fitting: arranged.fitting.map(rowOf),
    others: arranged.others.map(group => ({
      exams: examsText(group.exams, reader),
      rows: group.programmes.map(rowOf),
    })),
    sources,
  }
}

type Cutoffs = InstitutionSheet['cutoffs']
type SharedTexts = ReturnType<typeof composeSharedTexts>

const known = new WeakMap<Institution, { cutoffs: Cutoffs; texts: SharedTexts }>()

/** Returns the texts that are the same for every reader. The cached object of an institution is per language and lives
 *  until content changes, so its texts can be cached by it. */
function sharedTextsOf(institution: Institution, cutoffs: Cutoffs, reader: Reader<'admission'>): SharedTexts {
  const before = known.get(institution)
  if (before?.cutoffs === cutoffs) return before.texts
  const texts = composeSharedTexts(institution, cutoffs, reader)
  known.set(institution, { cutoffs, texts })
  return texts
}

function composeSharedTexts({ programmes, admission }: Institution, cutoffs: Cutoffs, reader: Reader<'admission'>) {
  const values = programmes.map(programme => ({
    years: studyText(programme.years, reader),
    languages: taughtInText(programme.languages, reader),
    cost: costText(programme, reader),
  }))
  const [years, languages, cost] = (['years', 'languages', 'cost'] as const).map(name =>
    sharedValue(values.map(value => value[name])),
  )
  const hasCutoffs = (pool: Pool) => [...cutoffs.values()].some(of => of[pool] !== null)
  const [general, rural] = [hasCutoffs('GRANT'), hasCutoffs('RURAL')]
  const rowOf = (programme: Programme, at: number) => ({
    id: programme.id,
    code: admission === 'UNT' ? programme.code : programme.speciality,
    name: programme.name,
    ...(programme.lang && { lang: programme.lang }),
    exams: admission === 'UNT' ? examsText(programme.exams, reader) : '',
    cells: {
      ...(years === undefined && { years: values[at]!.years }),
      ...(languages === undefined && { languages: values[at]!.languages }),
      ...(cost === undefined && { cost: values[at]!.cost }),
      ...(general && { general: cutoffText(programme, 'GRANT', cutoffs, reader) }),
      ...(rural && { rural: cutoffText(programme, 'RURAL', cutoffs, reader) }),
    },
    also: programme.requirements.map(each => requirementText(each, reader)).join('; '),
  })
  return {
    shared: { years, languages, cost },
    withGrants: general || rural,
    rows: new Map(programmes.map((programme, at) => [programme.id, rowOf(programme, at)])),
    sources: sourceTexts(programmes, reader),
  }
}

/** Lists the recommended professions that a programme leads to, without duplicates. */
function leadingTitles({ code, speciality }: Programme, { groups }: InstitutionSheet['fitting']) {
  const led = [code, speciality].flatMap(each => groups.get(each ?? '') ?? [])
  return [...new Set(led.map(({ title }) => title))]
}

/** Returns the length of study, where it is published. */
function studyText(years: number | null, { t, language }: Reader<'admission'>) {
  return years === null ? t('unpublished') : yearsText(years, language)
}

function taughtInText(languages: string[], { t, language }: Reader<'admission'>) {
  return languages.length === 0 ? t('unpublished') : languagesText(languages, language)
}

/** Up to this many programmes are shown in one table; more are grouped by exam subjects. */
const FEW = 12

function examsText(exams: ExamSubject[][], reader: Reader<'admission'>) {
  const t = reader.in('profession').t
  return exams.map(pair => pair.map(one => t(`exam.${one}`)).join(' + ')).join(t('preparation.or'))
}

type Cost = Pick<Programme, 'cost' | 'currency' | 'costTenge' | 'costChecked'>

/** Returns the yearly cost, without the words "a year". */
export function costText({ cost, currency, costTenge, costChecked }: Cost, reader: Reader<'admission'>): string {
  const { t } = reader
  if (cost === null || currency === null) return t('programme.ask')
  if (cost === 0) return t('programme.free')
  const own = moneyText(cost, currency, reader.language)
  const amount = costChecked ? own : t('programme.about', { amount: own })
  if (currency === 'KZT' || costTenge === null) return amount
  return t('programme.tenge', { amount, tenge: convertedText(costTenge, reader) })
}

/** Rounds a converted amount to three digits, since the exchange rate is no more exact than that. */
export function convertedText(tenge: number, { language }: Reader<'admission'>): string {
  return tengeText(Number(tenge.toPrecision(3)), language)
}

/** Returns the last national cut-off, and the university's own where it is higher. */
function cutoffText(
  { code, grants }: Programme,
  pool: Pool,
  cutoffs: InstitutionSheet['cutoffs'],
  { t }: Reader<'admission'>,
) {
  const last = cutoffs.get(code ?? '')?.[pool]
  if (last) return t(last.own === null ? 'cutoff.one' : 'cutoff.own', { ...last, own: last.own ?? 0 })
  return grants ? t('programme.noCutoff') : t('programme.paid')
}

/** Lists the sources of the costs, each with its year and once, and warns where a cost was not read at the source. */
function sourceTexts(programmes: readonly Programme[], { t }: Reader<'admission'>) {
  const lines = programmes
    .filter(({ cost }) => cost !== null)
    .map(({ costSource, costYear, costChecked }) =>
      [
        t(`source.${costSource ?? 'ESTIMATE'}`, { year: costYear ?? '' }),
        ...(costChecked ? [] : [t('source.check')]),
      ].join(' '),
    )
  return [...new Set(lines)]
}
