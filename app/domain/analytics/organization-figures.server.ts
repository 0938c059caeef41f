import { setImmediate as breathe } from 'node:timers/promises'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { groupKey, yearOfCode } from '#app/domain/organizations/group-code.ts'
import type { Staff } from '#app/domain/organizations/reach.server.ts'
import { sortKey } from '#app/domain/text/sort-key.ts'
import type { Language } from '#app/i18n/config.ts'
import {
  countAttempts,
  countByMonth,
  countChances,
  countPlans,
  countInstitutions,
  countProfessions,
  countPupils,
  sumInterests,
} from './counts.server.ts'
import { DROPPED_AFTER_DAYS } from './dropped.ts'
import { byGroup, type Counts, type Figures, makeFigures } from './figures.ts'
import { lastMonths } from './months.ts'
import { type Names, nameContent } from './names.server.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A class with its active pupils; the one without an id is of those without a class. */
export type GroupOfPupils = { id: string | null; code: string; people: number }

export type OrganizationFigures = {
  /** Classes the viewer may see, in the order of their names: those that are open, and archived ones that still have
   *  pupils; pupils without a class come last, where there are any. */
  groups: GroupOfPupils[]
  /** The class that was asked for; null for all of them. */
  group: GroupOfPupils | null
  figures: Figures
  /** The same of each class with pupils, where all were asked for; made one by one, for there may be hundreds. */
  compared: { group: GroupOfPupils; figures: () => Figures }[]
  /** What professions, institutions and tests are called in the reader's language, by id. */
  names: Names
}

/** The figures of an organisation's active pupils whom staff may see, or of one class. Null when there is no such class
 *  for them. A dozen statements, whatever the number of pupils; in between others have their turn. */
export async function findOrganizationFigures(
  staff: Staff,
  groupId: string | null,
  language: Language,
  now = new Date(),
): Promise<OrganizationFigures | null> {
  const groups = arrange(await countPupils(staff))
  const group = groups.find(({ id }) => id !== null && id === groupId) ?? null
  if (groupId !== null && !group) return null
  const months = lastMonths(now)
  const counts: Counts = {
    groups: (group ? [group] : groups).map(({ id, people }) => ({ groupId: id, people })),
    attempts: await inTurn(countAttempts(staff, groupId, new Date(now.getTime() - DROPPED_AFTER_DAYS * DAY_MS))),
    interests: await inTurn(sumInterests(staff, groupId)),
    professions: await inTurn(countProfessions(staff, groupId)),
    institutions: await inTurn(countInstitutions(staff, groupId)),
    chances: await inTurn(countChances(staff, groupId)),
    plans: await inTurn(countPlans(staff, groupId, calendarDay(now))),
    months: await inTurn(countByMonth(staff, groupId, months)),
  }
  const figures = makeFigures(counts, months)
  const of = byGroup(counts)
  const compared = (group ? [] : groups.filter(({ people }) => people > 0)).map(each => ({
    group: each,
    figures: () => makeFigures(of(each.id), months),
  }))
  return { groups, group, figures, compared, names: await nameAll(figures, language) }
}

/** Lets requests that wait have their turn after a statement. */
async function inTurn<T>(read: Promise<T>): Promise<T> {
  const rows = await read
  await breathe()
  return rows
}

type Row = Awaited<ReturnType<typeof countPupils>>[number]

function arrange(rows: readonly Row[]): GroupOfPupils[] {
  const open = rows.filter(({ groupId, archived, people }) => people > 0 || (groupId !== null && !archived))
  const place = ({ groupId, code }: Row) =>
    groupId === null
      ? '~'
      : `${String(yearOfCode(code ?? '') ?? 99).padStart(2, '0')} ${sortKey(groupKey(code ?? ''), 'kk')}`
  return open
    .map(row => ({ row, place: place(row) }))
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ row: { groupId, code, people } }) => ({ id: groupId, code: code ?? '', people }))
}

function nameAll({ all, professions, institutions }: Figures, language: Language) {
  const idsOf = (top: Figures['professions']) => top?.items.map(({ id }) => id) ?? []
  const tests = all?.tests.flatMap(({ testId }) => testId ?? []) ?? []
  return nameContent({ professions: idsOf(professions), institutions: idsOf(institutions), tests }, language)
}
