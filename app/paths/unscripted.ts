import { addressesOf } from './address.ts'

/** Addresses of pages without script. Only the server links to them, so the browser does not load them. */
export const unscriptedPatterns = {
  newTerms: '/auth/new-terms',
  stopLetters: '/letters/:token/stop',
  safetyCases: '/app/safety/cases',
} as const

export const unscriptedPathOf = addressesOf(unscriptedPatterns)
