import { env } from '#app/env.server.ts'

/** Pages for those who build the site are open in development and in the demo, never in production. */
export function areDevPagesOpen() {
  return env.demo || env.mode !== 'production'
}
