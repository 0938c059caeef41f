import type {
  FoundGrantImport,
  listChangedGrants,
  listRefusedGrants,
  RefusedLine,
} from '#app/domain/admission/grant-imports.server.ts'
import { type GrantOutcome, refusedColumns } from '#app/domain/admission/grant-sheet.ts'
import type { Key } from '#app/i18n/catalogue.ts'
import { momentText, numberText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'

type Words = Reader<'grantImports'>

const outcomes = ['FRESH', 'CHANGED', 'SAME', 'REFUSED'] as const

/** Describes an imported sheet: its heading, its state, and how many rows have which outcome. */
export function sheetTexts(list: FoundGrantImport, { t, language }: Words) {
  const { kind, year, state, rows, fileName, createdAt, decidedAt, count, tally, groups } = list
  const moment = (of: Date | null) => (of ? momentText(of.toISOString(), language) : '')
  const sections = [...new Set(tally.flatMap(({ section }) => section ?? []))]
  const inSection = (section: string, outcome: GrantOutcome) =>
    tally.find(each => each.section === section && each.outcome === outcome)?.rows ?? 0
  return {
    heading: t('heading', { kind: t(`kind.${kind}`), year }),
    lead: t(`lead.${state}`, { moment: moment(decidedAt) }),
    file: t('fileSent', { file: fileName, rows: numberText(rows, language), moment: moment(createdAt) }),
    groups: groups && t('groups', { ...groups, year: year - 1 }),
    parts: outcomes
      .map(outcome => ({ outcome, count: count(outcome), label: t(`outcome.${outcome}`) }))
      .filter(part => part.count > 0),
    sections: sections.map(section => ({
      key: section,
      header: t(`section.${section}` as Key<'grantImports'>),
      cells: (['FRESH', 'CHANGED', 'SAME'] as const).map(outcome => inSection(section, outcome)),
    })),
  }
}

type Refused = Awaited<ReturnType<typeof listRefusedGrants>>

/** Lists the refused cells: position, value and what to do. */
export function refusedTexts({ refused, next }: Refused, { columns }: FoundGrantImport, { t }: Words) {
  const headerOf = (column: string) => columns.find(found => found.column === column)?.header
  const rows = refused.flatMap(({ number, reasons, cells }) =>
    reasons.map(reason => {
      const column = refusedColumns[reason]
      return {
        number,
        column: column ? (headerOf(column) ?? t(`column.${column}`)) : t('wholeRow'),
        given: column ? (cells[column] ?? '') : Object.values(cells).join(' '),
        reason: t(`reason.${reason}`),
      }
    }),
  )
  return { rows, next }
}

export function refusedFileWords({ t }: Words) {
  return {
    sheet: t('refusedSheet'),
    reason: t('whatToDo'),
    reasonsOf: ({ reasons }: RefusedLine) => reasons.map(reason => t(`reason.${reason}`)).join(' '),
  }
}

type Changed = Awaited<ReturnType<typeof listChangedGrants>>

/** Lists rows whose figures differ from the stored ones, with both values. */
export function changedTexts({ changed, next }: Changed, { t }: Words) {
  const rows = changed.map(({ number, before, after, ...row }) => ({
    number,
    name: nameOf(row, t),
    before: figuresText(before, t),
    after: figuresText(after, t),
  }))
  return { rows, next }
}

type Named = Omit<Changed['changed'][number], 'number' | 'before' | 'after'>

function nameOf({ section, groupCode, universityCode, tag, quota, part }: Named, t: Words['t']) {
  const known = [
    groupCode,
    universityCode && t('university', { code: universityCode }),
    tag,
    section && t(`section.${section}` as Key<'grantImports'>),
    quota && t(`quota.${quota}` as Key<'grantImports'>),
    part,
  ]
  return known.filter(Boolean).join(', ')
}

function figuresText(figures: Record<string, string>, t: Words['t']) {
  const shown = (['minimum', 'average', 'grants'] as const).flatMap(name =>
    figures[name] ? [t(`figure.${name}`, { value: figures[name] })] : [],
  )
  return shown.join(', ')
}
