import { env } from '#app/env.server.ts'

/** Who runs the site and how they are reached, as every page says it. */
export function findOperator() {
  return env.operator
}
