import { data } from '@remix-run/node'
import type { GuardArgs } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'

/** What a button that stays where it is was answered: the sentence that says it was refused, if it was. */
export type InPlace = { undone?: string }

/** The answer to a button that a script pressed: it stays on its page, which is asked anew unless the button was refused. Null
 *  for a browser that opens what is answered: it is led on, or told in a page. */
export function answerInPlace(args: GuardArgs, outcome: 'done' | 'tooOften' | null) {
  if (args.request.headers.get('Sec-Fetch-Dest') !== 'empty') return null
  if (outcome === 'done') return data<InPlace>({})
  const undone = reading(args, 'postTexts').t('undone')
  return data<InPlace>({ undone }, { status: outcome === null ? 404 : 429 })
}
