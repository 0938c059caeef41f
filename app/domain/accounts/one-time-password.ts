const DAY_MS = 24 * 60 * 60 * 1000

/** Days a one-time password is valid: long enough for a slip handed out before a holiday, short enough for one that is
 *  forgotten. */
export const ONE_TIME_DAYS = 14

type Given = { passwordChangeRequired: boolean; passwordChangedAt: Date | null; createdAt: Date }

/** Checks whether a person's one-time password has expired. One that was created with the account is as old as the
 *  account. */
export function isOneTimePasswordOver({ passwordChangeRequired, passwordChangedAt, createdAt }: Given, now: Date) {
  const givenAt = passwordChangedAt ?? createdAt
  return passwordChangeRequired && now.getTime() - givenAt.getTime() > ONE_TIME_DAYS * DAY_MS
}
