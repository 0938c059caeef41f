import { type Db, inTurn } from '#app/database/client.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { enqueue } from '#app/domain/jobs/jobs.server.ts'
import type { Staff } from '#app/domain/organizations/reach.server.ts'
import type { Import } from '#prisma/generated/client.ts'
import { type ImportKind, permissionFor } from './kinds.ts'

/** Decisions about possible duplicates by row: the id of the matching member, `'NEW'` for a new person, or `'SKIP'`. */
export type Choices = Map<number, string>

/** Reasons to refuse an action: it is running or finished (`again`), another import of the organisation is running
 *  (`busy`), no row is left (`nothing`), or the period for an undo is over (`late`). */
export type ActRefusal = 'again' | 'busy' | 'nothing' | 'late'

/** Saves the decisions about possible duplicates. Ignores choices a row does not offer. Null when there is no such list
 *  that the viewer may import. */
export async function chooseDuplicates(staff: Staff, importId: string, choices: Choices): Promise<'kept' | null> {
  return inTurn(async tx => {
    const list = await findOwn(tx, staff, importId)
    if (!list || !takeable.includes(list.state)) return null
    await keepChoices(tx, importId, choices)
    return 'kept'
  })
}

/** Starts an import: saves the submitted decisions and queues the job. */
export async function startImport(
  staff: Staff,
  importId: string,
  choices: Choices,
): Promise<'taken' | ActRefusal | null> {
  return inTurn(async tx => {
    const list = await findOwn(tx, staff, importId)
    if (!list) return null
    if (!takeable.includes(list.state)) return 'again'
    await keepChoices(tx, importId, choices)
    if (await isBusy(tx, staff)) return 'busy'
    if ((await tx.importRow.count({ where: toTake(importId) })) === 0) return 'nothing'
    await begin(tx, list, 'WAITING')
    await recordEvent({ action: 'import.taken', ...about(staff, list) }, tx)
    return 'taken'
  })
}

/** Starts the undo of an import, within 24 hours of its end. */
export async function undoList(staff: Staff, importId: string, now = new Date()): Promise<'begun' | ActRefusal | null> {
  return inTurn(async tx => {
    const list = await findOwn(tx, staff, importId)
    if (!list) return null
    if (list.state !== 'DONE') return 'again'
    if (!list.undoUntil || list.undoUntil < now) return 'late'
    if (await isBusy(tx, staff)) return 'busy'
    await begin(tx, list, 'UNDOING')
    await recordEvent({ action: 'import.undone', ...about(staff, list) }, tx)
    return 'begun'
  })
}

/** States in which rows may be applied: before the first run, after a failure, and when duplicates were left open. */
const takeable = ['CHECKED', 'FAILED', 'DONE']

/** Condition for the rows to apply. Possible duplicates are included once they are decided. */
export function toTake(importId: string) {
  const decided = { outcome: 'DOUBLE', choice: { not: 'SKIP' }, NOT: { choice: null } }
  return { importId, state: 'WAITING', OR: [{ outcome: { in: ['CREATE', 'CHANGE', 'MOVE'] } }, decided] }
}

async function findOwn(tx: Db, staff: Staff, importId: string) {
  const list = await tx.import.findFirst({ where: { id: importId, organizationId: staff.organization.id } })
  return list && staff.may(permissionFor(list.kind as ImportKind)) ? list : null
}

async function isBusy(tx: Db, staff: Staff) {
  const state = { in: ['WAITING', 'RUNNING', 'UNDOING'] }
  return (await tx.import.count({ where: { organizationId: staff.organization.id, state } })) > 0
}

async function begin(tx: Db, { id }: Import, state: 'WAITING' | 'UNDOING') {
  await tx.import.update({ where: { id }, data: { state } })
  await enqueue({ kind: 'import', payload: { importId: id } }, tx)
}

function about({ viewer, organization }: Staff, { id, kind, rows }: Import) {
  return { actorId: viewer.id, organizationId: organization.id, details: { importId: id, kind, rows } }
}

async function keepChoices(tx: Db, importId: string, choices: Choices) {
  const numbers = [...choices.keys()]
  if (numbers.length === 0) return
  const open = { importId, number: { in: numbers }, outcome: 'DOUBLE', state: 'WAITING' }
  for (const { number, doubles, choice } of await tx.importRow.findMany({ where: open })) {
    const chosen = choices.get(number)!
    if (chosen === choice || !['NEW', 'SKIP', ...(doubles as string[])].includes(chosen)) continue
    await tx.importRow.update({ where: { importId_number: { importId, number } }, data: { choice: chosen } })
  }
}
