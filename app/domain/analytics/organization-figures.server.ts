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

/** A group and its number of active pupils. A null id stands for the pupils without a group. */
export type GroupOfPupils = { id: string | null; code: string; people: number }

export type OrganizationFigures = {
  /** Groups the viewer may see, by name: open ones, and archived ones that still have pupils. Pupils without a group
   *  come last, if there are any. */
  groups: GroupOfPupils[]
  /** The requested group; null for all groups. */
  group: GroupOfPupils | null
  figures: Figures
  /** The figures of each group with pupils, when all groups were requested. Computed lazily, because there may be
   *  hundreds. */
  compared: { group: GroupOfPupils; figures: () => Figures }[]
  /** Names of professions, institutions and tests in the reader's language, by id. */
  names: Names
}

/** The figures of an organisation's active pupils whom staff may see, or of one group. Null when there is no such group
 *  for them. Runs a dozen SQL statements, however many pupils there are, and releases the event loop in between. */
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

/** Releases the event loop after a statement, so that waiting requests are served. */
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
