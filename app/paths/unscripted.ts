import { addressesOf } from './address.ts'

/** Addresses of pages without script that no script leads to: the server writes them all, so no browser carries them. */
export const unscriptedPatterns = {
  newTerms: '/auth/new-terms',
  stopLetters: '/letters/:token/stop',
  safetyCases: '/app/safety/cases',
} as const

/** The address of such a page. */
export const unscriptedPathOf = addressesOf(unscriptedPatterns)
