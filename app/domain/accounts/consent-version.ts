/** Current version of the terms and the privacy notice: the day they last changed. A user who agreed to an earlier
 *  version must agree again before the next page. */
export const CONSENT_VERSION = '2026-11-25'
