import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from '@remix-run/react'

/** What a button that stays where it is was answered: it was refused, or its line broke off. */
export type InPlace = { refused: boolean }

/** Presses a button without leaving the page. Where the server leads afterwards is the page one is on, which is asked anew; an
 *  error is the button's to tell, not the page's. */
export async function inPlace({ serverAction }: ClientActionFunctionArgs): Promise<InPlace> {
  try {
    await serverAction()
    return { refused: false }
  } catch (answer) {
    return { refused: !(answer instanceof Response) }
  }
}

/** A page with such buttons stays as it is when one is refused: what it stands on may be gone, and the line with it. */
export function staysWhenRefused({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return (actionResult as Partial<InPlace> | undefined)?.refused ? false : defaultShouldRevalidate
}
