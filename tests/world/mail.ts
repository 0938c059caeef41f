import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect } from 'vitest'
import type { Site } from './server.ts'

/** An email as received. */
export type Email = {
  /** All recipients: of the SMTP envelope if it came by SMTP, otherwise of its headers. */
  to: string[]
  subject: string
  text: string
  html: string
  language: string | undefined
  /** Message-ID. */
  id: string | undefined
  /** Headers by name in lower case. */
  headers: Record<string, string>
  /** Links in its text as paths of our site, in their order. */
  paths: string[]
  raw: string
}

/** Behaviour of a mail server: accepts emails, defers them (451), rejects them (550), or hangs after the greeting. */
export type Mood = 'takes' | 'puts-off' | 'refuses' | 'hangs'

type ServerOptions = { mood?: Mood; secure?: boolean; port?: number }

/** Starts a mail server on loopback that stores accepted emails. `url` is for `SMTP_URL`; `mood` may be changed at any
 *  time; `tries` counts all emails offered; `release` accepts those it has held; `secure` uses TLS with a self-signed
 *  certificate. */
export async function startMailServer({ mood = 'takes', secure = false, port = 0 }: ServerOptions = {}) {
  const emails: Email[] = []
  const held: (() => void)[] = []
  const peer = {
    url: '',
    mood,
    tries: 0,
    emails,
    release: () => {
      peer.mood = 'takes'
      for (const goOn of held.splice(0)) goOn()
    },
    stop: () => new Promise<void>(resolve => server.close(resolve)),
  }
  const server = new SMTPServer({
    secure,
    authOptional: true,
    logger: false,
    // STARTTLS is not offered, because the certificate is self-signed.
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onMailFrom: (_, __, next) => {
      peer.tries += 1
      if (peer.mood === 'puts-off') return next(Object.assign(new Error('Later, please'), { responseCode: 451 }))
      if (peer.mood === 'refuses') return next(Object.assign(new Error('Nobody of that name'), { responseCode: 550 }))
      if (peer.mood === 'hangs') return void held.push(next)
      next()
    },
    onData: (stream, session, next) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        void read(Buffer.concat(chunks), recipients).then(email => {
          emails.push(email)
          next()
        }, next)
      })
    },
  })
  // A client that disconnects midway does not fail the test.
  server.on('error', () => undefined)
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  peer.url = `${secure ? 'smtps' : 'smtp'}://127.0.0.1:${(listening.address() as AddressInfo).port}`
  return peer
}

/** Returns the emails that a demo site has written to its folder so far, oldest first. */
export async function emailsOf(site: Pick<Site, 'mailFolder'>): Promise<Email[]> {
  const names = namesIn(site.mailFolder)
  return Promise.all(names.map(name => read(readFileSync(join(site.mailFolder, name)))))
}

/** Waits until a demo site has written an email to an address, and returns the latest. With `after`, waits until there
 *  are more than that many: `after: (await emailsTo(site, address)).length`. */
export async function emailTo(site: Pick<Site, 'mailFolder'>, address: string, { after = 0 } = {}): Promise<Email> {
  await expect.poll(async () => (await emailsTo(site, address)).length).toBeGreaterThan(after)
  return (await emailsTo(site, address)).at(-1)!
}

/** Returns the emails of a demo site to one address so far, ignoring case, oldest first. */
export async function emailsTo(site: Pick<Site, 'mailFolder'>, address: string): Promise<Email[]> {
  const wanted = address.toLowerCase()
  return (await emailsOf(site)).filter(({ to }) => to.some(reader => reader.toLowerCase() === wanted))
}

/** Waits until a server has no due work left, so every email due by now was written or refused. Used to show that an
 *  email was *not* written. */
export async function untilIdle({ database }: Site) {
  const due = { OR: [{ state: 'WAITING', runAt: { lte: new Date() } }, { state: 'RUNNING' }] }
  await expect.poll(() => database.job.count({ where: due })).toBe(0)
}

async function read(raw: Buffer, recipients?: string[]): Promise<Email> {
  const mail = await PostalMime.parse(raw)
  const text = mail.text ?? ''
  const addresses = text.match(/https?:\/\/\S+/g) ?? []
  const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]))
  return {
    to: recipients ?? mail.to?.flatMap(({ address }) => address ?? []) ?? [],
    subject: mail.subject ?? '',
    text,
    html: mail.html ?? '',
    language: headers['content-language'],
    id: mail.messageId,
    headers,
    paths: addresses.map(address => address.replace(/^https?:\/\/[^/]*/, '') || '/'),
    raw: raw.toString('latin1'),
  }
}

function namesIn(folder: string) {
  try {
    return readdirSync(folder)
      .filter(name => name.endsWith('.eml'))
      .sort()
  } catch {
    return []
  }
}
