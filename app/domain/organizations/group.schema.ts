import { z } from 'zod'
import { plainLine } from '#app/domain/text/plain.schema.ts'

const GROUP_CODE_LENGTH = 20

const version = z.coerce.number('invalid').int('invalid').min(1, 'invalid')
const id = z.string('required').min(1, 'required').max(64, 'invalid')

/** A class or group: its code as the school writes it, the school class of its pupils, and its mentor. */
export const groupSchema = z.object({
  code: plainLine(1, GROUP_CODE_LENGTH),
  year: z.coerce.number('number').int('number').min(1, 'yearRange').max(12, 'yearRange').optional(),
  mentorId: id.optional(),
  /** The version the form was rendered from. Missing for a new group. */
  version: version.optional(),
})
export type GroupForm = z.output<typeof groupSchema>

/** The group a whole class moves to. */
export const moveUpSchema = z.object({
  code: plainLine(1, GROUP_CODE_LENGTH),
  archive: z.literal('on', 'invalid').optional(),
  version,
  /** Confirms the move. Without it the page shows a preview. */
  sure: z.literal('on', 'invalid').optional(),
})

/** Pupils who move to another group. */
export const moveSchema = z.object({
  memberIds: z.array(id).min(1, 'chooseSomebody').max(200, 'invalid'),
  groupId: id,
})

export const archiveSchema = z.object({ version, open: z.literal('on', 'invalid').optional() })
