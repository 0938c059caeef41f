import type { Cells } from '#app/domain/imports/columns.ts'
import type { FoundImport, listChanges, listDuplicates, listRefused } from '#app/domain/imports/list-imports.server.ts'
import { isPlainDate } from '#app/domain/calendar/plain-date.ts'
import { groupKey } from '#app/domain/organizations/group-code.ts'
import { fold } from '#app/domain/text/fold.ts'
import { dateText, momentText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { reasonText } from './list-words.server.ts'

type Words = Reader<'imports'>
type Rows<T extends (...args: never[]) => unknown> = Awaited<ReturnType<T>>

/** Returns the texts above the rows of an import: its heading, the parts of its progress bar and the recognised
 *  columns. */
export function importTexts(
  { state, kind, count, toDo, undecided, left, rows, ...list }: FoundImport,
  { t, language }: Words,
) {
  const toReview = count(['REFUSED']) + undecided
  const made = (states: string[]) => count(['CREATE', 'CHANGE', 'MOVE', 'DOUBLE'], states)
  const ready = rows - toReview - left
  const headings = {
    CHECKED: toReview > 0 ? t('heading.look', { ready, rows, look: toReview }) : t('heading.ready', { count: ready }),
    WAITING: t('heading.working'),
    RUNNING: t('heading.working'),
    UNDOING: t('heading.undoing'),
    DONE: t('heading.done', { count: made(['DONE']) }),
    FAILED: t('heading.failed'),
    UNDONE: t('heading.undone', { count: made(['UNDONE']) }),
  }
  return {
    heading: headings[state],
    lead: state === 'UNDONE' ? t('lead.UNDONE', { count: made(['KEPT']) }) : t(`lead.${state}`),
    file: t('fileLine', { name: list.fileName, rows, moment: momentText(list.createdAt.toISOString(), language) }),
    parts: (['CREATE', 'CHANGE', 'MOVE', 'SAME', 'DOUBLE', 'REFUSED'] as const)
      .map(outcome => {
        const decided = outcome === 'DOUBLE' && undecided === 0
        const word = decided ? 'decided' : outcome
        return { outcome, count: count([outcome]), label: t(`part.${word}`, { count: count([outcome]) }) }
      })
      .filter(part => part.count > 0 || part.outcome === 'CREATE'),
    columns: list.columns.found.map(({ column, header }) => ({ column: t(`column.${column}`), header })),
    ignored: list.columns.ignored
      .slice(0, 12)
      .map(header => `«${header}»`)
      .join(', '),
    newGroups: list.counts.newGroups.join(', '),
    kind: t(`kind.${kind}`),
    earlier: list.earlier && momentText(list.earlier.createdAt.toISOString(), language),
    undoUntil: list.undoUntil && momentText(list.undoUntil.toISOString(), language),
    minutes: t('seconds', { count: Math.max(5, Math.ceil(toDo / 300) * 5) }),
  }
}

export function refusedTexts({ refused, next }: Rows<typeof listRefused>, reader: Words) {
  const { t } = reader
  const rows = refused.flatMap(({ number, cells, refusals }) =>
    refusals.map(refusal => ({
      number,
      column: t(`column.${refusal.column}`),
      given: cells[refusal.column] ?? '',
      reason: reasonText(refusal, reader),
    })),
  )
  return { rows, next }
}

export function changeTexts({ changes, next }: Rows<typeof listChanges>, { t }: Words) {
  const rows = changes.map(({ number, cells, person }) => {
    const differences = factsOf(cells, {
      group: person.group ?? '',
      email: person.email ?? '',
      // The date of birth of an applicant is neither shown nor compared.
      dateOfBirth: (person.waiting ? cells.dateOfBirth : person.dateOfBirth) ?? '',
      lastName: person.lastName,
      firstName: person.firstName,
    })
    const list = (which: 'now' | 'file') =>
      differences.map(({ column, ...both }) => `${t(`column.${column}`)}: ${both[which] || t('none')}`).join('; ')
    return { number, name: `${person.lastName} ${person.firstName}`, now: list('now'), file: list('file') }
  })
  return { rows, next }
}

/** Lists the cells that differ from the stored values. */
function factsOf(cells: Cells, known: Record<'group' | 'email' | 'dateOfBirth' | 'lastName' | 'firstName', string>) {
  const same = (column: keyof typeof known, file: string) => {
    if (column === 'group') return groupKey(file) === groupKey(known.group)
    if (column === 'dateOfBirth' && !isPlainDate(file)) return true
    return fold(file) === fold(known[column]) || (column === 'email' && known.email !== '')
  }
  return (Object.keys(known) as (keyof typeof known)[]).flatMap(column => {
    const file = cells[column] ?? ''
    return file === '' || same(column, file) ? [] : [{ column, now: known[column], file }]
  })
}

export function doubleTexts({ doubles, next }: Rows<typeof listDuplicates>, { t, language, ...reader }: Words) {
  const waits = reader.in('students').t('status.PENDING.means')
  const seenText = (at: Date | null) =>
    at ? t('seen', { date: dateText(at.toISOString(), language)! }) : t('neverSeen')
  const rows = doubles.map(({ number, cells, choice, people }) => ({
    number,
    choice,
    given: [cells.fullName || `${cells.lastName} ${cells.firstName}`, cells.dateOfBirth, cells.group].filter(Boolean).join(', '), // oxfmt-ignore
    people: people.map(({ userId, lastName, firstName, group, dateOfBirth, username, waiting, lastSeenAt }) => ({
      userId,
      text: [`${lastName} ${firstName}`, dateOfBirth, group, username].filter(Boolean).join(', '),
      seen: waiting ? waits : seenText(lastSeenAt),
    })),
  }))
  return { rows, next }
}
