import { env } from '#app/env.server.ts'

/** The operator of the site and how to reach them, as every page says it. */
export function findOperator() {
  return env.operator
}
