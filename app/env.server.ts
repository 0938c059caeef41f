import { resolve } from 'node:path'
import { z } from 'zod'
import { root } from './package-folder.server.mjs'
import { readSecretFiles } from './secret-files.server.ts'

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    /** `1` serves the demo: known accounts, loopback only, no secret needed. */
    BAGDAR_DEMO: z.stringbool().default(false),
    HOST: z.string().optional(),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    DATABASE_URL: z.string().default('file:./var/bagdar.db'),
    /** Connections of this process to PostgreSQL at most, a third of them for reading; a worker listens on one more. All
     *  processes together stay below the server's `max_connections`, at a release with twice as many of them. */
    DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(100).default(8),
    /** A comma-separated list: the first signs, all verify. */
    SESSION_SECRET: z.string().optional(),
    /** Where a person arranges a personal subscription: the address of a messaging chat. */
    SUBSCRIPTION_CHAT_URL: z.url({ protocol: /^https$/ }).optional(),
    /** What a personal subscription costs, in whole tenge for so many months; shown before sign-up when both are set. */
    SUBSCRIPTION_PRICE: z.coerce.number().int().positive().optional(),
    SUBSCRIPTION_MONTHS: z.coerce.number().int().min(1).max(36).optional(),
    /** Where the site is reached from outside, for every link that leaves it: emails, links sent on, calendar files. */
    SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** The mail server, `smtps://user:password@host`. The demo writes emails as files instead. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().default('Bagdar <no-reply@localhost>'),
    /** The organisation that runs the site and answers for its data, as every page names it, and how it is reached: one
     *  of the three at least. Applications of partners are sent to the e-mail. */
    OPERATOR_NAME: z.string().trim().min(2).max(120).optional(),
    OPERATOR_EMAIL: z.email().optional(),
    OPERATOR_PHONE: z
      .string()
      .regex(/^\+?[\d ()-]{5,25}$/)
      .optional(),
    OPERATOR_CHAT_URL: z.url({ protocol: /^https$/ }).optional(),
    /** Where emails of the demo are written (beside its database when nothing is said), and uploaded files kept when
     *  they are kept on disk. */
    MAIL_FOLDER: z.string().optional(),
    FILES_FOLDER: z.string().default('./var/files'),
    /** A bucket instead of the folder: `https://host/bucket`, with its region and keys. */
    S3_URL: z.url({ protocol: /^https?$/ }).optional(),
    S3_REGION: z.string().default('auto'),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    /** A model that puts facts into words: any server that speaks the protocol. Without a key the built-in writer does. */
    OPENAI_API_KEY: z.string().min(1).optional(),
    OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://api.openai.com/v1'),
    OPENAI_MODEL: z.string().min(1).default('gpt-4.1-mini'),
    /** `0` asks no address of a material whether it opens; production does so every day, demo and development never. */
    LINK_CHECK: z.stringbool().default(true),
    /** Staff and administrators need a second step to enter the admin area; the demo does not ask for one. */
    TWO_STEP_REQUIRED: z.stringbool().optional(),
    /** `off` serves without working in the background, `only` works without serving: for a worker of its own. */
    WORKER: z.enum(['on', 'off', 'only']).default('on'),
    /** How many reverse proxies stand in front; 0 trusts no forwarded header. */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
    /** So many passwords may wait to be checked; who comes then is told to wait (503). */
    SIGN_IN_QUEUE: z.coerce.number().int().min(1).max(10_000).default(400),
    /** How long one preview of a PDF may take, in milliseconds. */
    PREVIEW_MS: z.coerce.number().int().min(500).max(60_000).default(3_000),
    /** How long a server that is told to stop goes on answering while `/readyz` says 503, in milliseconds: as long as what
     *  spreads the requests needs to notice. */
    DRAIN_MS: z.coerce.number().int().min(0).max(60_000).optional(),
    /** Where this process tells its figures to Prometheus, `127.0.0.1:9464`; nowhere when nothing is said. */
    METRICS_ADDRESS: z
      .string()
      .regex(/^(?:[\w.-]+|\[[0-9a-f:]+\]):\d{1,5}$/i)
      .optional(),
    /** `json` writes each line of the log as JSON, `plain` for people; JSON in production. */
    LOG_FORMAT: z.enum(['json', 'plain']).optional(),
    /** The least that is written into the log: `info` has a line for each request. */
    LOG_LEVEL: z.enum(['info', 'warn', 'error']).default('info'),
    /** A statement of the database that takes so many milliseconds or more is written into the log; 0 writes none. */
    SLOW_QUERY_MS: z.coerce.number().int().min(0).max(600_000).optional(),
    /** The key of encrypted backups, or the file it stands in; `npm run backup` and `npm run restore` read it. */
    BACKUP_KEY: z.string().optional(),
    BACKUP_KEY_FILE: z.string().optional(),
  })
  .transform(given => ({
    mode: given.NODE_ENV,
    demo: given.BAGDAR_DEMO,
    host: given.HOST ?? (given.NODE_ENV === 'production' && !given.BAGDAR_DEMO ? '0.0.0.0' : '127.0.0.1'),
    port: given.PORT,
    databaseUrl: given.DATABASE_URL,
    databaseConnections: given.DATABASE_CONNECTIONS,
    sessionSecrets: (given.SESSION_SECRET ?? '')
      .split(',')
      .map(secret => secret.trim())
      .filter(Boolean),
    subscriptionChatUrl: given.SUBSCRIPTION_CHAT_URL ?? null,
    subscriptionPrice:
      given.SUBSCRIPTION_PRICE && given.SUBSCRIPTION_MONTHS
        ? { tenge: given.SUBSCRIPTION_PRICE, months: given.SUBSCRIPTION_MONTHS }
        : null,
    siteUrl: (given.SITE_URL ?? `http://${loopbackOf(given.HOST)}:${given.PORT}`).replace(/\/+$/, ''),
    smtpUrl: given.SMTP_URL ?? null,
    mailFrom: given.MAIL_FROM,
    operatorEmail: given.OPERATOR_EMAIL ?? null,
    operator: {
      name: given.OPERATOR_NAME ?? sample.name,
      email: given.OPERATOR_EMAIL ?? (given.OPERATOR_PHONE || given.OPERATOR_CHAT_URL ? null : sample.email),
      phone: given.OPERATOR_PHONE ?? null,
      chatUrl: given.OPERATOR_CHAT_URL ?? null,
    },
    mailFolder: given.MAIL_FOLDER ?? mailFolderOf(given.DATABASE_URL),
    filesFolder: given.FILES_FOLDER,
    s3:
      given.S3_URL && given.S3_ACCESS_KEY_ID && given.S3_SECRET_ACCESS_KEY
        ? {
            url: given.S3_URL.replace(/\/+$/, ''),
            region: given.S3_REGION,
            accessKeyId: given.S3_ACCESS_KEY_ID,
            secretAccessKey: given.S3_SECRET_ACCESS_KEY,
          }
        : null,
    advisor: given.OPENAI_API_KEY
      ? { key: given.OPENAI_API_KEY, url: given.OPENAI_BASE_URL.replace(/\/+$/, ''), model: given.OPENAI_MODEL }
      : null,
    linkCheck: given.LINK_CHECK && given.NODE_ENV === 'production' && !given.BAGDAR_DEMO,
    twoStepRequired: given.TWO_STEP_REQUIRED ?? (given.NODE_ENV === 'production' && !given.BAGDAR_DEMO),
    worker: given.WORKER,
    trustedProxies: given.TRUSTED_PROXIES,
    signInQueue: given.SIGN_IN_QUEUE,
    previewMs: given.PREVIEW_MS,
    drainMs: given.DRAIN_MS ?? (given.NODE_ENV === 'production' && !given.BAGDAR_DEMO ? 1_000 : 0),
    metricsAddress: given.METRICS_ADDRESS ? addressOf(given.METRICS_ADDRESS) : null,
    logFormat: given.LOG_FORMAT ?? (given.NODE_ENV === 'production' && !given.BAGDAR_DEMO ? 'json' : 'plain'),
    logLevel: given.LOG_LEVEL,
    slowQueryMs: given.SLOW_QUERY_MS ?? (given.NODE_ENV === 'production' && !given.BAGDAR_DEMO ? 500 : 0),
    backupKey: given.BACKUP_KEY ?? null,
    backupKeyFile: given.BACKUP_KEY_FILE ?? null,
    /** Cookies are `Secure` and `__Host-` wherever the site is served for real. */
    secure: given.NODE_ENV === 'production' && !given.BAGDAR_DEMO,
  }))

/** The operator of a demo. Production names its own. */
const sample = { name: 'Bagdar Demo', email: 'operator@bagdar.example' }

/** The address a demo or development server is reached at when nothing else is said. */
function loopbackOf(host = '127.0.0.1') {
  return host.includes(':') ? `[${host}]` : host
}

/** A name or an address, and a port. */
function addressOf(text: string) {
  const at = text.lastIndexOf(':')
  return { host: text.slice(0, at).replace(/^\[|\]$/g, ''), port: Number(text.slice(at + 1)) }
}

/** Emails belong to the database of the accounts they were written to: two demos do not read each other's. */
function mailFolderOf(databaseUrl: string) {
  return databaseUrl.startsWith('file:') ? `${databaseUrl.slice(5).replace(/\?.*$/, '')}-mail` : './var/mail'
}

export type Env = z.output<typeof schema>

/** Reads the settings of the process.
 *  @throws Error that names the setting: in production without a secret of at least 32 characters, its own address or an
 *  operator who can be reached; with a demo on an open address. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  // A name with nothing behind it is how forms of settings leave one out.
  const env = schema.parse(Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')))
  if (!env.secure && !['127.0.0.1', '::1', 'localhost'].includes(env.host)) {
    throw new Error(
      'Demo and development have known passwords and secrets and serve the loopback address only. Unset HOST.',
    )
  }
  if (!env.secure) return { ...env, sessionSecrets: [...env.sessionSecrets, 'not-a-secret-for-demo-and-development'] }
  const asked = source.S3_URL || source.S3_ACCESS_KEY_ID || source.S3_SECRET_ACCESS_KEY
  if (asked && !env.s3) throw new Error('S3_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together.')
  if (env.s3 && !isPrivateLine(env.s3.url) && !isInside(env.s3.url)) {
    throw new Error(
      'S3_URL begins with https:// in production, or leads to a name of a network of its own (http://s3:8333/…).',
    )
  }
  if (env.advisor && !isPrivateLine(env.advisor.url)) {
    throw new Error('OPENAI_BASE_URL begins with https:// in production.')
  }
  if (env.sessionSecrets.length === 0 || env.sessionSecrets.some(secret => secret.length < 32)) {
    throw new Error(
      'SESSION_SECRET is needed in production: a comma-separated list of secrets, 32 characters or more. openssl rand -base64 48 makes one.',
    )
  }
  if (!source.SITE_URL) {
    throw new Error('SITE_URL is needed in production: where the site is reached, such as https://bagdar.example.')
  }
  if (!isPrivateLine(source.SITE_URL)) throw new Error('SITE_URL begins with https:// in production.')
  if (!source.OPERATOR_NAME) {
    throw new Error('OPERATOR_NAME is needed in production: who runs the site and answers for its data.')
  }
  if (!source.OPERATOR_EMAIL && !source.OPERATOR_PHONE && !source.OPERATOR_CHAT_URL) {
    throw new Error(
      'How the operator is reached is needed in production: OPERATOR_EMAIL, OPERATOR_PHONE or OPERATOR_CHAT_URL.',
    )
  }
  return env
}

/** Encrypted, or within this machine. */
function isPrivateLine(address: string) {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/** A name without a dot is none of the internet: containers of one network call each other so. */
function isInside(address: string) {
  return /^[a-z][a-z0-9-]*$/i.test(new URL(address).hostname)
}

/** An address of a database whose file is found from wherever a program is started: what it says begins at the folder of the
 *  package. */
export function placed(databaseUrl: string) {
  return databaseUrl.replace(/^file:([^?]+)/, (_, path: string) => `file:${resolve(root, path)}`)
}

function allPlaced(read: Env) {
  const [mailFolder, filesFolder] = [read.mailFolder, read.filesFolder].map(folder => resolve(root, folder)) as [
    string,
    string,
  ]
  const backupKeyFile = read.backupKeyFile === null ? null : resolve(root, read.backupKeyFile)
  return { ...read, databaseUrl: placed(read.databaseUrl), mailFolder, filesFolder, backupKeyFile, root }
}

export const env = allPlaced(readEnv(readSecretFiles(process.env)))
