const DAY_MS = 24 * 60 * 60 * 1000

/** For so many days a one-time password signs its owner in: a slip handed out before a holiday is still good after it,
 *  and one forgotten in a drawer is not. */
export const ONE_TIME_DAYS = 14

type Given = { passwordChangeRequired: boolean; passwordChangedAt: Date | null; createdAt: Date }

/** Whether somebody has a one-time password that has run out. One that came with the account is as old as the account. */
export function isOneTimePasswordOver({ passwordChangeRequired, passwordChangedAt, createdAt }: Given, now: Date) {
  const givenAt = passwordChangedAt ?? createdAt
  return passwordChangeRequired && now.getTime() - givenAt.getTime() > ONE_TIME_DAYS * DAY_MS
}
