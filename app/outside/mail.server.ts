import { createTransport } from 'nodemailer'
import { env } from '#app/env.server.ts'
import { putEmail } from './mail-folder.server.ts'

export type OutgoingEmail = {
  /** A single address, without a name or a list. */
  to: string
  subject: string
  text: string
  html: string
  language?: string
  /** The same for every attempt to send one email, so that mail servers can recognise a duplicate. */
  id?: string
  /** URL that unsubscribes from such emails by POST, for the one-click button of mail programs (RFC 8058). */
  unsubscribe?: string
}

/** Time limit of each step with the mail server: connecting, its greeting, each response. */
const TIME_LIMIT_MS = 10_000
/** Time limit of the whole exchange, however slow the mail server is. */
const LIMIT_MS = 30_000

/** Checks whether emails are sent: through the mail server, or into a folder in demo and development. In production
 *  without `SMTP_URL` they are not, and pages say so. */
export function isMailAvailable() {
  return env.smtpUrl !== null || !env.secure
}

/** Sends an email and returns once the mail server has accepted it, within 30 s. @throws Error with `code` and
 *  `responseCode` when it was not accepted; the reason of `signal` when it is aborted. */
export async function send(email: OutgoingEmail, signal?: AbortSignal): Promise<void> {
  const message = messageOf(email)
  if (env.smtpUrl !== null) return throughServer(env.smtpUrl, message, signal)
  if (env.secure) throw Object.assign(new Error('There is no mail server: SMTP_URL is not set.'), { code: 'ENOSMTP' })
  const written = await createTransport({ streamTransport: true, buffer: true }).sendMail(message)
  await putEmail(written.message as Buffer)
}

/** Checks that the mail server would accept our emails: connection, certificate, name and password. Sends none. @throws
 *  Error with a `code` when it would not. */
export async function checkMailServer(url: string): Promise<void> {
  const server = connectTo(url)
  const limit = AbortSignal.timeout(LIMIT_MS)
  try {
    await Promise.race([
      server.verify(),
      new Promise<never>((_, reject) =>
        limit.addEventListener('abort', () => reject(Object.assign(new Error('Too late.'), { code: 'ETIMEDOUT' }))),
      ),
    ])
  } finally {
    server.close()
  }
}

/** Builds the message. User text must not add headers or recipients: `to` must be one plain address, and line breaks in
 *  the subject become spaces. */
function messageOf({ to, subject, text, html, language, id, unsubscribe }: OutgoingEmail) {
  if (!isPlainAddress(to)) throw Object.assign(new Error('Not one plain address.'), { code: 'EADDRESS' })
  return {
    from: env.mailFrom,
    to: { name: '', address: to },
    subject: subject.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim(),
    text,
    html,
    ...(id ? { messageId: `<${id}@${/@([\w.-]+)/.exec(env.mailFrom)?.[1] ?? 'localhost'}>` } : {}),
    headers: {
      ...(language ? { 'Content-Language': language } : {}),
      // Prevents automatic replies, such as out-of-office messages.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribe
        ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
        : {}),
    },
    // No part of an email may be loaded from a file or URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Checks for one address without characters that have a meaning in a header, such as commas, brackets, quotes, spaces
 *  and line breaks. */
function isPlainAddress(address: string) {
  return (
    address.length <= 254 &&
    /^[^\s\p{Cc}\p{Cf}\uFFFD<>()[\]\\,;:"@]+@[^\s\p{Cc}\p{Cf}\uFFFD<>()[\]\\,;:"@]+$/u.test(address)
  )
}

type MailServer = ReturnType<typeof connectTo>
let mailServer: MailServer | undefined

async function throughServer(url: string, message: ReturnType<typeof messageOf>, signal?: AbortSignal) {
  const server = (mailServer ??= connectTo(url))
  let timer: NodeJS.Timeout | undefined
  let breakOff = () => {}
  const limit = new Promise<never>((_, reject) => {
    const end = (reason: Error) => {
      // Other emails on this connection are abandoned; the next email opens a new one.
      mailServer = undefined
      server.close()
      reject(reason)
    }
    timer = setTimeout(
      () => end(Object.assign(new Error('The mail server took too long.'), { code: 'ETIMEDOUT' })),
      LIMIT_MS,
    )
    breakOff = () => end(signal?.reason as Error)
    signal?.addEventListener('abort', breakOff, { once: true })
  })
  await Promise.race([server.sendMail(message), limit]).finally(() => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', breakOff)
  })
}

/** Takes only address and credentials from the setting, so that no query parameter can disable the check of
 *  certificates. Emails contain secrets, so in production an unencrypted connection is allowed to this machine only. */
function connectTo(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  const isHere = ['localhost', '127.0.0.1', '::1'].includes(host)
  const server = createTransport({
    pool: true,
    maxConnections: 2,
    host,
    ...(port ? { port: Number(port) } : {}),
    secure: protocol === 'smtps:',
    requireTLS: env.secure && !isHere,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    dnsTimeout: TIME_LIMIT_MS,
    connectionTimeout: TIME_LIMIT_MS,
    greetingTimeout: TIME_LIMIT_MS,
    socketTimeout: TIME_LIMIT_MS,
  })
  // An error of an idle connection affects no email; the next one opens a new connection.
  server.on('error', () => undefined)
  return server
}
