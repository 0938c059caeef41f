import { createTransport } from 'nodemailer'
import { env } from '#app/env.server.ts'
import { putEmail } from './mail-folder.server.ts'

export type OutgoingEmail = {
  /** One address, nothing else: no name, no list. */
  to: string
  subject: string
  text: string
  html: string
  language?: string
  /** The same for every try of one email, so that mail servers can tell a repetition. */
  id?: string
  /** The address that puts an end to such emails when it is posted to, for the button of mail programs (RFC 8058). */
  unsubscribe?: string
}

/** The limit of each wait in a conversation with the mail server: to connect, for its greeting, for its next answer. */
const TIME_LIMIT_MS = 10_000
/** For the whole conversation, however the mail server drags it out. */
const LIMIT_MS = 30_000

/** Whether emails leave: through the mail server, or into a folder in demo and development. In production without
 *  `SMTP_URL` they do not, and pages say so. */
export function isMailAvailable() {
  return env.smtpUrl !== null || !env.secure
}

/** Hands an email to the mail server and returns once it has taken it. Takes 30 s at most.
 *  @throws Error when it was not taken, with the `code` and `responseCode` of what happened; what `signal` was aborted
 *  with, when the conversation is broken off. */
export async function send(email: OutgoingEmail, signal?: AbortSignal): Promise<void> {
  const message = messageOf(email)
  if (env.smtpUrl !== null) return throughServer(env.smtpUrl, message, signal)
  if (env.secure) throw Object.assign(new Error('There is no mail server: SMTP_URL is not set.'), { code: 'ENOSMTP' })
  const written = await createTransport({ streamTransport: true, buffer: true }).sendMail(message)
  await putEmail(written.message as Buffer)
}

/** Asks the mail server whether it would take emails of ours: the line, its certificate, name and password. Sends none.
 *  @throws Error when it would not, with the `code` of what happened. */
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

/** The email as headers and parts. No text of a person becomes a header or a second recipient: the address must be one
 *  plain address, and lines of the subject become one. */
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
      // Keeps away the answers of machines: "I am on holiday".
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribe
        ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
        : {}),
    },
    // No part of an email is fetched from anywhere.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** One address of letters, digits and marks that mean nothing in a header: no comma, bracket, quote, space or line. */
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
      // Whatever still hangs there is left behind; the next email opens a connection of its own.
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

/** Only what an address says is taken from the setting: nothing written behind it can switch off the checking of
 *  certificates. Emails hold secrets, so in production an unencrypted line leads to this very machine only. */
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
  // A connection that breaks while it rests concerns no email; the next one opens another.
  server.on('error', () => undefined)
  return server
}
