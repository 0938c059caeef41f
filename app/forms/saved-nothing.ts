import type { FormState } from './form-state.ts'

/** Checks whether an action only answered a list button: nothing was saved, so no data needs to be loaded again. */
export function hasSavedNothing(actionResult: unknown): boolean {
  return (actionResult as { form?: FormState } | undefined)?.form?.intent !== undefined
}
