import { isMailAvailable } from '#app/outside/mail.server.ts'

/** Checks whether emails are delivered: a mail server is configured, or the demo writes them to files. Otherwise pages
 *  say that no email will come. */
export function areEmailsSent() {
  return isMailAvailable()
}
