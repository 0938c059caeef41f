import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request as ask } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { type FileKind, ownerOf } from '#app/domain/files/kinds.ts'
import errors from '#app/i18n/locales/en/errors.ts'
import fields from '#app/i18n/locales/en/fields.ts'
import words from '#app/i18n/locales/en/files.ts'
import wordsKk from '#app/i18n/locales/kk/files.ts'
import wordsRu from '#app/i18n/locales/ru/files.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { multipart, multipartHeaders, sent, type SentFile } from '#tests/world/multipart.ts'
import { errorBeside, headingOf, mainOf, summaryOf, tagsOf, titleOf, valuesOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import { bombs, heic, lockedPdf, noise, packedEndlessPdf, pdf, phonePhoto, zip } from '#tests/world/pictures.ts'
import { startS3 } from '#tests/world/s3.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'
import { onSqlite } from '#tests/world/postgres.ts'

const KB = 1024
const MB = 1024 * KB
const folder = mkdtempSync(join(tmpdir(), 'files-test-'))
const temporary = mkdtempSync(join(tmpdir(), 'files-test-tmp-'))

let site: Site
let photo: Buffer
beforeAll(async () => {
  // On a slow machine even a simple preview may take longer than the default of three seconds.
  site = await startServer({ settings: { FILES_FOLDER: folder, TMPDIR: temporary, PREVIEW_MS: '10000' } })
  photo = await noise().jpeg().toBuffer()
})
afterAll(async () => {
  await site.stop()
  for (const one of [folder, temporary]) rmSync(one, { recursive: true })
})

const english = { language: 'en' }
const filesIn = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile()).length
const picture = (bytes: Buffer | string, name = 'photo.jpg'): SentFile => ({ field: 'picture', name, bytes })
const sendAvatar = (as: Visitor, bytes: Buffer | string, on = site) =>
  on.visit('/app/settings/avatar', { as, cookies: english, ...sent({}, picture(bytes)) })
const certificate = (bytes: Buffer | string, changes: Record<string, string> = {}, name = 'IELTS.pdf') =>
  sent({ idempotencyKey: randomUUID(), name: 'IELTS Academic', link: '', ...changes }, { field: 'file', name, bytes })
const addCertificate = (as: Visitor, bytes: Buffer | string, changes?: Record<string, string>, name?: string) =>
  site.visit('/app/certificates/new', { as, cookies: english, ...certificate(bytes, changes, name) })
const profileOf = ({ username }: { username: string }, on = site) =>
  on.database.profile.findFirstOrThrow({ where: { user: { usernameFolded: username } } })
const filesOf = ({ username }: { username: string }, on = site) =>
  on.database.storedFile.findMany({ where: { owner: { usernameFolded: username } }, orderBy: { createdAt: 'asc' } })
const certificatesOf = ({ username }: { username: string }) =>
  site.database.certificate.findMany({ where: { user: { usernameFolded: username } }, include: { file: true } })

type Got = { status: number; headers: IncomingHttpHeaders; bytes: Buffer }

/** Requests a file as a browser does and returns its bytes unchanged. */
async function get(path: string, as?: Visitor, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  const cookie = [...(as?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  const outgoing = ask(new URL(path, site.origin), {
    method,
    headers: { Cookie: cookie, Accept: 'image/*', ...headers },
  })
  outgoing.end()
  const [message] = (await once(outgoing, 'response')) as [IncomingMessage]
  return { status: message.statusCode ?? 0, headers: message.headers, bytes: await buffer(message) }
}

describe('an avatar', () => {
  it('is kept in two sizes, small enough, and shown to everybody who is signed in', async () => {
    const person = await makePerson(site)
    const answer = await sendAvatar(person, photo)
    expect([answer.status, answer.location]).toEqual([302, '/app/settings'])
    expect(person.cookies.get('toast')).toBe('saved')
    const { avatarId } = await profileOf(person)
    const [file] = await filesOf(person)
    expect(file).toMatchObject({ id: avatarId, kind: 'AVATAR', state: 'KEPT', type: 'image/webp', name: 'photo.jpg' })

    const other = await makePerson(site)
    const main = await get(`/files/${avatarId}/main`, other)
    const small = await get(`/files/${avatarId}/small`, other)
    expect([main.status, small.status]).toEqual([200, 200])
    expect(await sharp(main.bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 })
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 96, height: 96 })
    expect(small.bytes.byteLength).toBeLessThanOrEqual(3 * KB)
    expect((await get(`/files/${avatarId}/main`)).status).toBe(404)
    const pictures = tagsOf((await site.visit('/app/settings/avatar', { as: person })).text, 'img')
    expect(pictures).toContainEqual(
      expect.objectContaining({
        src: `/files/${avatarId}/main`,
        width: '320',
        height: '320',
        alt: wordsRu['avatar.alt'],
      }),
    )
  })

  it('in the lite version is shown only on request', async () => {
    const person = await makePerson(site)
    await sendAvatar(person, photo)
    const { text } = await site.visit('/app/settings/avatar', { as: person, cookies: { lite: '1' } })
    expect(tagsOf(text, 'img')).toEqual([])
    const { avatarId } = await profileOf(person)
    expect(tagsOf(text, 'a').map(({ href }) => href)).toContain(`/files/${avatarId}/main`)
  })

  it('says nothing of where it was taken', async () => {
    const person = await makePerson(site)
    await sendAvatar(person, await phonePhoto())
    const { avatarId } = await profileOf(person)
    const { bytes } = await get(`/files/${avatarId}/main`, person)
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect(bytes.toString('latin1')).not.toContain('SecretModel')
  })

  it('that is replaced or deleted is gone, with its bytes', async () => {
    const person = await makePerson(site)
    const before = filesIn(folder)
    await sendAvatar(person, photo)
    const { avatarId: first } = await profileOf(person)
    await sendAvatar(person, await noise({ width: 99, height: 99 }).png().toBuffer())
    const { avatarId: second } = await profileOf(person)
    expect(second).not.toBe(first)
    expect((await filesOf(person)).map(({ id }) => id)).toEqual([second])
    expect(filesIn(folder)).toBe(before + 2)
    expect((await get(`/files/${first}/main`, person)).status).toBe(404)

    for (let times = 0; times < 2; times += 1) {
      const answer = await site.visit('/app/settings/avatar/delete', { as: person, form: {} })
      expect([answer.status, answer.location]).toEqual([302, '/app/settings/avatar'])
    }
    expect((await profileOf(person)).avatarId).toBeNull()
    expect(await filesOf(person)).toEqual([])
    expect(filesIn(folder)).toBe(before)
  })

  it('sent five times at once is there once', async () => {
    const person = await makePerson(site)
    const before = filesIn(folder)
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => sendAvatar(person, photo)))
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302, 302])
    const { avatarId } = await profileOf(person)
    expect(await filesOf(person)).toMatchObject([{ id: avatarId, state: 'KEPT' }])
    expect(filesIn(folder)).toBe(before + 2)
  })

  const attacks: [string, () => SentFile | Promise<SentFile>, string][] = [
    [
      'an SVG called PNG',
      () => picture('<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.png'),
      words['invalid.fileType'],
    ],
    ['a GIF that is a script', () => picture('GIF89a/*\0*/=1;alert(1)', 'a.png'), words['invalid.fileType']],
    ['a page called JPEG', () => picture('<!doctype html><script>alert(1)</script>'), words['invalid.fileType']],
    ['a PDF', () => picture(pdf()), words['invalid.fileType']],
    ['half a JPEG', () => picture(photo.subarray(0, photo.byteLength >> 1)), fields['invalid.fileBroken']],
    ['a HEIC photo', () => picture(heic, 'IMG_1.HEIC'), words['invalid.heicUnread']],
    ['a pixel bomb', () => picture(bombs.pixels(), 'a.png'), words['invalid.tooManyPixels']],
    ['an empty file', () => picture(''), words['invalid.fileEmpty']],
    ['no file', () => picture('', ''), fields['invalid.fileRequired']],
  ]
  it.each(attacks)('is not made of %s, and nothing of it is kept', async (_, make, errorText) => {
    const person = await makePerson(site)
    const before = filesIn(folder)
    const answer = await site.visit('/app/settings/avatar', { as: person, cookies: english, ...sent({}, await make()) })
    expect(answer.status).toBe(400)
    expect(errorBeside(answer.text, 'picture')).toContain(errorText.replaceAll('\u00a0', ' '))
    expect(summaryOf(answer.text)).toEqual(['picture'])
    expect(titleOf(answer.text)).toMatch(/^Error: /)
    expect(await filesOf(person)).toEqual([])
    expect(filesIn(folder)).toBe(before)
  })

  it('made of a picture with an archive behind it is the picture alone', async () => {
    const person = await makePerson(site)
    expect((await sendAvatar(person, Buffer.concat([photo, zip]))).status).toBe(302)
    const { avatarId } = await profileOf(person)
    expect((await get(`/files/${avatarId}/main`, person)).bytes.includes(zip)).toBe(false)
  })
})

describe('a cover', () => {
  it('is wide, in two sizes, and goes as it came', async () => {
    const person = await makePerson(site)
    const answer = await site.visit('/app/settings/cover', { as: person, ...sent({}, picture(photo)) })
    expect([answer.status, answer.location]).toEqual([302, '/app/settings'])
    const { coverId, avatarId } = await profileOf(person)
    expect(avatarId).toBeNull()
    for (const [variant, width, height] of [
      ['main', 1280, 320],
      ['small', 640, 160],
    ] as const) {
      const { bytes } = await get(`/files/${coverId}/${variant}`, person)
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height })
    }
    await site.visit('/app/settings/cover/delete', { as: person, form: {} })
    expect(await filesOf(person)).toEqual([])
  })
})

describe('what is too much', () => {
  const big = (size: number) => Buffer.concat([photo, randomBytes(size - photo.byteLength)])

  it('may be 5 MB of an avatar and 10 MB of a certificate, to the byte', async () => {
    const person = await makePerson(site)
    expect((await sendAvatar(person, big(5 * MB))).status).toBe(302)
    const avatar = await sendAvatar(person, big(5 * MB + 1))
    expect(avatar.status).toBe(413)
    expect(errorBeside(avatar.text, 'picture')).toContain(words['invalid.fileTooLarge'])

    expect((await addCertificate(person, big(10 * MB))).status).toBe(302)
    const over = await addCertificate(person, big(10 * MB + 1), { name: 'Kept words', link: 'https://a.kz/1' })
    expect(over.status).toBe(413)
    expect(errorBeside(over.text, 'file')).toContain(words['invalid.fileTooLarge'])
    expect([...valuesOf(over.text, 'name'), ...valuesOf(over.text, 'link')]).toEqual(['Kept words', 'https://a.kz/1'])
    expect(await certificatesOf(person)).toHaveLength(1)
  })

  it('is refused before it comes when its length says so, and the words typed before it stay', async () => {
    const person = await makePerson(site)
    const answer = await addCertificate(person, big(16 * MB), { name: 'Kept words' })
    expect(answer.status).toBe(413)
    expect(errorBeside(answer.text, 'file')).toContain(words['invalid.fileTooLarge'])
    expect(valuesOf(answer.text, 'name')).toEqual(['Kept words'])
    expect(await filesOf(person)).toEqual([])
    expect(readdirSync(temporary)).toEqual([])
  })

  it('is stopped early when its length is not told', async () => {
    const person = await makePerson(site)
    const body = multipart({}, picture(big(7 * MB)))
    const pieces = Array.from({ length: Math.ceil(body.byteLength / (64 * KB)) }, (_, at) =>
      body.subarray(at * 64 * KB, (at + 1) * 64 * KB),
    )
    const answer = await site.visit('/app/settings/avatar', {
      as: person,
      cookies: english,
      body: pieces,
      headers: multipartHeaders,
    })
    expect(answer.status).toBe(413)
    expect(errorBeside(answer.text, 'picture')).toContain(words['invalid.fileTooLarge'])
    expect(await filesOf(person)).toEqual([])
  })

  it('is answered before it has come, and its connection serves the next request', async () => {
    const person = await makePerson(site)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const upload = beginUpload({ agent, as: person })
    // Sends more than the limit, without an end; the answer comes nevertheless.
    for (let at = 0; at < 90; at += 1) upload.write(randomBytes(64 * KB))
    const [early] = (await once(upload, 'response')) as [IncomingMessage]
    expect(early.statusCode).toBe(413)
    early.resume()
    upload.end()
    await once(early, 'end')

    const next = ask(new URL('/app/settings/avatar', site.origin), { agent, headers: { Cookie: cookiesOf(person) } })
    next.end()
    const [answer] = (await once(next, 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(200)
    answer.resume()
    agent.destroy()
  })

  it('stays so for forms without a file, also on the pages that take one', async () => {
    const person = await makePerson(site)
    const form = { picture: 'x'.repeat(70 * KB) }
    expect((await site.visit('/app/settings/avatar', { as: person, form })).status).toBe(413)
    const elsewhere = sent({ firstName: 'x' }, picture(big(100 * KB)))
    expect((await site.visit('/auth/signup', elsewhere)).status).toBe(413)
    expect((await site.visit('/app/settings/avatar/delete', { as: person, ...elsewhere })).status).toBe(413)
  })

  it('is nothing a guest can make us read: the guard answers while the file is still on its way', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const upload = beginUpload({ agent })
    upload.write(photo.subarray(0, 2000))
    const [answer] = (await once(upload, 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toContain('/auth/login?redirect=%2Fapp%2Fsettings%2Favatar')
    answer.resume()
    for (let at = 0; at < 30; at += 1) upload.write(randomBytes(64 * KB))
    upload.end()
    const next = ask(new URL('/legal/terms', site.origin), { agent })
    next.end()
    const [page] = (await once(next, 'response')) as [IncomingMessage]
    expect(page.statusCode).toBe(200)
    page.resume()
    agent.destroy()
  })

  it('leaves nothing in the temporary folder, whatever became of it', async () => {
    const person = await makePerson(site)
    await sendAvatar(person, big(2 * MB))
    await sendAvatar(person, 'no picture')
    const aborted = beginUpload({ as: person })
    aborted.on('error', () => undefined)
    aborted.write(photo.subarray(0, 3000))
    await expect.poll(() => readdirSync(temporary).length).toBe(1)
    aborted.destroy()
    await expect.poll(() => readdirSync(temporary)).toEqual([])
  })
})

/** Starts an upload of a picture without a Content-Length. */
function beginUpload({ as, agent }: { as?: Visitor; agent?: Agent }) {
  const upload = ask(new URL('/app/settings/avatar', site.origin), {
    method: 'POST',
    agent,
    headers: { ...multipartHeaders, Cookie: cookiesOf(as), 'Sec-Fetch-Site': 'same-origin' },
  })
  const [start = ''] = multipart({}, picture('HERE')).toString('latin1').split('HERE')
  upload.write(start)
  return upload
}

function cookiesOf(as?: Visitor) {
  return [...(as?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
}

describe('a hand-made body', () => {
  const whole = multipart({}, picture(Buffer.alloc(2000, 1)))
  it.each([
    ['without a boundary', whole, 'multipart/form-data'],
    ['without its end', whole.subarray(0, -60), multipartHeaders['Content-Type']],
    ['of ten thousand fields', manyFields(10_000), multipartHeaders['Content-Type']],
    ['with two files', multipart({}, picture('a'), picture('b')), multipartHeaders['Content-Type']],
    ['of nothing', Buffer.alloc(0), multipartHeaders['Content-Type']],
    ['of another kind', Buffer.from('{}'), 'application/json'],
  ])('%s is refused as a form, never with 500', async (_, body, type) => {
    const person = await makePerson(site)
    const before = site.complaints.length
    for (const path of ['/app/settings/avatar', '/app/settings/cover', '/app/certificates/new']) {
      const { status } = await site.visit(path, { as: person, body, headers: { 'Content-Type': type } })
      expect([path, status]).toEqual([path, 400])
    }
    expect(site.complaints.slice(before)).toEqual([])
  })

  function manyFields(count: number) {
    return multipart(Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, '1'])))
  }
})

describe('a certificate', () => {
  it('is kept with its name, its link and a picture of its first page', async () => {
    const person = await makePerson(site)
    const bytes = pdf()
    const answer = await addCertificate(person, bytes, { name: '  Қазтест С1 ', link: 'https://qaztest.kz/check/1' })
    expect([answer.status, answer.location]).toEqual([302, `/app/profile/${person.username}?tab=certificates`])
    const [saved] = await certificatesOf(person)
    expect(saved).toMatchObject({ name: 'Қазтест С1', link: 'https://qaztest.kz/check/1' })
    expect(saved?.file).toMatchObject({
      kind: 'CERTIFICATE',
      state: 'KEPT',
      type: 'application/pdf',
      name: 'IELTS.pdf',
    })
    const main = await get(`/files/${saved?.fileId}/main`, person)
    expect(main.bytes.equals(bytes)).toBe(true)
    const preview = await get(`/files/${saved?.fileId}/preview`, person)
    expect(await sharp(preview.bytes).metadata()).toMatchObject({ format: 'webp', height: 320 })
  })

  it('may be a picture', async () => {
    const person = await makePerson(site)
    await addCertificate(person, photo, {}, 'диплом.JPG')
    const [saved] = await certificatesOf(person)
    const main = await get(`/files/${saved?.fileId}/main`, person)
    expect(main.headers['content-type']).toBe('image/webp')
    expect(main.headers['content-disposition']).toBe(`inline; filename*=UTF-8''${encodeURIComponent('диплом')}.webp`)
  })

  const refused: [string, Record<string, string>, Buffer, string, string][] = [
    ['without a name', { name: '' }, pdf(), 'name', words['required.name']],
    ['with a name of one letter', { name: 'A' }, pdf(), 'name', words['invalid.nameShort']],
    ['with a name of 101 letters', { name: 'ә'.repeat(101) }, pdf(), 'name', fields['invalid.tooLong']],
    ['with a name that turns text around', { name: 'abc\u202Efdp' }, pdf(), 'name', fields['invalid.characters']],
    ['with a name that shows nothing', { name: '\u3164\u3164' }, pdf(), 'name', fields['invalid.characters']],
    ['with an open link', { link: 'http://a.kz' }, pdf(), 'link', fields['invalid.linkInvalid']],
    ['with a script for a link', { link: 'javascript:alert(1)' }, pdf(), 'link', fields['invalid.linkInvalid']],
    ['with a link that lies', { link: 'https://kaspi.kz@evil.example/' }, pdf(), 'link', fields['invalid.linkInvalid']],
    [
      'with a link of 501 letters',
      { link: `https://a.kz/${'a'.repeat(490)}` },
      pdf(),
      'link',
      fields['invalid.tooLong'],
    ],
    ['locked with a password', {}, lockedPdf(), 'file', words['invalid.pdfEncrypted']],
    ['with a rude name', { name: 'Диплом мудака' }, pdf(), 'name', words['invalid.nameRude']],
    ['with a number of a minor', { name: 'IELTS, 8 701 123 45 67' }, pdf(), 'name', words['invalid.namePersonal']],
    ['with piled marks', { name: `З${'\u0336\u0321\u0489'.repeat(5)}алго` }, pdf(), 'name', fields['invalid.marks']],
    ['that is half a PDF', {}, pdf().subarray(0, 300), 'file', fields['invalid.fileBroken']],
    ['of a page before a PDF', {}, Buffer.concat([Buffer.from('<html>'), pdf()]), 'file', words['invalid.fileType']],
    ['of an archive', {}, Buffer.concat([zip, pdf()]), 'file', words['invalid.fileType']],
  ]
  it.each(refused)(
    '%s is refused beside its field, and the rest stays typed',
    async (_, changes, file, field, message) => {
      const person = await makePerson(site)
      const before = filesIn(folder)
      const { status, text } = await addCertificate(person, file, changes)
      expect(status).toBe(400)
      expect(errorBeside(text, field)).toContain(message)
      expect(summaryOf(text)).toEqual([field])
      expect(valuesOf(text, 'name')).toEqual([changes.name ?? 'IELTS Academic'])
      expect(await certificatesOf(person)).toEqual([])
      expect(filesIn(folder)).toBe(before)
    },
  )

  it('that is a PDF and an archive is only ever handed out as a PDF to download', async () => {
    const person = await makePerson(site)
    expect((await addCertificate(person, Buffer.concat([pdf(), zip, Buffer.from('<script>1</script>')]))).status).toBe(
      302,
    )
    const [saved] = await certificatesOf(person)
    const { headers } = await get(`/files/${saved?.fileId}/main`, person)
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toMatch(/^attachment;/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'")
  })

  it('sent again by a double click, the back button or a bad line is there once', async () => {
    const person = await makePerson(site)
    const before = filesIn(folder)
    const { text } = await site.visit('/app/certificates/new', { as: person })
    const [idempotencyKey = ''] = valuesOf(text, 'idempotencyKey')
    const again = () => addCertificate(person, pdf(), { idempotencyKey })
    const answers = await Promise.all([again(), again(), again()])
    answers.push(await again())
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302])
    expect(await certificatesOf(person)).toHaveLength(1)
    expect(await filesOf(person)).toHaveLength(1)
    expect(filesIn(folder)).toBe(before + 2)
  })

  it('is one of fifty at most, also when several come at once', async () => {
    const person = await makePerson(site)
    const { userId } = await profileOf(person)
    for (let at = 0; at < 48; at += 1) {
      const file = { ownerId: userId, kind: 'CERTIFICATE', state: 'KEPT', type: 'image/webp', name: 'a', bytes: 1 }
      await site.database.certificate.create({
        data: { name: 'A', user: { connect: { id: userId } }, file: { create: { ...file, hash: 'x', variants: [] } } },
      })
    }
    const answers = await Promise.all([1, 2, 3, 4].map(() => addCertificate(person, pdf())))
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 302, 400, 400])
    expect(errorBeside(answers.find(({ status }) => status === 400)?.text ?? '', 'file')).toContain(
      words['invalid.tooMany'],
    )
    expect(await certificatesOf(person)).toHaveLength(50)
  })

  it('is deleted by its owner after a question, with its file', async () => {
    const person = await makePerson(site)
    await addCertificate(person, pdf(), { name: 'To be deleted' })
    const [saved] = await certificatesOf(person)
    const path = `/app/certificates/${saved?.id}/delete`
    for (const [language, texts] of [
      ['ru', wordsRu],
      ['kk', wordsKk],
      ['en', words],
    ] as const) {
      const { text } = await site.visit(path, { as: person, cookies: { language } })
      expect(headingOf(text)).toBe(texts['certificateDelete.title'])
      expect(mainOf(text)).toContain('To be deleted')
    }
    expect(await certificatesOf(person)).toHaveLength(1)
    const before = filesIn(folder)
    const answer = await site.visit(path, { as: person, form: {} })
    expect([answer.status, answer.location]).toEqual([302, `/app/profile/${person.username}?tab=certificates`])
    expect(await certificatesOf(person)).toEqual([])
    expect(await filesOf(person)).toEqual([])
    expect(filesIn(folder)).toBe(before - 2)
    expect((await site.visit(path, { as: person, form: {} })).status).toBe(404)
  })

  it('is nobody else’s to see or to delete', async () => {
    const person = await makePerson(site)
    await addCertificate(person, pdf())
    const [saved] = await certificatesOf(person)
    const other = await makePerson(site, { dateOfBirth: '1990-01-01' })
    const strangers = [other, await site.signIn('dana'), await site.signIn('teacher'), await site.signIn('otheradmin')]
    for (const stranger of [undefined, ...strangers]) {
      for (const variant of ['main', 'preview', 'small', '..%2F..%2Fx', 'main.data', '']) {
        const { status, bytes } = await get(`/files/${saved?.fileId}/${variant}`, stranger)
        expect(status === 404 || status === 302).toBe(true)
        expect(bytes.includes('%PDF')).toBe(false)
      }
    }
    for (const stranger of strangers) {
      const path = `/app/certificates/${saved?.id}/delete`
      expect((await site.visit(path, { as: stranger })).status).toBe(404)
      expect((await site.visit(path, { as: stranger, form: {} })).status).toBe(404)
    }
    expect(await certificatesOf(person)).toHaveLength(1)
    expect((await get(`/files/${saved?.fileId}/main`, person)).status).toBe(200)
  })
})

describe('the quota', () => {
  it('is 100 MB a person, and what is over it is not kept', async () => {
    const person = await makePerson(site)
    const { userId } = await profileOf(person)
    const full = { ownerId: userId, kind: 'CERTIFICATE', type: 'application/pdf', name: 'a', hash: 'x', variants: [] }
    await site.database.storedFile.create({ data: { ...full, bytes: 100 * MB - 2000 } })
    const before = filesIn(folder)
    const answer = await addCertificate(person, photo)
    expect(answer.status).toBe(400)
    expect(errorBeside(answer.text, 'file')).toContain(fields['invalid.quotaExceeded'])
    expect(filesIn(folder)).toBe(before)
    expect(await certificatesOf(person)).toEqual([])
  })

  it('holds also for many files at once', async () => {
    const person = await makePerson(site)
    const { userId } = await profileOf(person)
    const bytes = pdf()
    const small = { ownerId: userId, kind: 'CERTIFICATE', type: 'application/pdf', name: 'a', hash: 'x', variants: [] }
    await site.database.storedFile.create({ data: { ...small, bytes: 100 * MB - 2 * (bytes.byteLength + 1500) } })
    const answers = await Promise.all([1, 2, 3, 4].map(() => addCertificate(person, bytes)))
    const { _sum: sum } = await site.database.storedFile.aggregate({
      where: { ownerId: userId },
      _sum: { bytes: true },
    })
    expect(sum.bytes).toBeLessThanOrEqual(100 * MB)
    expect(answers.filter(({ status }) => status === 302)).toHaveLength((await certificatesOf(person)).length)
    expect(answers.some(({ status }) => status === 400)).toBe(true)
  })
})

describe('a stored file', () => {
  let owner: Visitor & { username: string }
  let path: string
  let avatar: string
  const bytes = pdf()
  beforeAll(async () => {
    owner = await makePerson(site)
    await addCertificate(owner, bytes, {}, 'Менің “сертификатым” (1).pdf')
    await sendAvatar(owner, photo)
    path = `/files/${(await certificatesOf(owner))[0]?.fileId}/main`
    avatar = `/files/${(await profileOf(owner)).avatarId}/main`
  })

  it('comes with the headers that keep it harmless', async () => {
    const { headers } = await get(path, owner)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.byteLength),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
    })
    const [, name = ''] = /^attachment; filename\*=UTF-8''(\S+)$/.exec(headers['content-disposition'] ?? '') ?? []
    expect(decodeURIComponent(name)).toBe('Менің “сертификатым” (1).pdf')
    const picture = await get(avatar, owner)
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(picture.headers['content-disposition']).toMatch(/^inline;/)
  })

  it('comes in one part when one is asked for', async () => {
    const part = await get(path, owner, { Range: 'bytes=5-14' })
    expect(part.status).toBe(206)
    expect(part.headers['content-range']).toBe(`bytes 5-14/${bytes.byteLength}`)
    expect(part.headers['content-length']).toBe('10')
    expect(part.bytes.equals(bytes.subarray(5, 15))).toBe(true)
    expect((await get(path, owner, { Range: 'bytes=-7' })).bytes.equals(bytes.subarray(-7))).toBe(true)

    const beyond = await get(path, owner, { Range: `bytes=${bytes.byteLength}-` })
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${bytes.byteLength}`])
    for (const Range of ['bytes=0-1,4-5', 'lines=1-2', 'bytes=x', 'bytes=9-2']) {
      const whole = await get(path, owner, { Range })
      expect([Range, whole.status, whole.bytes.byteLength]).toEqual([Range, 200, bytes.byteLength])
    }
    const changed = await get(path, owner, { Range: 'bytes=0-1', 'If-Range': '"another"' })
    expect([changed.status, changed.bytes.byteLength]).toEqual([200, bytes.byteLength])
  })

  it('is not sent again to who has it, and only told about to who asks for its head', async () => {
    const { headers } = await get(avatar, owner)
    const etag = headers.etag ?? ''
    expect(etag).toMatch(/^"[0-9a-f]+-main"$/)
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const same = await get(avatar, owner, { 'If-None-Match': known })
      expect([known, same.status, same.bytes.byteLength]).toEqual([known, 304, 0])
    }
    expect((await get(avatar, owner, { 'If-None-Match': '"x"' })).status).toBe(200)
    const head = await get(path, owner, {}, 'HEAD')
    expect([head.status, head.headers['content-length'], head.bytes.byteLength]).toEqual([
      200,
      String(bytes.byteLength),
      0,
    ])
    expect((await get(path, undefined, { 'If-None-Match': '*' })).status).toBe(404)
    expect((await get(path, undefined, {}, 'HEAD')).status).toBe(404)
  })

  it('whose bytes are lost is not found, and the page that shows it stands', async () => {
    const person = await makePerson(site)
    await sendAvatar(person, photo)
    const { avatarId } = await profileOf(person)
    const name = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(one => one.includes(avatarId ?? '?'))
    for (const one of name) rmSync(join(folder, one))
    expect((await get(`/files/${avatarId}/main`, person)).status).toBe(404)
    expect((await site.visit('/app/settings/avatar', { as: person })).status).toBe(200)
    expect((await site.visit('/app/settings/avatar/delete', { as: person, form: {} })).status).toBe(302)
  })

  it.each(['/files/a/b', '/files/../main', '/files/%00/main', `/files/${'x'.repeat(5000)}/main`, '/files/a%2Fb/main'])(
    'at %s is none',
    async address => {
      const { status } = await get(address, owner)
      expect([302, 400, 404]).toContain(status)
    },
  )
})

describe('a site that cannot keep files', () => {
  it('says so with 503, keeps nothing half, shows what it can, and recovers by itself', async () => {
    const place = mkdtempSync(join(tmpdir(), 'files-blocked-'))
    writeFileSync(join(place, 'blocked'), '')
    const blocked = await startServer({ settings: { FILES_FOLDER: join(place, 'blocked') } })
    const person = await makePerson(blocked)
    for (const [language, texts] of [
      ['ru', wordsRu],
      ['kk', wordsKk],
      ['en', words],
    ] as const) {
      const form = sent({}, picture(photo))
      const answer = await blocked.visit('/app/settings/avatar', { as: person, cookies: { language }, ...form })
      expect(answer.status).toBe(503)
      expect(errorBeside(answer.text, 'picture')).toContain(texts['invalid.storageUnavailable'])
    }
    const answer = await blocked.visit('/app/certificates/new', { as: person, cookies: english, ...certificate(pdf()) })
    expect(answer.status).toBe(503)
    expect(valuesOf(answer.text, 'name')).toEqual(['IELTS Academic'])
    expect((await profileOf(person, blocked)).avatarId).toBeNull()
    expect(await filesOf(person, blocked)).toEqual([])
    expect(blocked.complaints.join('\n')).toContain('The folder of files answers ENOTDIR')
    expect(blocked.complaints.join('\n')).not.toContain(place)
    expect((await blocked.visit('/app/feed', { as: person })).status).toBe(200)

    rmSync(join(place, 'blocked'))
    expect((await sendAvatar(person, photo, blocked)).status).toBe(302)
    await blocked.stop()
    rmSync(place, { recursive: true })
  })

  it('has no temporary folder and says the same', async () => {
    const lost = await startServer({ settings: { FILES_FOLDER: folder, TMPDIR: join(folder, 'no', 'such') } })
    const person = await makePerson(lost)
    expect((await sendAvatar(person, photo, lost)).status).toBe(503)
    await lost.stop()
  })
})

describe('a site with a bucket', () => {
  it('keeps, shows, replaces and removes files there, and nowhere else', async () => {
    const s3 = await startS3()
    const nowhere = join(folder, 'unused')
    const far = await startServer({ settings: { ...s3.settings, FILES_FOLDER: nowhere } })
    const person = await makePerson(far)
    const visit = (path: string, options = {}) => far.visit(path, { as: person, cookies: english, ...options })

    expect((await visit('/app/settings/avatar', sent({}, picture(photo)))).status).toBe(302)
    const { avatarId } = await profileOf(person, far)
    expect([...s3.objects.keys()].sort()).toEqual([`${avatarId}/main`, `${avatarId}/small`])
    const shown = await visit(`/files/${avatarId}/small`)
    expect([shown.status, shown.bytes]).toEqual([200, s3.objects.get(`${avatarId}/small`)?.byteLength])

    expect((await visit('/app/certificates/new', certificate(pdf()))).status).toBe(302)
    const { fileId, id } = await far.database.certificate.findFirstOrThrow({ where: { name: 'IELTS Academic' } })
    const part = await visit(`/files/${fileId}/main`, { headers: { Range: 'bytes=0-3' } })
    expect([part.status, part.text]).toEqual([206, '%PDF'])

    s3.fail(503, 9)
    expect((await visit(`/files/${fileId}/main`)).status).toBe(503)
    const failed = await visit('/app/settings/cover', sent({}, picture(photo)))
    expect(failed.status).toBe(503)
    expect(errorBeside(failed.text, 'picture')).toContain(words['invalid.storageUnavailable'])
    expect((await profileOf(person, far)).coverId).toBeNull()
    s3.fail(503, 0)

    expect((await visit(`/app/certificates/${id}/delete`, { form: {} })).status).toBe(302)
    expect((await visit('/app/settings/avatar/delete', { form: {} })).status).toBe(302)
    expect([...s3.objects.keys()]).toEqual([])
    expect(far.complaints.join('\n')).not.toContain(s3.bucket.secretAccessKey)
    expect(readdirSync(folder)).not.toContain('unused')
    await far.stop()
    await s3.stop()
  })
})

describe('the sweep', () => {
  it('removes what was never used or was released, and nothing that is kept', async () => {
    const swept = mkdtempSync(join(tmpdir(), 'files-swept-'))
    const home = await startServer({ settings: { FILES_FOLDER: swept } })
    const person = await makePerson(home)
    await sendAvatar(person, photo, home)
    await home.visit('/app/settings/cover', { as: person, ...sent({}, picture(photo)) })
    await home.visit('/app/certificates/new', { as: person, ...certificate(pdf()) })
    const { userId } = await profileOf(person, home)
    const kept = (await filesOf(person, home)).map(({ id }) => id)
    expect(kept).toHaveLength(3)

    vi.stubEnv('DATABASE_URL', home.databaseUrl)
    vi.stubEnv('FILES_FOLDER', swept)
    const { releaseFile, removeFile, storeFile, sweepOrphans } = await import('#app/domain/files/files.server.ts')
    const path = join(inject('world'), `${randomUUID()}.jpg`)
    writeFileSync(path, photo)
    const store = async (kind: FileKind) => (await storeFile(userId, kind, { path, name: 'a.jpg' })).id ?? ''
    const [, released, unheard] = [await store('AVATAR'), await store('COVER'), await store('CERTIFICATE')]
    // A file of an unknown kind that nothing refers to.
    const { storedFile } = home.database
    await storedFile.update({ where: { id: unheard }, data: { state: 'KEPT', kind: 'KIND_OF_TOMORROW' } })
    await storedFile.update({ where: { id: released }, data: { state: 'KEPT' } })
    await releaseFile(released, home.database)

    const now = Date.now()
    expect(await sweepOrphans(new Date(now + 30 * 60 * 1000))).toBe(0)
    expect(await sweepOrphans(new Date(now + 61 * 60 * 1000))).toBe(2)
    expect(await sweepOrphans(new Date(now + 61 * 60 * 1000))).toBe(0)
    expect((await filesOf(person, home)).map(({ id }) => id)).toEqual([...kept, unheard])
    expect(filesIn(swept)).toBe(8)
    for (const id of [...kept, unheard]) await removeFile(id)
    expect(filesIn(swept)).toBe(8)

    // An account with files cannot be deleted directly; account deletion releases the files first and removes their
    // bytes.
    await expect(home.database.user.delete({ where: { id: userId } })).rejects.toThrow()
    const { deleteDueAccounts } = await import('#app/privacy/account-deletion.server.ts')
    await home.database.user.update({ where: { id: userId }, data: { deletionAt: new Date(now) } })
    expect(await deleteDueAccounts(new Date(now))).toBe(1)
    expect(filesIn(swept)).toBe(0)
    expect(await storedFile.count()).toBe(0)
    vi.unstubAllEnvs()
    await home.stop()
    rmSync(swept, { recursive: true })
  })

  onSqlite('finds pending files by their index', async () => {
    const { pendingFiles } = await import('#app/domain/files/files.server.ts')
    const plan = await site.database.$queryRaw<{ detail: string }[]>(
      Prisma.sql`EXPLAIN QUERY PLAN ${pendingFiles(new Date())}`,
    )
    expect(plan.map(({ detail }) => detail)).toEqual([
      'SEARCH StoredFile USING INDEX StoredFile_state_createdAt_idx (state=? AND createdAt<?)',
    ])
  })
})

describe('the owner of each kind of file', () => {
  onSqlite.each(Object.entries(ownerOf))('%s is held by a reference', async (_, { table, column }) => {
    const references = await site.database.$queryRawUnsafe<{ from: string }[]>(
      `SELECT "from" FROM pragma_foreign_key_list('${table}') WHERE "table" = 'StoredFile'`,
    )
    expect(references.map(({ from }) => from)).toContain(column)
  })
})

/** Starts a form without sending its end. */
function beginForm(as: Visitor, path: string, body: Buffer) {
  const cookie = [...as.cookies, ['language', 'en']].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = {
    ...multipartHeaders,
    Cookie: cookie,
    'Sec-Fetch-Site': 'same-origin',
    'Content-Length': body.length,
  }
  const outgoing = ask(new URL(path, site.origin), { method: 'POST', headers })
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>
  const half = body.length >> 1
  outgoing.write(body.subarray(0, half))
  return {
    finish: () => outgoing.end(body.subarray(half)),
    answer: answered.then(async ([message]) => ({
      status: message.statusCode ?? 0,
      text: (await buffer(message)).toString('utf8'),
    })),
  }
}

describe('somebody who sends one file after another', () => {
  const large = Buffer.concat([pdf(), Buffer.alloc(100 * KB)])

  it('is told to wait after thirty an hour, refused ones counted, before anything of the file is read', async () => {
    const person = await makePerson(site)
    for (let times = 0; times < 30; times += 1) expect((await sendAvatar(person, 'no picture')).status).toBe(400)
    const { body } = certificate(large, { name: 'Typed before' })
    const { answer, finish } = beginForm(person, '/app/certificates/new', body)
    const { status, text } = await answer
    finish()
    expect([status, errorBeside(text, 'file')]).toEqual([429, expect.stringContaining(words['invalid.uploadsTooMany'])])
    expect(valuesOf(text, 'name')).toEqual(['Typed before'])
    expect(await filesOf(person)).toEqual([])
    expect((await sendAvatar(await makePerson(site), photo)).status).toBe(302)
  })

  it('has one of them looked at at a time, and no more than four others waiting', async () => {
    const person = await makePerson(site)
    const { body } = sent({}, picture(photo))
    const first = beginForm(person, '/app/settings/avatar', body)
    // The first upload holds its place once its rate limit is counted.
    const counted = () => site.database.rateLimit.count()
    const before = await counted()
    await expect.poll(async () => (await counted()) >= before).toBe(true)
    const others = [1, 2, 3, 4, 5, 6].map(() => sendAvatar(person, photo))
    const refused = await Promise.race(others)
    expect([refused.status, errorBeside(refused.text, 'picture')]).toEqual([
      429,
      expect.stringContaining(words['invalid.uploadsAtOnce']),
    ])
    first.finish()
    expect((await first.answer).status).toBe(302)
    const statuses = (await Promise.all(others)).map(({ status }) => status).sort()
    expect(statuses).toEqual([302, 302, 302, 302, 429, 429])
  })

  it('with no room left is refused before the file is read, and what was typed stays', async () => {
    const person = await makePerson(site)
    const { id: ownerId } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: person.username } })
    const full = { ownerId, kind: 'CERTIFICATE', type: 'application/pdf', name: 'a', hash: '', variants: [] }
    await site.database.storedFile.create({ data: { ...full, bytes: 100 * MB } })
    const { answer, finish } = beginForm(person, '/app/certificates/new', certificate(large, { name: 'Kept' }).body)
    const { status, text } = await answer
    finish()
    expect([status, valuesOf(text, 'name')]).toEqual([400, ['Kept']])
    expect(errorBeside(text, 'file')).toContain(fields['invalid.quotaExceeded'])
  })

  it('and one hard to draw holds up nobody else, and leaves no thread behind', async () => {
    const [attacker, neighbour] = [await makePerson(site), await makePerson(site)]
    const threads = () => readdirSync(`/proc/${site.pid}/task`).length
    await addCertificate(neighbour, pdf())
    const before = threads()
    const bomb = packedEndlessPdf()
    expect(bomb.length).toBeLessThan(64 * KB)
    let over = false
    const attack = addCertificate(attacker, bomb).finally(() => (over = true))
    await expect.poll(threads).toBeGreaterThan(before)
    expect((await sendAvatar(neighbour, photo)).status).toBe(302)
    expect((await site.visit('/app/feed', { as: neighbour })).status).toBe(200)
    expect(over).toBe(false)
    const { status, text } = await attack
    expect([status, valuesOf(text, 'name')]).toEqual([400, ['IELTS Academic']])
    await expect.poll(threads).toBeLessThanOrEqual(before)
    expect((await addCertificate(neighbour, pdf())).status).toBe(302)
  })
})

describe('a stored file that is shorter than it was', () => {
  it('ends with an error at once, in words where it would be a page, and the operator is told', async () => {
    const person = await makePerson(site)
    await addCertificate(person, pdf())
    const [{ id } = { id: '' }] = await filesOf(person)
    const path = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(name => name.endsWith(`${id}.main`))!
    truncateSync(join(folder, path), 100)
    const before = site.complaints.length
    for (const headers of [{}, { Range: 'bytes=0-50' }, { Range: 'bytes=200-' }] as Record<string, string>[]) {
      const { status, bytes } = await get(`/files/${id}/main`, person, headers)
      expect([status, bytes.length]).toEqual([500, 0])
    }
    const page = {
      as: person,
      cookies: english,
      headers: { 'Sec-Fetch-Dest': 'document' },
      redirect: 'follow',
    } as const
    const shown = await site.visit(`/files/${id}/main`, page)
    expect([shown.status, headingOf(shown.text)]).toEqual([500, errors['500.title']])
    expect(site.complaints.slice(before).join('\n')).toMatch(/FileDamaged.*has 100 bytes instead of \d+/)
    const gone = await site.visit('/files/nothing/main', page)
    expect([gone.status, headingOf(gone.text)]).toEqual([404, errors['404.title']])
  })
})
