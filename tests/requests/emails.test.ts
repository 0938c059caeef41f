import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findToken, issueToken, redeemToken } from '#app/domain/accounts/tokens.server.ts'
import { type Email, queueEmail } from '#app/domain/emails/emails.server.ts'
import { languages } from '#app/i18n/config.ts'
import { type Email as Received, emailTo, emailsOf, emailsTo, untilIdle } from '../world/mail.ts'
import { mainOf, tagsOf, textOf, titleOf } from '../world/page.ts'
import { type Site, startServer } from '../world/server.ts'
import { onSqlite } from '#tests/world/postgres.ts'

let site: Site
const operator = 'operator@bagdar.example'
beforeAll(async () => void (site = await startServer({ settings: { OPERATOR_EMAIL: operator } })))
afterAll(() => site.stop())

let made = 0
async function makeReader(
  given: { language?: string | null; state?: string; email?: string | null; name?: string } = {},
) {
  const username = given.name ?? `reader_${(made += 1)}`
  const email = given.email === undefined ? `${username}@mektep.example` : given.email
  return site.database.user.create({
    data: {
      username,
      usernameFolded: username.toLowerCase(),
      email,
      emailFolded: email?.toLowerCase() ?? null,
      passwordHash: 'none',
      passwordChangeRequired: true,
      language: given.language === undefined ? 'ru' : given.language,
      state: given.state ?? 'ACTIVE',
      deletionAt: new Date('2026-12-20T07:00:00Z'),
      passwordChangedAt: new Date('2026-11-20T07:39:00Z'),
      profile: { create: { firstName: given.name ?? 'Айбек', lastName: '<b>Evil</b>' } },
    },
  })
}

const queue = (message: Email) => queueEmail(message, site.database)
async function received(message: Email, to: string) {
  if (message.name === 'verify-email')
    await issueToken({ userId: message.userId, kind: 'VERIFY_EMAIL', email: message.email }, site.database)
  const after = (await emailsTo(site, to)).length
  await queue(message)
  return emailTo(site, to, { after })
}
const secretIn = ({ paths }: Received) => /(?:reset-password\/|token=)([\w-]{43})$/.exec(paths[0]!)![1]!

describe('the letter about a pupil in danger', () => {
  it('names the pupil, leads to the case and quotes nothing', async () => {
    const [reader, pupil] = [await makeReader(), await makeReader({ name: 'Ерасыл' })]
    const text = 'Больше не хочу жить'
    const target = { targetKind: 'POST', targetId: 'gone', ownerId: pupil.id, text }
    const { id: caseId } = await site.database.moderationCase.create({
      data: { ...target, cause: 'SELF_HARM', gravity: 2 },
    })
    const got = await received({ name: 'pupil-in-danger', userId: reader.id, caseId }, reader.email!)
    expect(got.text).toContain('Ерасыл')
    expect(got.subject).not.toContain('Ерасыл')
    expect(got.paths[0]).toBe(`/admin/moderation/${caseId}`)
    expect(got.raw + got.text + got.html).not.toContain(text)
  })
})

describe('the messages to people', () => {
  const kinds: [Email['name'], (id: string, email: string) => Email, RegExp][] = [
    ['reset-password', userId => ({ name: 'reset-password', userId }), /^\/auth\/reset-password\/[\w-]{43}$/],
    ['invitation', userId => ({ name: 'invitation', userId }), /^\/auth\/reset-password\/[\w-]{43}$/],
    [
      'verify-email',
      (userId, email) => ({ name: 'verify-email', userId, email }),
      /^\/auth\/verify-email\?token=[\w-]{43}$/,
    ],
    ['email-taken', (_, email) => ({ name: 'email-taken', email, language: 'en' }), /^\/auth\/forgot-password$/],
    ['password-changed', userId => ({ name: 'password-changed', userId }), /^\/auth\/forgot-password$/],
    ['email-changed', (userId, email) => ({ name: 'email-changed', userId, email }), /^\/app\/settings\/credentials$/],
    ['two-step-changed', userId => ({ name: 'two-step-changed', userId, on: 'yes' }), /^\/app\/settings\/credentials$/],
    ['two-step-changed', userId => ({ name: 'two-step-changed', userId, on: 'no' }), /^\/app\/settings\/credentials$/],
    ['account-deletion', userId => ({ name: 'account-deletion', userId }), /^\/app\/settings\/data$/],
  ]

  it.each(languages)('are whole in %s: one reader, two parts that say the same, one link', async language => {
    const messages = await Promise.all(
      kinds.map(async ([name, message, link]) => {
        const { id, email } = await makeReader({ language })
        return { name, link, email, got: await received(message(id, email!), email!) }
      }),
    )
    for (const { name, link, email, got } of messages) {
      expect(got.to, name).toEqual([email])
      expect(got.language, name).toBe(language)
      expect(got.html, name).toContain(`<html lang="${language}"`)
      expect(got.paths[0], name).toMatch(link)
      const links = tagsOf(got.html, 'a').map(({ href }) => href!.replace(/^https?:\/\/[^/]*/, ''))
      expect(links, name).toEqual([got.paths[0]])
      const [spoken = ''] = got.text.split('\n')
      expect(textOf(got.html), name).toContain(spoken)
      expect(`${got.subject} ${got.text} ${got.html}`, name).not.toMatch(
        /\{\w+\}|undefined|null|\b\w+\.(?:lead|subject)\b/,
      )
    }
    const subjects = new Set(messages.map(({ got }) => got.subject))
    expect(subjects.size).toBe(kinds.length)
  })

  it('name groups to somebody of a college, and classes to somebody of a school', async () => {
    for (const [type, expected, unexpected] of [
      ['COLLEGE', 'проверить группы', 'классы'],
      ['SCHOOL', 'проверить классы', 'группы'],
    ] as const) {
      const { id: userId, email } = await makeReader({ language: 'ru' })
      const { id: organizationId } = await site.database.organization.create({
        data: { name: { ru: 'Политех' }, type },
      })
      await site.database.member.create({ data: { userId, organizationId, role: 'ORG_ADMIN', status: 'ACTIVE' } })
      const { text } = await received({ name: 'invitation', userId }, email!)
      expect(text.replace(/\s+/g, ' ')).toContain(expected)
      expect(text).not.toContain(unexpected)
    }
  })

  it('have a subject in Kazakh that arrives message by message, in a head of plain ASCII', async () => {
    const { id, email } = await makeReader({ language: 'kk' })
    const { subject, raw } = await received({ name: 'reset-password', userId: id }, email!)
    expect(subject).toBe('Жаңа құпиясөзге арналған сілтеме')
    expect(raw).toMatch(/^[\t\r\n\x20-\x7e]+$/)
    expect(raw).toMatch(/^Subject: =\?UTF-8\?/m)
  })

  it('are in Russian for who has not chosen a language, or one we do not speak', async () => {
    const readers = await Promise.all([null, 'de', 'constructor'].map(language => makeReader({ language })))
    const messages = await Promise.all(
      readers.map(({ id, email }) => received({ name: 'password-changed', userId: id }, email!)),
    )
    expect(messages.map(({ language }) => language)).toEqual(['ru', 'ru', 'ru'])
  })

  it('tell the day of a deletion and the moment of a new password as a calendar in Kazakhstan shows them', async () => {
    const { id, email } = await makeReader({ language: 'ru' })
    expect((await received({ name: 'account-deletion', userId: id }, email!)).subject).toContain('20 декабря 2026')
    expect((await received({ name: 'password-changed', userId: id }, email!)).text).toContain('12:39')
  })

  it('say nothing a person typed: nobody can have us carry their words to a stranger', async () => {
    const readers = await Promise.all(
      kinds.map(() => makeReader({ name: `evil.example.${(made += 1)}`, email: `victim_${made}@mektep.example` })),
    )
    const messages = await Promise.all(readers.map(({ id, email }, at) => received(kinds[at]![1](id, email!), email!)))
    for (const { subject, text, html } of messages) expect(`${subject} ${text} ${html}`).not.toMatch(/evil/i)
  })

  it('about an address that is taken go to its owner, in the owner’s language', async () => {
    const { email } = await makeReader({ language: 'kk', email: 'Owner@Mektep.Example' })
    const got = await received({ name: 'email-taken', email: 'owner@mektep.example', language: 'en' }, email!)
    expect(got.language).toBe('kk')
  })

  it('about a new address go to the former one', async () => {
    const { id, email } = await makeReader()
    expect(
      (await received({ name: 'email-changed', userId: id, email: 'former@mektep.example' }, 'former@mektep.example'))
        .to,
    ).toEqual(['former@mektep.example'])
    expect(await emailsTo(site, email!)).toEqual([])
  })
})

describe('a secret in a message', () => {
  onSqlite('opens once, and is kept nowhere but in the message', async () => {
    const { id, email } = await makeReader()
    const secret = secretIn(await received({ name: 'reset-password', userId: id }, email!))
    await untilIdle(site)
    const file = site.databaseUrl.replace('file:', '')
    for (const part of [file, `${file}-wal`]) expect(readFileSync(part).includes(secret)).toBe(false)
    const results = await Promise.all([1, 2].map(() => redeemToken('RESET_PASSWORD', secret, site.database)))
    expect(results.filter(Boolean)).toEqual([{ userId: id, email: null }])
    expect(await redeemToken('RESET_PASSWORD', secret, site.database)).toBeNull()
  })

  it('stops working when another message of its kind is written', async () => {
    const { id, email } = await makeReader()
    const first = secretIn(await received({ name: 'reset-password', userId: id }, email!))
    const second = secretIn(await received({ name: 'reset-password', userId: id }, email!))
    expect(await findToken('RESET_PASSWORD', first, site.database)).toBeNull()
    expect(await findToken('RESET_PASSWORD', second, site.database)).toMatchObject({ userId: id })
  })

  it('proves the address the message went to and opens nothing else', async () => {
    const { id } = await makeReader()
    const secret = secretIn(
      await received({ name: 'verify-email', userId: id, email: 'new@mektep.example' }, 'new@mektep.example'),
    )
    expect(await findToken('RESET_PASSWORD', secret, site.database)).toBeNull()
    expect(await findToken('VERIFY_EMAIL', secret, site.database)).toEqual({ userId: id, email: 'new@mektep.example' })
  })
})

describe('a message nobody is there to read', () => {
  it('is not written, and its job is done', async () => {
    const inactive = await makeReader({ state: 'INACTIVE' })
    const blocked = await makeReader({ state: 'BLOCKED' })
    const nameless = await makeReader({ email: null })
    const stays = await makeReader()
    await site.database.user.update({ where: { id: stays.id }, data: { deletionAt: null } })
    const before = (await emailsOf(site)).length
    const messages: Email[] = [
      { name: 'reset-password', userId: 'nobody' },
      { name: 'reset-password', userId: inactive.id },
      { name: 'verify-email', userId: blocked.id, email: 'someone@mektep.example' },
      { name: 'password-changed', userId: nameless.id },
      { name: 'account-deletion', userId: stays.id },
      { name: 'email-taken', email: 'nobody@mektep.example', language: 'kk' },
      { name: 'email-taken', email: inactive.email!, language: 'kk' },
      { name: 'partner-application', applicationId: 'none' },
    ]
    const tokens = await site.database.oneTimeToken.count()
    for (const message of messages) await queue(message)
    await untilIdle(site)
    expect(await emailsOf(site)).toHaveLength(before)
    expect(await site.database.oneTimeToken.count()).toBe(tokens)
    const jobs = await site.database.job.findMany({ where: { kind: 'email' } })
    expect(new Set(jobs.map(({ state }) => state))).toEqual(new Set(['DONE']))
  })

  it('leaves no address behind in what was done', async () => {
    const { id, email } = await makeReader()
    await received({ name: 'email-changed', userId: id, email: email! }, email!)
    await untilIdle(site)
    const jobs = await site.database.job.findMany({ where: { kind: 'email', state: 'DONE' } })
    expect(jobs.map(({ payload }) => payload)).toEqual(jobs.map(() => ({})))
  })
})

describe('the message about a partner’s application', () => {
  const apply = (given: Record<string, string | number>) =>
    site.database.partnerApplication.create({
      data: {
        idempotencyKey: `application-${(made += 1)}`,
        organization: 'Лицей №5',
        type: 'SCHOOL',
        city: 'Алматы',
        people: 120,
        contactName: 'Гүлнар Әбдіқадыр',
        email: 'gulnar@mektep.example',
        message: 'Хотим начать в декабре.',
        language: 'kk',
        ...given,
      },
    })
  const emailFor = async (given = {}) => {
    const { id } = await apply(given)
    return received({ name: 'partner-application', applicationId: id }, operator)
  }

  it('tells the operator in Russian everything the partner wrote', async () => {
    const { subject, text, language, paths, to } = await emailFor()
    expect([to, language, subject]).toEqual([[operator], 'ru', 'Заявка партнёра: Лицей №5'])
    for (const words of [
      'Школа',
      'Алматы',
      '120',
      'Гүлнар Әбдіқадыр',
      'gulnar@mektep.example',
      'Қазақша',
      'Хотим начать',
    ]) {
      expect(text).toContain(words)
    }
    expect(paths[0]).toBe('/admin/applications')
  })

  it('cannot be given a head line, another recipient or markup', async () => {
    const attack = 'Лицей\r\nBcc: thief@evil.example\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script>'
    const message = await emailFor({ organization: attack, contactName: attack, city: attack, message: attack })
    expect(message.to).toEqual([operator])
    expect(Object.keys(message.headers)).not.toContain('bcc')
    expect(message.headers['content-type']).toMatch(/^multipart\/alternative/)
    expect(message.subject).toMatch(/^Заявка партнёра: Лицей Bcc: thief@evil\.example/)
    expect(message.html).not.toContain('<script')
  })

  it('cannot be made to tell false answers: what was typed stays behind its question', async () => {
    const message = await emailFor({
      contactName: 'Ким\nПочта: thief@evil.example',
      message: 'Да\nПочта: thief@evil.example',
    })
    expect(message.text.split(/\r?\n/).filter(line => line.startsWith('Почта:'))).toEqual([
      'Почта: gulnar@mektep.example',
    ])
  })

  it('bears any length and a kind nobody knows', async () => {
    const message = await emailFor({ organization: 'Ұ'.repeat(5000), type: 'ROCKET', message: '😀'.repeat(5000) })
    expect(message.subject.length).toBeLessThan(120)
    expect(message.text).toContain('ROCKET')
  })
})

describe('the mailbox of the demo', () => {
  it.each(languages)('lists the messages newest first and shows each, in %s', async language => {
    const { id, email } = await makeReader({ language })
    const message = await received({ name: 'reset-password', userId: id }, email!)
    const list = await site.visit('/dev/mail', { cookies: { language } })
    expect(list.status).toBe(200)
    const links = tagsOf(list.text, 'a').flatMap(({ href }) => (href?.startsWith('/dev/mail/') ? [href] : []))
    expect(links.length).toBeLessThanOrEqual(50)
    const page = await site.visit(links[0]!, { cookies: { language } })
    expect(titleOf(page.text)).toContain(message.subject)
    expect(mainOf(page.text)).toContain(email)
    expect(tagsOf(page.text, 'a').map(({ href }) => href)).toContain(message.paths[0])
  })

  it('shows markup as words and links to nobody else', async () => {
    const application = await site.database.partnerApplication.create({
      data: {
        idempotencyKey: `application-${(made += 1)}`,
        organization: '<img src=x onerror=alert(1)>',
        type: 'SCHOOL',
        city: 'https://evil.example/a',
        contactName: 'javascript:alert(1)',
        email: 'a@mektep.example',
        language: 'ru',
      },
    })
    await received({ name: 'partner-application', applicationId: application.id }, operator)
    const list = await site.visit('/dev/mail')
    const page = await site.visit(/href="(\/dev\/mail\/[^"]+)"/.exec(list.text)![1]!)
    for (const { text } of [list, page]) {
      expect(text).not.toContain('<img src=x')
      expect(tagsOf(text, 'a').map(({ href }) => href)).not.toContain('https://evil.example/a')
    }
    expect(mainOf(page.text)).toContain('https://evil.example/a')
  })

  it.each([
    '..%2F..%2Ftemplate',
    '..%2F..%2Ftemplate.db',
    '%2e%2e%2f%2e%2e%2fpackage.json',
    '..%5C..%5Cbagdar',
    '20261120T083900123Z-0123456789ab%00',
    '20261120T083900123Z-0123456789ab.eml',
    '20261120T083900123Z-0123456789ab%2F..%2Fx',
    '%0d%0aSet-Cookie:x=1',
    '%ff',
  ])('finds no message at %s', async id => {
    for (const address of [`/dev/mail/${id}`, `/dev/mail/${id}.data`]) {
      expect([400, 404]).toContain((await site.visit(address)).status)
    }
  })

  it('finds no message at an address of any length', async () => {
    expect((await site.visit(`/dev/mail/${'x'.repeat(3000)}`)).status).toBe(404)
  })

  it('is not found in production', async () => {
    const production = await startServer({
      settings: { BAGDAR_DEMO: '0', HOST: '127.0.0.1', SESSION_SECRET: 'a-secret-of-at-least-32-characters' },
    })
    const paths = ['/dev/mail', '/dev/mail.data', '/dev/mail/20261120T083900123Z-0123456789ab']
    const answers = await Promise.all(paths.map(path => production.visit(path)))
    await production.stop()
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})
