import { env } from '#app/env.server.ts'

/** Returns the price of a personal subscription, in whole tenge for a number of months, or null when the operator has
 *  not configured it. */
export function findPrice() {
  return env.subscriptionPrice
}
