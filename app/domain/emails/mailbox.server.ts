import { env } from '#app/env.server.ts'
import { isLanguage } from '#app/i18n/config.ts'
import { listEmailIds, readEmail } from '#app/outside/mail-folder.server.ts'
import { cutOwnLinks } from './own-links.ts'

/** A mailbox shows the latest; older emails stay in the folder. */
const SHOWN = 50

/** The emails kept in the folder, newest first. */
export async function listKeptEmails() {
  const ids = await listEmailIds(SHOWN)
  const emails = await Promise.all(ids.map(readKept))
  return emails
    .filter(email => email !== null)
    .map(({ id, to, subject, language, sentAt }) => ({ id, to, subject, language, sentAt }))
}

/** One of them: its text cut into words and our own links, and its markup. Null when there is none of this id. */
export async function findKeptEmail(id: string) {
  const email = await readKept(id)
  return email && { ...email, text: cutOwnLinks(email.text, env.siteUrl) }
}

/** New emails leave through a mail server instead. */
export function areEmailsSentAway() {
  return env.smtpUrl !== null
}

async function readKept(id: string) {
  const message = await readEmail(id)
  // Only where emails stay in a folder is there a mailbox.
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
