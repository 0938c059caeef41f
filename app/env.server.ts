import { resolve } from 'node:path'
import { z } from 'zod'
import { root } from './package-folder.server.mjs'
import { readSecretFiles } from './secret-files.server.ts'

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    /** `1` runs the demo: known accounts, loopback only, no secret required. */
    BAGDAR_DEMO: z.stringbool().default(false),
    HOST: z.string().optional(),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    DATABASE_URL: z.string().default('file:./var/bagdar.db'),
    /** Maximum number of PostgreSQL connections of this process; a third are for reading. A worker opens one more to
     *  listen. All processes together must stay below the server's `max_connections`, twice as many of them during a
     *  release. */
    DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(100).default(8),
    /** A comma-separated list: the first signs, all verify. */
    SESSION_SECRET: z.string().optional(),
    /** URL of the messaging chat where a personal subscription is arranged. */
    SUBSCRIPTION_CHAT_URL: z.url({ protocol: /^https$/ }).optional(),
    /** Price of a personal subscription in whole tenge, for SUBSCRIPTION_MONTHS. Shown before sign-up when both are
     *  set. */
    SUBSCRIPTION_PRICE: z.coerce.number().int().positive().optional(),
    SUBSCRIPTION_MONTHS: z.coerce.number().int().min(1).max(36).optional(),
    /** Public base URL of the site, used for links in emails, shared links and calendar files. */
    SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Mail server, `smtps://user:password@host`. The demo writes emails to files instead. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().default('Bagdar <no-reply@localhost>'),
    /** The operator: the organisation that runs the site and is responsible for its data, named on every page. At least
     *  one of the three contacts is required in production. Partner applications are sent to the email address. */
    OPERATOR_NAME: z.string().trim().min(2).max(120).optional(),
    OPERATOR_EMAIL: z.email().optional(),
    OPERATOR_PHONE: z
      .string()
      .regex(/^\+?[\d ()-]{5,25}$/)
      .optional(),
    OPERATOR_CHAT_URL: z.url({ protocol: /^https$/ }).optional(),
    /** Folder of the demo's emails (by default next to its database), and folder of uploaded files when they are stored
     *  on disk. */
    MAIL_FOLDER: z.string().optional(),
    FILES_FOLDER: z.string().default('./var/files'),
    /** Bucket used instead of FILES_FOLDER: `https://host/bucket`, with its region and keys. */
    S3_URL: z.url({ protocol: /^https?$/ }).optional(),
    S3_REGION: z.string().default('auto'),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    /** Language model that turns facts into text: any server with the OpenAI API. Without a key the built-in writer is
     *  used. */
    OPENAI_API_KEY: z.string().min(1).optional(),
    OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://api.openai.com/v1'),
    OPENAI_MODEL: z.string().min(1).default('gpt-4.1-mini'),
    /** `0` turns off the check of the links of materials. Production checks them daily, demo and development never. */
    LINK_CHECK: z.stringbool().default(true),
    /** Requires two-step sign-in for staff and administrators in the admin area. Off by default in the demo and in
     *  development. */
    TWO_STEP_REQUIRED: z.stringbool().optional(),
    /** `off` serves requests without background jobs, `only` runs background jobs without serving: for a separate
     *  worker. */
    WORKER: z.enum(['on', 'off', 'only']).default('on'),
    /** Number of reverse proxies in front of the server. 0 ignores forwarded headers. */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
    /** Maximum number of password checks in the queue. Further sign-ins get a 503. */
    SIGN_IN_QUEUE: z.coerce.number().int().min(1).max(10_000).default(400),
    /** Time limit for rendering one PDF preview, in milliseconds. */
    PREVIEW_MS: z.coerce.number().int().min(500).max(60_000).default(3_000),
    /** Time during which a stopping server still answers requests while `/readyz` returns 503, in milliseconds. It must
     *  be as long as the load balancer needs to notice. */
    DRAIN_MS: z.coerce.number().int().min(0).max(60_000).optional(),
    /** Address on which this process serves its Prometheus metrics, such as `127.0.0.1:9464`. Off by default. */
    METRICS_ADDRESS: z
      .string()
      .regex(/^(?:[\w.-]+|\[[0-9a-f:]+\]):\d{1,5}$/i)
      .optional(),
    /** `json` writes each log entry as a line of JSON, `plain` is for people. JSON is the default in production. */
    LOG_FORMAT: z.enum(['json', 'plain']).optional(),
    /** Lowest level that is logged. `info` includes a line for each request. */
    LOG_LEVEL: z.enum(['info', 'warn', 'error']).default('info'),
    /** Database statements that take at least this many milliseconds are logged. 0 turns this off. */
    SLOW_QUERY_MS: z.coerce.number().int().min(0).max(600_000).optional(),
    /** Key of the encrypted backups, or the file that contains it. Read by `npm run backup` and `npm run restore`. */
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
    /** Cookies are `Secure` with the `__Host-` prefix in production, except in the demo. */
    secure: given.NODE_ENV === 'production' && !given.BAGDAR_DEMO,
  }))

/** Operator of a demo. Production must set its own. */
const sample = { name: 'Bagdar Demo', email: 'operator@bagdar.example' }

/** Host name or address of the default SITE_URL of a demo or development server, with brackets around IPv6. */
function loopbackOf(host = '127.0.0.1') {
  return host.includes(':') ? `[${host}]` : host
}

/** Splits `host:port`. */
function addressOf(text: string) {
  const at = text.lastIndexOf(':')
  return { host: text.slice(0, at).replace(/^\[|\]$/g, ''), port: Number(text.slice(at + 1)) }
}

/** Folder of a demo's emails, next to the database of its accounts, so that two demos do not read each other's. */
function mailFolderOf(databaseUrl: string) {
  return databaseUrl.startsWith('file:') ? `${databaseUrl.slice(5).replace(/\?.*$/, '')}-mail` : './var/mail'
}

export type Env = z.output<typeof schema>

/** Reads the settings of the process.
 *  @throws Error that names the setting: in production for a missing secret or one under 32 characters, a missing SITE_URL
 *  or operator with a contact, incomplete S3 settings and unencrypted addresses; in demo and development when HOST is not
 *  a loopback address. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  // An empty value counts as unset: settings forms of hosting services send them that way.
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

/** Checks whether a connection is encrypted or stays on this machine. */
function isPrivateLine(address: string) {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/** Checks whether the host name has no dot: containers of one private network use such names. */
function isInside(address: string) {
  return /^[a-z][a-z0-9-]*$/i.test(new URL(address).hostname)
}

/** Resolves the path in a `file:` database URL against the package folder, whatever the working directory. */
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
