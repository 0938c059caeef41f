import { env } from '#app/env.server.ts'

/** Checks whether the pages for developers are open: in development and in the demo, never in production. */
export function areDevPagesOpen() {
  return env.demo || env.mode !== 'production'
}
