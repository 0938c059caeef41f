import { data } from '@remix-run/node'
import type { GuardArgs } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { HeldUp } from '#app/domain/feed/publish.server.ts'
import { listHelpLines } from '#app/domain/safety/help-lines.server.ts'
import { findMute } from '#app/domain/safety/mutes.server.ts'
import type { FormState } from '#app/forms/form-state.ts'
import type { Refused } from '#app/forms/form.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { findingTexts } from '#app/wording/feed/finding-texts.server.ts'

/** Returns the texts shown to an author before publication. The person in their organisation who is notified is
 *  mentioned to pupils only. */
export async function questionOf(viewer: Viewer, held: Pick<HeldUp, 'look' | 'text'>, reader: Reader<'postQuestion'>) {
  const isPupil = viewer.memberships.some(({ role, status }) => role === 'ORG_STUDENT' && status === 'ACTIVE')
  const [lines, mute] = await Promise.all([
    listHelpLines(reader.language),
    held.look.mutedUntil ? findMute(viewer.id) : null,
  ])
  return findingTexts(held, { lines, mute, isPupil }, reader)
}

/** Returns the response that asks the author about the text: the form as typed and the findings. Text that may be
 *  published anyway is not a form error: an author in distress sees help lines, not a request to correct a field. */
export async function heldAnswer(args: GuardArgs, viewer: Viewer, { data: refused, init }: Refused, held: HeldUp) {
  const question = await questionOf(viewer, held, reading(args, 'postQuestion'))
  const mayGo = held.heldUp === 'asked'
  const wrong = Object.entries(refused.form.error ?? {}).filter(([, keys]) => keys?.[0] !== 'asked')
  const form: FormState =
    wrong.length > 0
      ? { ...refused.form, error: Object.fromEntries(wrong) }
      : { ...refused.form, status: undefined, error: undefined }
  args.context.refused = wrong.length > 0
  return data({ form, held: { question, mayGo } }, init ?? undefined)
}
