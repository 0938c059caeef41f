import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unzipSync } from 'fflate'
import memberWords from '#app/i18n/locales/ru/memberTexts.ts'
import personWords from '#app/i18n/locales/ru/person.ts'
import words from '#app/i18n/locales/ru/students.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { headingOf, mainOf, tagsOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import type { Site } from '#tests/world/server.ts'
import { newVisitor, type Visitor } from '#tests/world/visit.ts'

const LYCEUM = '/admin/organizations/demo-lyceum'
const STUDENTS = `${LYCEUM}/students`

let site: Site
const as: Record<string, Visitor> = {}
beforeAll(async () => {
  site = await borrowSite({ WORKER: 'off' })
  for (const name of ['orgadmin', 'staff', 'teacher', 'teacher2', 'otheradmin', 'superadmin', 'ministry']) {
    as[name] = await site.signIn(name)
  }
})
afterAll(() => site.stop())

const memberOf = (username: string, organizationId = 'demo-lyceum') =>
  site.database.member.findFirstOrThrow({ where: { organizationId, user: { username } } })
const userOf = (username: string) => site.database.user.findUniqueOrThrow({ where: { usernameFolded: username } })
const namesOn = (text: string) => [...text.matchAll(/<th scope="row"><a [^>]*>([^<]+)/g)].map(([, name]) => name!)
const actOn = (who: Visitor, query: string, form: Record<string, string>) =>
  site.visit(`${STUDENTS}/act?${query}`, { as: who, form })

let made = 0
const newStudent = <More extends Record<string, string>>(more: More = {} as More) => ({
  firstName: 'Әсел',
  lastName: `Сынақова${Array.from(String((made += 1)), digit => 'абвгдежзик'[Number(digit)]).join('')}`,
  gender: 'FEMALE',
  dateOfBirth: '2010-04-05',
  language: 'kk',
  idempotencyKey: randomUUID(),
  ...more,
})
/** Returns the one-time password on the slip of a member. */
async function passwordOf(memberId: string) {
  const { text } = await site.visit(`${LYCEUM}/slips?member=${memberId}`, { as: as.orgadmin })
  return /<dd class="[^"]+"[^>]*>([a-z0-9-]{15})</.exec(text)![1]!
}
/** Creates a pupil of the lyceum for one test. */
async function addPupil(more: Record<string, string> = {}) {
  const form = newStudent(more)
  const { location } = await site.visit(`${STUDENTS}/create`, { as: as.orgadmin, form })
  const memberId = new URL(location!, 'http://x').searchParams.get('member')!
  const member = await site.database.member.findUniqueOrThrow({ where: { id: memberId }, include: { user: true } })
  return { ...member, form }
}

/** Returns the contents of a workbook as text. */
async function sheetAt(path: string) {
  const answer = await fetch(new URL(path, site.origin), { headers: { Cookie: cookiesOf(as.orgadmin!) } })
  const files = Object.values(unzipSync(new Uint8Array(await answer.arrayBuffer())))
  return files.map(file => new TextDecoder().decode(file)).join('\n')
}

describe('the table of pupils', () => {
  it('pages forth and back in the order of names, each pupil once', async () => {
    for (let added = 0; added < 15; added += 1) await addPupil()
    const all = await site.database.member.findMany({
      where: { organizationId: 'demo-lyceum', role: 'ORG_STUDENT', status: { not: 'PENDING' } },
      select: { user: { select: { profile: true } } },
    })
    const seen: string[] = []
    const pages: string[] = []
    for (let to: string | null = STUDENTS; to;) {
      const { text }: { text: string } = await site.visit(to, { as: as.orgadmin })
      pages.push(namesOn(text).join())
      seen.push(...namesOn(text))
      to =
        /<a [^>]*rel="next"[^>]*href="([^"]+)"|href="([^"]+)"[^>]*rel="next"/.exec(text)?.slice(1).find(Boolean) ?? null
      to = to?.replaceAll('&amp;', '&') ?? null
      if (!to && pages.length > 1) {
        const back = /<a [^>]*rel="prev"[^>]*href="([^"]+)"|href="([^"]+)"[^>]*rel="prev"/
          .exec(text)!
          .slice(1)
          .find(Boolean)!
        const { text: before } = await site.visit(back.replaceAll('&amp;', '&'), { as: as.orgadmin })
        expect(namesOn(before).join()).toBe(pages.at(-2))
      }
    }
    expect(seen).toHaveLength(all.length)
    expect(new Set(seen).size).toBeGreaterThan(20)
    const keyOf = (name: string) =>
      all.find(({ user: { profile } }) => `${profile!.lastName} ${profile!.firstName}` === name)!.user.profile!.nameKey
    const keys = seen.map(keyOf)
    expect(keys).toEqual([...keys].sort())
  })

  it('finds Kazakh names typed without Kazakh letters, and usernames', async () => {
    const { user } = await addPupil({ firstName: 'Іңкәр', lastName: 'Құнанбаева' })
    for (const q of ['кунанбаева', 'Инкар құнан', user.username.toUpperCase()]) {
      const { text } = await site.visit(`${STUDENTS}?q=${encodeURIComponent(q)}`, { as: as.orgadmin })
      expect(namesOn(text), q).toEqual(['Құнанбаева Іңкәр'])
    }
    expect((await site.visit(`${STUDENTS}?q=%25`, { as: as.orgadmin })).text).not.toContain('Құнанбаева')
  })

  it('shows a teacher the groups they mentor and nothing to change them with', async () => {
    const { text } = await site.visit(STUDENTS, { as: as.teacher2 })
    const mentored = await site.database.member.count({
      where: {
        role: 'ORG_STUDENT',
        status: { not: 'PENDING' },
        group: { organizationId: 'demo-lyceum', mentor: { username: 'teacher2' } },
      },
    })
    expect(mainOf(text)).toContain(`${mentored} оқушы`)
    expect(text).not.toContain('name="member"')
    expect(text).not.toContain('/students/create')
  })

  it('says no score of anybody', async () => {
    const { text } = await site.visit(STUDENTS, { as: as.orgadmin })
    expect(mainOf(text)).toMatch(/\d из 4/)
    expect((await site.visit(`${STUDENTS}?after=nobody`, { as: as.orgadmin })).status).toBe(404)
  })
})

describe('who has never signed in', () => {
  it('is found by that, and not any more once they were here, though all their sessions have ended', async () => {
    const { id, user, userId } = await addPupil()
    const unseen = async () =>
      (await site.visit(`${STUDENTS}?progress=unseen&q=${user.username}`, { as: as.orgadmin })).text.includes(id)
    expect(await unseen()).toBe(true)
    const password = await passwordOf(id)
    await site.visit('/auth/login', { as: newVisitor(), form: { emailOrUsername: user.username, password } })
    expect(await unseen()).toBe(false)
    await site.database.session.deleteMany({ where: { userId } })
    expect(await unseen()).toBe(false)
  })
})

describe('who asks to be let in', () => {
  const ask = async (passwordHelp = false) => {
    const { username } = await makePerson(site)
    const { id: userId } = await userOf(username)
    const place = { userId, organizationId: 'demo-lyceum', role: 'ORG_STUDENT', status: 'PENDING', passwordHelp }
    const { id } = await site.database.member.create({ data: place })
    return { id, userId, username }
  }

  it('is seen by name, username and class only, on their page and in their class', async () => {
    const { id, userId, username } = await ask()
    await site.database.auditEvent.create({
      data: { action: 'account.password-changed', actorId: userId, subjectId: userId },
    })
    const page = async () => mainOf((await site.visit(`${LYCEUM}/members/${id}`, { as: as.orgadmin })).text)
    const further = [
      personWords.dateOfBirth,
      words['column.seen'],
      words['member.progress'],
      memberWords['event.account.password-changed'],
    ]
    const waiting = await page()
    expect(waiting).toContain(username)
    for (const term of further) expect(waiting).not.toContain(term)
    const { id: groupId } = await site.database.group.create({
      data: { organizationId: 'demo-lyceum', code: 'ждут', openCode: 'ждут', members: { connect: { id } } },
    })
    const pupils = async () => (await site.visit(`${LYCEUM}/groups/${groupId}`, { as: as.orgadmin })).text
    const row = (tests: string) => new RegExp(`${username}</td><td[^>]*>${tests}</td>`)
    expect(await pupils()).toMatch(row('—'))

    await site.database.member.update({ where: { id }, data: { status: 'ACTIVE' } })
    const accepted = await page()
    for (const term of further) expect(accepted).toContain(term)
    expect(await pupils()).toMatch(row('0'))
  })

  it('shows no address, to a school that made the account and has put them back either', async () => {
    const { id, userId } = await addPupil({ email: 'qaita@school.example' })
    const { username } = await site.database.user.findUniqueOrThrow({ where: { id: userId } })
    const textsFor = async (status: string) => {
      await site.database.member.update({ where: { id }, data: { status } })
      const list = await site.visit(`${STUDENTS}?status=${status}&q=${username}`, { as: as.orgadmin })
      const byAddress = await site.visit(`${STUDENTS}?status=${status}&q=qaita`, { as: as.orgadmin })
      expect(list.text).toContain(username)
      const sheet = await sheetAt(`${STUDENTS}/export?status=${status}&q=${username}`)
      expect(sheet).toContain(username)
      return [list.text, sheet].map(text => text.includes('qaita@')).concat(byAddress.text.includes(username))
    }
    expect(await textsFor('ACTIVE')).toEqual([true, true, true])
    expect(await textsFor('PENDING')).toEqual([false, false, false])
  })

  it('is found where that is asked, is not counted, and is not found by how far they are', async () => {
    const { username } = await ask()
    const shown = async (query: string) => (await site.visit(`${STUDENTS}?${query}`, { as: as.orgadmin })).text
    const lead = (text: string) => /: \d+ ученик[^.]*\.[^.]*/.exec(mainOf(text))![0]
    const waiting = await shown('status=PENDING')
    expect(waiting).toContain(username)
    expect(lead(waiting)).toBe(lead(await shown('')))
    for (const progress of ['unseen', 'none', 'begun', 'tests', 'analysis']) {
      expect(await shown(`status=PENDING&progress=${progress}`), progress).not.toContain(username)
    }
  })

  it('is helped with the password from the moment they are let in, however that is done, if they wished it', async () => {
    const [wishing, other] = [await ask(true), await ask()]
    const query = `act=status&member=${wishing.id}&member=${other.id}`
    expect((await actOn(as.staff!, query, { status: 'ACTIVE' })).status).toBe(200)
    const given = async ({ id }: { id: string }) =>
      (await site.visit(`${LYCEUM}/members/${id}/password`, { as: as.staff, form: {} })).status
    expect([await given(wishing), await given(other)]).toEqual([200, 400])
    // The owners made these accounts themselves, so no organisation manages them.
    for (const { username } of [wishing, other]) expect((await userOf(username)).managedById).toBeNull()
    await site.database.member.update({ where: { id: wishing.id }, data: { status: 'SUSPENDED' } })
    expect(await given(wishing)).toBe(400)
  })
})

describe('acts on several pupils', () => {
  it('changes who is ticked, tells who was so already, and writes it down once', async () => {
    const [one, other] = [await addPupil(), await addPupil()]
    const query = `act=status&member=${one.id}&member=${other.id}`
    const first = await actOn(as.staff!, query, { status: 'SUSPENDED', reason: 'Переезд' })
    expect([first.status, headingOf(first.text)]).toEqual([200, 'Статус изменён у 2 учеников'])
    expect(await memberOf(one.user.username)).toMatchObject({ status: 'SUSPENDED', statusReason: 'Переезд' })
    const again = await actOn(as.staff!, query, { status: 'SUSPENDED', reason: 'Переезд' })
    expect(mainOf(again.text)).toContain('У 2 так уже было')
    const events = await site.database.auditEvent.findMany({
      where: { subjectId: one.userId, action: 'member.status-changed' },
    })
    expect(events).toHaveLength(1)
  })

  it('acts on all whom the filter finds, within reach only', async () => {
    const group = await site.database.group.findFirstOrThrow({
      where: { organizationId: 'demo-lyceum', archivedAt: null },
    })
    const pupils = [
      await addPupil({ lastName: 'Барлықова' }),
      await addPupil({ lastName: 'Барлықова', firstName: 'Дана' }),
    ]
    const foreign = await site.database.member.findFirstOrThrow({
      where: { organizationId: 'demo-gymnasium', role: 'ORG_STUDENT' },
    })
    const answer = await actOn(
      as.orgadmin!,
      `act=group&all=on&q=${encodeURIComponent('барлыкова')}&member=${foreign.id}`,
      { groupId: group.id },
    )
    expect(headingOf(answer.text)).toBe('Переведены 2 ученика')
    for (const { user } of pupils) expect((await memberOf(user.username)).groupId).toBe(group.id)
    const tried = await actOn(as.orgadmin!, `act=remove&member=${foreign.id}`, {})
    expect(tried.status).toBe(400)
    expect(await site.database.member.count({ where: { id: foreign.id } })).toBe(1)
  })

  it('refuses an act on nobody, a group of another school and a made-up status', async () => {
    const { id } = await addPupil()
    const foreign = await site.database.group.findFirst({ where: { organizationId: { not: 'demo-lyceum' } } })
    expect((await site.visit(`${STUDENTS}/act?act=status`, { as: as.orgadmin })).status).toBe(400)
    expect((await actOn(as.orgadmin!, `act=status&member=${id}`, { status: 'KING' })).status).toBe(400)
    expect((await actOn(as.orgadmin!, `act=group&member=${id}`, { groupId: foreign?.id ?? 'none' })).status).toBe(400)
    expect((await site.visit(`${STUDENTS}/act?act=crown&member=${id}`, { as: as.orgadmin })).status).toBe(404)
  })

  it('gives passwords once for a form sent twice, and their slips together', async () => {
    const pupils = [await addPupil(), await addPupil()]
    const query = `act=password&${pupils.map(({ id }) => `member=${id}`).join('&')}`
    const form = { idempotencyKey: randomUUID() }
    const first = await actOn(as.staff!, query, form)
    expect(headingOf(first.text)).toBe('Выдано 2 пароля')
    const { passwordHash } = await userOf(pupils[0]!.user.username)
    const again = await actOn(as.staff!, query, form)
    expect((await userOf(pupils[0]!.user.username)).passwordHash).toBe(passwordHash)
    const sheet = /href="([^"]*\/slips\?at=[^"]+)"/
    expect(sheet.exec(again.text)?.[1]).toBe(sheet.exec(first.text)?.[1])
    const { text, headers } = await site.visit(sheet.exec(first.text)![1]!, { as: as.staff })
    expect(headers['cache-control']).toContain('no-store')
    for (const { user } of pupils) expect(text).toContain(user.username)
    expect(text.match(/<dl /g)).toHaveLength(2)
  })

  it('gives the rest a password when the form of a killed sending is sent again, and nobody a second one', async () => {
    const pupils = [await addPupil(), await addPupil(), await addPupil()]
    const form = { idempotencyKey: randomUUID() }
    const give = (some: typeof pupils) =>
      actOn(as.staff!, `act=password&${some.map(({ id }) => `member=${id}`).join('&')}`, form)
    const hashes = () => Promise.all(pupils.map(async ({ user }) => (await userOf(user.username)).passwordHash))
    // As if the server was killed after the first of the three.
    const cut = await give(pupils.slice(0, 1))
    const before = await hashes()
    const again = await give(pupils)
    expect(headingOf(again.text)).toBe('Выдано 2 пароля')
    const after = await hashes()
    expect(after.map((hash, at) => hash === before[at])).toEqual([true, false, false])
    const third = await give(pupils)
    expect(mainOf(third.text)).toContain('У 3 так уже было')
    expect(await hashes()).toEqual(after)
    const sheet = (text: string) => /href="([^"]*\/slips\?at=[^"]+)"/.exec(text)![1]!
    expect([sheet(cut.text), sheet(third.text)]).toEqual([sheet(again.text), sheet(again.text)])
    const { text } = await site.visit(sheet(again.text), { as: as.staff })
    expect(text.match(/<dl /g)).toHaveLength(3)
  })

  it('removes from the organisation with slip, classes, wishes and the right to a password, and leaves the account', async () => {
    const { id, userId } = await addPupil()
    const place = { userId, organizationId: 'demo-lyceum' }
    await site.database.talk.createMany({
      data: [
        { ...place, kind: 'ASKED' },
        { ...place, kind: 'HELD' },
      ],
    })
    const { id: groupId } = await site.database.group.create({
      data: { organizationId: 'demo-lyceum', code: 'кружок', openCode: 'кружок', mentorId: userId },
    })
    expect(mainOf((await site.visit(`${STUDENTS}/act?act=remove&member=${id}`, { as: as.orgadmin })).text)).toContain(
      'Аккаунт',
    )
    expect(headingOf((await actOn(as.orgadmin!, `act=remove&member=${id}`, {})).text)).toContain('убран 1 ученик')
    expect(await site.database.member.count({ where: { id } })).toBe(0)
    expect(await site.database.user.findUnique({ where: { id: userId } })).toMatchObject({ managedById: null })
    expect(await site.database.passwordSlip.count({ where: { userId } })).toBe(0)
    expect(await site.database.group.findUnique({ where: { id: groupId } })).toMatchObject({ mentorId: null })
    expect(await site.database.talk.findMany({ where: { userId } })).toMatchObject([{ kind: 'HELD' }])
  })
})

describe('a pupil added by hand', () => {
  it('gets an account with a username from the name, once for a form sent twice', async () => {
    const form = newStudent({ firstName: 'Жанель', lastName: 'Екіретова' })
    const first = await site.visit(`${STUDENTS}/create`, { as: as.staff, form })
    expect([first.status, first.location]).toEqual([302, expect.stringContaining('/slips?member=')])
    expect((await site.visit(`${STUDENTS}/create`, { as: as.staff, form })).location).toBe(STUDENTS)
    const user = await userOf('zhanel.ekiretova')
    expect(user).toMatchObject({
      managedById: 'demo-lyceum',
      passwordChangeRequired: true,
      onboardedAt: null,
      language: 'kk',
    })
    const namesake = await site.visit(`${STUDENTS}/create`, {
      as: as.staff,
      form: { ...form, idempotencyKey: randomUUID() },
    })
    expect(namesake.status).toBe(400)
    expect(mainOf(namesake.text)).toContain('zhanel.ekiretova')
    const confirmed = { ...form, idempotencyKey: randomUUID(), another: 'on' }
    expect((await site.visit(`${STUDENTS}/create`, { as: as.staff, form: confirmed })).status).toBe(302)
    expect(await userOf('zhanel.ekiretova2')).toMatchObject({ managedById: 'demo-lyceum' })
  })

  it('with an own username and address is added once too', async () => {
    const form = newStudent({ username: 'bir.ret', email: 'bir.ret@school.example' })
    expect((await site.visit(`${STUDENTS}/create`, { as: as.staff, form })).location).toContain('/slips?member=')
    expect((await site.visit(`${STUDENTS}/create`, { as: as.staff, form })).location).toBe(STUDENTS)
    const anew = { ...newStudent(), email: form.email }
    expect((await site.visit(`${STUDENTS}/create`, { as: as.staff, form: anew })).status).toBe(400)
  })

  it.each([
    ['firstName', 'А'],
    ['dateOfBirth', '2999-01-01'],
    ['dateOfBirth', '2010-02-31'],
    ['username', 'aruzhan'],
    ['username', 'admin'],
    ['firstName', 'Администратор'],
    ['groupId', 'not-here'],
    ['email', 'инкар@'],
  ])('is refused with the %s «%s»', async (field, value) => {
    const answer = await site.visit(`${STUDENTS}/create`, { as: as.orgadmin, form: newStudent({ [field]: value }) })
    expect(answer.status).toBe(400)
    expect(tagsOf(answer.text, 'p').some(tag => tag.id === `${field}-error`)).toBe(true)
  })

  it('signs in with the slip, agrees to the terms with an own password, and goes on to onboarding', async () => {
    const { id, user, userId } = await addPupil()
    const password = await passwordOf(id)
    const pupil = newVisitor()
    const signedIn = await site.visit('/auth/login', { as: pupil, form: { emailOrUsername: user.username, password } })
    expect(signedIn.location).toBe('/auth/new-password')
    const wanting = { as: newVisitor(), form: { emailOrUsername: user.username, password } }
    expect((await site.visit('/auth/login?redirect=%2Fapp%2Ftests', wanting)).location).toBe('/app/tests')
    expect((await site.visit('/app/tests', { as: pupil })).location).toContain('/auth/new-password')
    expect((await site.visit('/auth/new-password', { as: pupil })).text).toContain('name="terms"')
    const own = { password: 'Kerek-emes-7', passwordConfirmation: 'Kerek-emes-7' }
    expect((await site.visit('/auth/new-password', { as: pupil, form: own })).status).toBe(400)
    expect(await site.database.consent.count({ where: { userId } })).toBe(0)
    const agreed = await site.visit('/auth/new-password', { as: pupil, form: { ...own, terms: 'on' } })
    expect(agreed.location).toBe('/auth/onboarding')
    const consents = await site.database.consent.findMany({ where: { userId }, orderBy: { kind: 'asc' } })
    expect(consents.map(({ kind }) => kind)).toEqual(['PRIVACY', 'TERMS'])
    expect((await site.visit('/app/tests', { as: pupil })).location).toContain('/auth/onboarding')
    expect(await site.database.profile.findUnique({ where: { userId } })).toMatchObject({
      ...{ dateOfBirth: '2010-04-05', gender: 'FEMALE', status: 'PUPIL', cityId: 'almaty' },
    })
    expect(await site.database.passwordSlip.count({ where: { userId } })).toBe(0)
  })
})

describe('slips', () => {
  it('are taken back with what they open, and their showing is in the log', async () => {
    const { id, user, userId } = await addPupil()
    const here = `${LYCEUM}/slips?member=${id}`
    const { text } = await site.visit(here, { as: as.staff })
    const password = /<dd class="[^"]+"[^>]*>([a-z0-9-]{15})</.exec(text)![1]!
    expect(
      await site.database.auditEvent.count({ where: { action: 'slips.printed', organizationId: 'demo-lyceum' } }),
    ).toBeGreaterThan(0)
    expect(
      (await site.visit(`/admin/organizations/demo-gymnasium/slips?member=${id}`, { as: as.otheradmin })).text,
    ).not.toContain(user.username)
    expect((await site.visit(here, { as: as.staff, form: {} })).status).toBe(302)
    expect(await site.database.passwordSlip.count({ where: { userId } })).toBe(0)
    const tried = await site.visit('/auth/login', { form: { emailOrUsername: user.username, password } })
    expect(tried.status).toBe(400)
  })

  it('are taken back from who has signed in with one and not chosen a password yet', async () => {
    const { id, user } = await addPupil()
    const found = newVisitor()
    const password = await passwordOf(id)
    const entered = await site.visit('/auth/login', { as: found, form: { emailOrUsername: user.username, password } })
    expect(entered.location).toContain('/auth/new-password')
    await site.visit(`${LYCEUM}/slips?member=${id}`, { as: as.staff, form: {} })
    const own = { password: 'Kerek-emes-7', passwordConfirmation: 'Kerek-emes-7', terms: 'on' }
    expect((await site.visit('/auth/new-password', { as: found, form: own })).location).toContain('/auth/login')
    expect((await userOf(user.username)).passwordChangeRequired).toBe(true)
  })

  it('has none of an administrator, and no password for who made their own account', async () => {
    const admin = await addPupil()
    await site.database.member.update({ where: { id: admin.id }, data: { role: 'ORG_ADMIN' } })
    const { username } = admin.user
    const asked = (as: Visitor) => site.visit(`${LYCEUM}/members/${admin.id}/password`, { as, form: {} })
    expect((await asked(as.orgadmin!)).status).toBe(400)
    // A long username may wrap after its dot, so `<wbr>` is removed.
    const slip = (await asked(as.superadmin!)).text.replaceAll(/<!-- -->|<wbr\/>/g, '')
    expect(slip).toMatch(new RegExp(`<dd[^>]*>${username}<`))
    for (const who of ['superadmin', 'orgadmin']) {
      expect((await site.visit(`${LYCEUM}/slips`, { as: as[who] })).text, who).not.toContain(username)
    }
    await site.database.member.update({ where: { id: admin.id }, data: { role: 'ORG_STUDENT' } })
    const joined = await makePerson(site)
    const { id: userId } = await userOf(joined.username)
    const member = await site.database.member.create({
      data: { userId, organizationId: 'demo-lyceum', role: 'ORG_STUDENT', status: 'ACTIVE' },
    })
    const refused = await site.visit(`${LYCEUM}/members/${member.id}/password`, { as: as.orgadmin, form: {} })
    expect(refused.status).toBe(400)
    expect((await userOf(joined.username)).passwordChangeRequired).toBe(false)
  })
})

describe('a member’s page', () => {
  it('saves, tells both versions when somebody else saved meanwhile, and shows who changed what', async () => {
    const { id } = await addPupil()
    const here = `${LYCEUM}/members/${id}`
    const base = JSON.stringify({ status: 'ACTIVE', reason: '', groupId: '', role: 'ORG_STUDENT' })
    const form = { version: '1', base, role: 'ORG_STUDENT', groupId: '', reason: '' }
    expect((await site.visit(here, { as: as.orgadmin, form: { ...form, status: 'INACTIVE' } })).status).toBe(302)
    const conflict = await site.visit(here, { as: as.orgadmin, form: { ...form, status: 'BLOCKED' } })
    expect(conflict.status).toBe(409)
    expect(mainOf(conflict.text)).toMatch(/Отключён[\s\S]*Заблокирован/)
    const { text } = await site.visit(here, { as: as.orgadmin })
    expect(mainOf(text)).toContain('Статус: Активен → Отключён')
    expect(mainOf(text)).toContain('Жақсыбеков Серік')
  })

  it('refuses the last administrator, oneself, and roles to staff', async () => {
    const admin = await memberOf('orgadmin')
    const here = `${LYCEUM}/members/${admin.id}`
    const form = { version: String(admin.version), base: '{}', reason: '' }
    const demoted = { ...form, role: 'ORG_TEACHER', status: 'ACTIVE' }
    for (const who of ['superadmin', 'orgadmin']) {
      expect((await site.visit(here, { as: as[who], form: demoted })).status, who).toBe(400)
      expect((await site.visit(`${here}/remove`, { as: as[who], form: {} })).status, who).toBe(400)
    }
    expect((await site.visit(here, { as: as.staff, form: demoted })).status).toBe(403)
    const { id } = await addPupil()
    const raised = { version: '1', base: '{}', reason: '', groupId: '', status: 'ACTIVE', role: 'ORG_ADMIN' }
    await site.visit(`${LYCEUM}/members/${id}`, { as: as.staff, form: raised })
    expect(await site.database.member.findUnique({ where: { id } })).toMatchObject({ role: 'ORG_STUDENT' })
    expect(await site.database.member.findUnique({ where: { id: admin.id } })).toMatchObject({ role: 'ORG_ADMIN' })
  })

  it('is not found by another school, nor by a teacher of another class', async () => {
    const { id } = await addPupil()
    const asked = (who: string, path: string) => site.visit(path, { as: as[who] }).then(({ status }) => status)
    expect(await asked('otheradmin', `${LYCEUM}/members/${id}`)).toBe(404)
    expect(await asked('otheradmin', `/admin/organizations/demo-gymnasium/members/${id}`)).toBe(404)
    expect(await asked('teacher2', `${LYCEUM}/members/${id}`)).toBe(404)
    expect(await asked('teacher2', `${LYCEUM}/members/${(await memberOf('orgadmin')).id}`)).toBe(404)
    expect(await asked('ministry', `${LYCEUM}/members/${id}`)).toBe(200)
  })
})

describe('the Excel file', () => {
  it('has the filtered pupils and no formulas, and is in the log', async () => {
    await addPupil({ lastName: 'Экселева', firstName: '=cmd' })
    const path = `${STUDENTS}/export?q=${encodeURIComponent('экселева')}`
    const { status, headers } = await site.visit(path, { as: as.orgadmin })
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('spreadsheetml')])
    const text = await sheetAt(path)
    expect(text).toContain('Экселева')
    expect(text).not.toContain('Сейтқали')
    expect(text).not.toMatch(/<f>/)
    const [event] = await site.database.auditEvent.findMany({ where: { action: 'organization.exported' }, take: 1 })
    expect(event?.details).toMatchObject({ kind: 'students', count: 1 })
  })
})

const cookiesOf = ({ cookies }: Visitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
