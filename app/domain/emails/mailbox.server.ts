import { env } from '#app/env.server.ts'
import { isLanguage } from '#app/i18n/config.ts'
import { listEmailIds, readEmail } from '#app/outside/mail-folder.server.ts'
import { cutOwnLinks } from './own-links.ts'

/** Emails shown in the mailbox. Older ones stay in the folder. */
const SHOWN = 50

/** The latest emails in the folder, newest first. */
export async function listKeptEmails() {
  const ids = await listEmailIds(SHOWN)
  const emails = await Promise.all(ids.map(readKept))
  return emails
    .filter(email => email !== null)
    .map(({ id, to, subject, language, sentAt }) => ({ id, to, subject, language, sentAt }))
}

/** One stored email: its text, split into words and internal links, and its HTML. Null when there is none with this id. */
export async function findKeptEmail(id: string) {
  const email = await readKept(id)
  return email && { ...email, text: cutOwnLinks(email.text, env.siteUrl) }
}

/** New emails go to a mail server instead of the folder. */
export function areEmailsSentAway() {
  return env.smtpUrl !== null
}

async function readKept(id: string) {
  const message = await readEmail(id)
  // Imported here, because the parser is needed only where emails are written to a folder.
  const { default: PostalMime } = await import('postal-mime')
  const mail = message && (await PostalMime.parse(message).catch(() => null))
  if (!mail) return null
  const language = mail.headers.find(({ key }) => key === 'content-language')?.value
  return {
    id,
    to: mail.to?.map(({ address }) => address).join(', ') ?? '',
    subject: mail.subject ?? '',
    language: isLanguage(language) ? language : undefined,
    sentAt: mail.date ?? null,
    text: mail.text?.trim() ?? '',
    html: mail.html?.trim() ?? '',
  }
}
