import { env } from '#app/env.server.ts'

/** What a personal subscription costs, in whole tenge for so many months; null where the operator has not said. */
export function findPrice() {
  return env.subscriptionPrice
}
