import { isMailAvailable } from '#app/outside/mail.server.ts'

/** Whether emails reach people here: a mail server is named, or the demo writes them as files. Where they do not, the
 *  pages that would promise one say so. */
export function areEmailsSent() {
  return isMailAvailable()
}
