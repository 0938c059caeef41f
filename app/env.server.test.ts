import { describe, expect, it } from 'vitest'
import { placed, readEnv } from './env.server.ts'

const secret = 'a'.repeat(32)
const operator = { OPERATOR_NAME: 'Mektep LLP', OPERATOR_EMAIL: 'help@bagdar.example' }
const SITE_URL = 'https://bagdar.example/'
const production = { NODE_ENV: 'production', SESSION_SECRET: secret, SITE_URL, ...operator } as const

describe('the settings', () => {
  it('need a secret in production', () => {
    expect(() => readEnv({ NODE_ENV: 'production' })).toThrow(/SESSION_SECRET/)
    expect(() => readEnv({ NODE_ENV: 'production', SESSION_SECRET: 'short' })).toThrow(/SESSION_SECRET/)
    expect(() => readEnv({ NODE_ENV: 'production', SESSION_SECRET: `${secret},short` })).toThrow(/SESSION_SECRET/)
  })

  it('take several secrets, the first to sign and all to verify', () => {
    const second = 'b'.repeat(40)
    expect(readEnv({ ...production, SESSION_SECRET: ` ${secret} , ${second} ` }).sessionSecrets).toEqual([
      secret,
      second,
    ])
  })

  it('serve production on every address with secure cookies, and the demo on the loopback address without', () => {
    expect(readEnv(production)).toMatchObject({ host: '0.0.0.0', secure: true, demo: false })
    expect(readEnv({ NODE_ENV: 'production', BAGDAR_DEMO: '1' })).toMatchObject({ host: '127.0.0.1', secure: false })
  })

  it('never open the demo, whose passwords everybody knows, to other machines', () => {
    expect(() => readEnv({ NODE_ENV: 'production', BAGDAR_DEMO: '1', HOST: '0.0.0.0' })).toThrow(/loopback/)
  })

  it('have the work in the background done by the server, by nobody here, or by a process that does nothing else', () => {
    expect(readEnv(production).worker).toBe('on')
    expect(readEnv({ ...production, WORKER: 'off' }).worker).toBe('off')
    expect(readEnv({ ...production, WORKER: 'only' }).worker).toBe('only')
    expect(() => readEnv({ ...production, WORKER: 'maybe' })).toThrow()
  })

  it('takes no bucket and no address of its own over an open line in production', () => {
    const keys = { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }
    expect(() => readEnv({ ...production, ...keys, S3_URL: 'http://store.example/files' })).toThrow('S3_URL')
    expect(() => readEnv({ ...production, S3_URL: 'https://store.example/files' })).toThrow('S3_ACCESS_KEY_ID')
    for (const url of ['https://store.example/files', 'http://s3:8333/files']) {
      expect(readEnv({ ...production, ...keys, S3_URL: url }).s3).not.toBeNull()
    }
    expect(() => readEnv({ ...production, SITE_URL: 'http://bagdar.example' })).toThrow('SITE_URL')
  })

  it('need the address of the site in production, and take the loopback address where there is none', () => {
    expect(readEnv(production).siteUrl).toBe('https://bagdar.example')
    expect(() => readEnv({ ...production, SITE_URL: undefined })).toThrow('SITE_URL is needed')
    expect(readEnv({ NODE_ENV: 'production', BAGDAR_DEMO: '1', PORT: '4000' }).siteUrl).toBe('http://127.0.0.1:4000')
    expect(readEnv({ NODE_ENV: 'production', BAGDAR_DEMO: '1', PORT: '4000', HOST: '::1' }).siteUrl).toBe(
      'http://[::1]:4000',
    )
  })

  it('need to say in production who runs the site and how they are reached; a demo has a sample', () => {
    const { name, email, phone, chatUrl } = readEnv(production).operator
    expect([name, email, phone, chatUrl]).toEqual(['Mektep LLP', 'help@bagdar.example', null, null])
    expect(() => readEnv({ ...production, OPERATOR_NAME: undefined })).toThrow('OPERATOR_NAME is needed')
    expect(() => readEnv({ ...production, OPERATOR_EMAIL: undefined })).toThrow('OPERATOR_PHONE')
    const byPhone = { ...production, OPERATOR_EMAIL: undefined, OPERATOR_PHONE: '+7 (727) 123-45-67' }
    expect(readEnv(byPhone).operator).toMatchObject({ email: null, phone: '+7 (727) 123-45-67' })
    expect(() => readEnv({ ...byPhone, OPERATOR_PHONE: 'call me' })).toThrow()
    expect(() => readEnv({ ...production, OPERATOR_CHAT_URL: 'http://chat.example' })).toThrow()
    const demo = readEnv({ NODE_ENV: 'production', BAGDAR_DEMO: '1' })
    expect(demo.operator.email).toMatch(/@/)
    expect(demo.operatorEmail).toBeNull()
  })

  it('keep the emails of a demo beside its database, unless another folder is named', () => {
    const demo = { NODE_ENV: 'production', BAGDAR_DEMO: '1' } as const
    expect(readEnv(demo).mailFolder).toBe('./var/bagdar.db-mail')
    expect(readEnv({ ...demo, DATABASE_URL: 'file:/tmp/other.db?x=1' }).mailFolder).toBe('/tmp/other.db-mail')
    expect(readEnv({ ...demo, DATABASE_URL: 'file:/tmp/other.db', MAIL_FOLDER: './emails' }).mailFolder).toBe(
      './emails',
    )
  })

  it('ask a model only over an encrypted line, and only with a key', () => {
    expect(readEnv(production).advisor).toBeNull()
    expect(readEnv({ ...production, OPENAI_BASE_URL: 'http://model.example/v1' }).advisor).toBeNull()
    expect(() => readEnv({ ...production, OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'http://model.example/v1' })).toThrow(
      'OPENAI_BASE_URL',
    )
    expect(
      readEnv({ ...production, OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'http://127.0.0.1:8080/v1/', OPENAI_MODEL: 'm' })
        .advisor,
    ).toEqual({ key: 'k', url: 'http://127.0.0.1:8080/v1', model: 'm' })
  })

  it('know the price of a subscription when both its tenge and its months are set', () => {
    expect(readEnv(production).subscriptionPrice).toBeNull()
    expect(readEnv({ ...production, SUBSCRIPTION_PRICE: '4900' }).subscriptionPrice).toBeNull()
    expect(readEnv({ ...production, SUBSCRIPTION_PRICE: '4900', SUBSCRIPTION_MONTHS: '3' }).subscriptionPrice).toEqual({
      tenge: 4900,
      months: 3,
    })
    expect(() => readEnv({ ...production, SUBSCRIPTION_PRICE: '-1' })).toThrow('SUBSCRIPTION_PRICE')
  })

  it('begin a path at the folder of the package, wherever a program is started', () => {
    expect(placed('file:./var/bagdar.db?x=1')).toBe(`file:${process.cwd()}/var/bagdar.db?x=1`)
    expect(placed('file:/data/bagdar.db')).toBe('file:/data/bagdar.db')
    expect(placed('postgresql://a@b/c')).toBe('postgresql://a@b/c')
  })

  it('take a name with nothing behind it for one that is left out', () => {
    expect(readEnv({ ...production, SMTP_URL: '', S3_URL: '', PORT: '' })).toMatchObject({ smtpUrl: null, port: 3000 })
    expect(() => readEnv({ ...production, SITE_URL: '' })).toThrow('SITE_URL is needed')
  })

  it('refuse a port that is none and a chat that is not on https', () => {
    expect(() => readEnv({ ...production, PORT: '70000' })).toThrow()
    expect(() => readEnv({ ...production, SUBSCRIPTION_CHAT_URL: 'javascript:alert(1)' })).toThrow()
  })
})
