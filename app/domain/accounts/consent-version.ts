/** The version of the terms and of the privacy notice people agree to now: the day they were changed. Who agreed to an earlier
 *  one is asked again before the next page. */
export const CONSENT_VERSION = '2026-11-25'
