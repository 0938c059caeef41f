import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { redirectWithToast } from '#app/access/toast.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { findSentComment } from '#app/domain/feed/comments.server.ts'
import { commentSchema } from '#app/domain/feed/feed.schema.ts'
import { findPlaceOf } from '#app/domain/feed/list-comments.server.ts'
import { publishComment } from '#app/domain/feed/publish.server.ts'
import { readForm } from '#app/forms/form.server.ts'
import type { FormState } from '#app/forms/form-state.ts'
import { isFurtherPlace } from './answers-from.server.ts'
import { heldAnswer } from './question.server.ts'
import type { Held } from './question.tsx'

/** A comment that was not published. `gone` is set when the post or comment it replies to was just deleted. */
export type Sent = { form: FormState; held?: Held; gone?: true }

/** Takes an answer to a post as its form sent it, from the page the answers stand on, `many` at a time, and leads to
 *  it. */
export async function submitComment(
  args: ActionFunctionArgs,
  viewer: Viewer,
  postId: string,
  { page, many }: { page: string; many?: number },
) {
  const form = await readForm(args, commentSchema)
  if (form.refused) return form.refused

  const outcome = await publishComment(viewer, postId, form.value)
  if (outcome === null) {
    const { data: refused } = form.refuse({})
    return data({ ...refused, gone: true }, { status: 404 })
  }
  if (outcome === 'gone') return form.refuse({ text: outcome }, 409)
  if (outcome === 'tooOften') return form.refuse({ text: outcome }, 429)
  if (typeof outcome === 'object' && 'heldUp' in outcome)
    return heldAnswer(args, viewer, form.refuse({ text: outcome.heldUp }), outcome)
  if (outcome === 'waits') return redirectWithToast(`${page}#answers`, 'waits-for-look')
  const sent = outcome === 'again' ? await findSentComment(viewer, postId, form.value.text) : outcome
  if (!sent) return redirect(page)
  const { id } = sent
  const isFurther = isFurtherPlace(await findPlaceOf(postId, id, many))
  return redirect(`${page}${isFurther ? `?answer=${id}` : ''}#answer-${id}`)
}
