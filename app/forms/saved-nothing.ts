import type { FormState } from './form-state.ts'

/** Whether an action has answered a button of a list with its form: nothing was saved, and there is nothing to fetch again. */
export function hasSavedNothing(actionResult: unknown): boolean {
  return (actionResult as { form?: FormState } | undefined)?.form?.intent !== undefined
}
