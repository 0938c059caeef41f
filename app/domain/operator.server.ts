import { env } from '#app/env.server.ts'

/** The site's operator and contact data, as shown on every page. */
export function findOperator() {
  return env.operator
}
