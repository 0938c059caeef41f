import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Viewer, ViewerWithSession } from '#app/domain/accounts/viewer.server.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { mainOf, tagsOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

let site: Site
let maySeeStudies: (viewer: Viewer, ownerId: string) => Promise<boolean>
let findViewer: (sessionId: string, now: Date) => Promise<ViewerWithSession | null>
beforeAll(async () => {
  site = await borrowSite({ WORKER: 'off' })
  // The function that also decides on access to files, with the site's database.
  ;({ maySeeStudies } = await import('#app/domain/visibility/visibility.server.ts'))
  ;({ findViewer } = await import('#app/domain/accounts/viewer.server.ts'))
})
afterAll(() => site.stop())

const births = { minor: '2010-06-01', adult: '2001-06-01' } as const
type Age = keyof typeof births

const usernames = ['timur', 'dana', 'aruzhan', 'teacher', 'staff', 'orgadmin', 'otheradmin', 'ministry', 'superadmin']
const visitors = new Map<string, Visitor>()
const visitorOf = async (username: string) => {
  const known = visitors.get(username) ?? (await site.signIn(username))
  known.cookies.delete('language')
  visitors.set(username, known)
  return known
}
const userOf = (username: string) => site.database.user.findUniqueOrThrow({ where: { usernameFolded: username } })
/** Returns the viewer as the guards would load it. */
const viewerOf = async (username: string) => {
  const { id } = await userOf(username)
  const session = await site.database.session.findFirstOrThrow({ where: { userId: id } })
  return (await findViewer(session.id, new Date()))!.viewer
}
const groupOf = (code: string) => site.database.group.findFirstOrThrow({ where: { code } })

type Person = Awaited<ReturnType<typeof makePerson>> & { id: string }

/** Creates a person with private data, and a follower (dana) whom they follow back. */
async function makeOwner(age: Age): Promise<Person> {
  const person = await makePerson(site, { dateOfBirth: births[age] })
  const { id } = await userOf(person.username)
  const { database } = site
  await database.profile.update({
    where: { userId: id },
    data: { organization: 'Жасырын мектеп', bio: 'Сөзім бәріне', year: 9, status: 'PUPIL' },
  })
  await database.academicRecord.create({
    data: { userId: id, ielts: 8.5, sat: 1450, gpa: 3.35, gpaEntered: 4.35, gpaSystem: 'FIVE' },
  })
  await database.languageSkill.create({ data: { userId: id, language: 'ko', level: 'FLUENT' } })
  await database.follow.create({ data: { followerId: id, followedId: (await userOf('dana')).id } })
  return { ...person, id }
}

async function enrol(userId: string, groupCode: string | null, status = 'ACTIVE', organizationId = 'demo-lyceum') {
  const groupId = groupCode === null ? null : (await groupOf(groupCode)).id
  const member = { role: 'ORG_STUDENT', status, groupId }
  await site.database.member.upsert({
    where: { userId_organizationId: { userId, organizationId } },
    create: { userId, organizationId, ...member },
    update: member,
  })
}

/** Returns what a visitor sees of a person, in the page and in its data for a hydrated page. */
async function seenBy(visitor: Visitor, username: string) {
  const path = `/app/profile/${username}`
  const page = await site.visit(path, { as: visitor })
  const data = await site.visit(`${path}.data`, { as: visitor })
  expect([page.status, data.status]).toEqual([200, 200])
  const text = mainOf(page.text)
  expect(text).toContain('Сөзім бәріне')
  // Dates of birth are never sent to the browser.
  for (const age of Object.values(births)) expect(page.text + data.text).not.toContain(age)
  const has = (words: string) => {
    expect(data.text.includes(words), `the data agrees about ${words}`).toBe(page.text.includes(words))
    return page.text.includes(words)
  }
  const studies = [has('8,5'), has('Корейский'), has('4,35')]
  const whereabouts = [
    has('Жасырын мектеп'),
    text.includes('9 класс'),
    text.includes('Алматы'),
    text.includes('Биология'),
  ]
  expect(new Set(studies).size, 'studies are shown together').toBe(1)
  expect(new Set(whereabouts).size, 'whereabouts are shown together').toBe(1)
  return `${studies[0] ? 'studies' : '-'} ${whereabouts[0] ? 'whereabouts' : '-'}`
}

describe('what others see of a person', () => {
  const settings = [null, 'EVERYONE', 'FOLLOWED', 'NOBODY'] as const
  const all = 'studies whereabouts'
  const place = '- whereabouts'
  const none = '- -'
  const always = [all, all, all, all]
  const strange: Record<Age, string[]> = { minor: [none, none, none, none], adult: [all, all, place, place] }

  // In the order of the settings: none, EVERYONE, FOLLOWED, NOBODY.
  const table: [who: string, group: string | null, Record<Age, string[]>][] = [
    ['timur', null, strange],
    ['dana', null, { minor: [none, none, all, none], adult: [all, all, all, place] }],
    ['aruzhan', '10 А', strange],
    ['teacher', '10 А', { minor: always, adult: always }],
    ['teacher', '11 Ә', strange],
    ['teacher', null, strange],
    ['staff', '10 А', { minor: always, adult: always }],
    ['staff', null, { minor: always, adult: always }],
    ['orgadmin', '11 Ә', { minor: always, adult: always }],
    ['otheradmin', '10 А', strange],
    ['ministry', null, { minor: always, adult: always }],
    ['superadmin', null, { minor: always, adult: always }],
  ]

  describe.each<Age>(['minor', 'adult'])('of an %s', age => {
    let owner: Person
    beforeAll(async () => void (owner = await makeOwner(age)))

    it.each(table)('%s, with the person in group %s, sees what the setting allows', async (who, group, expected) => {
      await enrol(owner.id, group)
      await visitorOf(who)
      const viewer = await viewerOf(who)
      for (const [at, visibility] of settings.entries()) {
        await site.database.profile.update({ where: { userId: owner.id }, data: { visibility } })
        const wanted = expected[age][at]
        expect(await seenBy(await visitorOf(who), owner.username), `${who} for ${visibility}`).toBe(wanted)
        expect(await maySeeStudies(viewer, owner.id)).toBe(wanted === all)
      }
    })

    it('the owner sees everything, and as others do only what strangers see', async () => {
      for (const [at, visibility] of settings.entries()) {
        await site.database.profile.update({ where: { userId: owner.id }, data: { visibility } })
        expect(await seenBy(owner, owner.username)).toBe(all)
        const { text } = await site.visit(`/app/profile/${owner.username}?as=other`, { as: owner })
        expect(text.includes('8,5')).toBe(strange[age][at] === all)
        expect(text.includes('Жасырын мектеп')).toBe(strange[age][at] !== none)
        expect(await maySeeStudies(await viewerOf(owner.username), owner.id)).toBe(true)
      }
    })

    it('others gain nothing by asking as the owner asks', async () => {
      await site.database.profile.update({ where: { userId: owner.id }, data: { visibility: 'NOBODY' } })
      for (const query of ['as=', 'as=owner', 'as=other', 'as=other&as=self', 'tab=certificates']) {
        const { text } = await site.visit(`/app/profile/${owner.username}?${query}`, { as: await visitorOf('timur') })
        expect(text).not.toContain('8,5')
        expect(text).not.toContain('Корейский')
      }
    })
  })

  it('staff see a pupil only while both are active members of an active organisation', async () => {
    const { database } = site
    const owner = await makeOwner('minor')
    const staff = await visitorOf('staff')
    const sees = () => seenBy(staff, owner.username)
    await enrol(owner.id, '10 А')
    expect(await sees()).toBe(all)

    for (const status of ['INACTIVE', 'PENDING', 'SUSPENDED', 'BLOCKED']) {
      await enrol(owner.id, '10 А', status)
      expect(await sees(), `a pupil who is ${status}`).toBe(none)
    }
    await enrol(owner.id, '10 А')
    const { id: staffId } = await userOf('staff')
    for (const status of ['INACTIVE', 'SUSPENDED']) {
      await database.member.updateMany({ where: { userId: staffId }, data: { status } })
      expect(await sees(), `staff who are ${status}`).toBe(none)
    }
    await database.member.updateMany({ where: { userId: staffId }, data: { status: 'ACTIVE' } })
    await database.organization.update({ where: { id: 'demo-lyceum' }, data: { state: 'INACTIVE' } })
    expect(await sees(), 'staff of an inactive organisation').toBe(none)
    await database.organization.update({ where: { id: 'demo-lyceum' }, data: { state: 'ACTIVE' } })
    expect(await sees()).toBe(all)
  })

  it('staff see no colleague through their organisation', async () => {
    const teacher = await userOf('teacher')
    await site.database.profile.update({ where: { userId: teacher.id }, data: { visibility: 'NOBODY' } })
    expect(await maySeeStudies(await viewerOf('staff'), teacher.id)).toBe(false)
  })

  it('following somebody opens nothing: only being followed does', async () => {
    const owner = await makeOwner('minor')
    await site.database.profile.update({ where: { userId: owner.id }, data: { visibility: 'FOLLOWED' } })
    await site.visit(`/app/profile/${owner.username}/follow`, { as: await visitorOf('timur'), form: { follow: 'on' } })
    expect(await seenBy(await visitorOf('timur'), owner.username)).toBe(none)
  })
})

describe('a person who cannot be found', () => {
  it.each([
    ['blocked', { state: 'BLOCKED' }],
    ['inactive', { state: 'INACTIVE' }],
    ['about to be deleted', { deletionAt: new Date(Date.now() + 86_400_000) }],
  ])('is one who is %s, for everybody', async (_, data) => {
    const owner = await makeOwner('adult')
    await enrol(owner.id, '10 А')
    await site.database.user.update({ where: { id: owner.id }, data })
    for (const who of usernames) {
      const as = await visitorOf(who)
      const page = await site.visit(`/app/profile/${owner.username}`, { as })
      expect(page.status, who).toBe(404)
      expect(mainOf(page.text)).toContain('Профиль не найден')
      expect(page.text).not.toContain('Нұрғали')
      const followed = await site.visit(`/app/profile/${owner.username}/follow`, { as, form: { follow: 'on' } })
      expect(followed.status, who).toBe(404)
      expect(await maySeeStudies(await viewerOf(who), owner.id)).toBe(false)
    }
    expect(await site.database.follow.count({ where: { followedId: owner.id } })).toBe(0)
  })

  it('still finds themselves while their account is closing', async () => {
    const owner = await makeOwner('adult')
    await site.database.user.update({
      where: { id: owner.id },
      data: { deletionAt: new Date(Date.now() + 86_400_000) },
    })
    expect((await site.visit(`/app/profile/${owner.username}`, { as: owner })).status).toBe(200)
  })

  it.each(['nobody', '%00', '%F0%9F%98%80', 'a'.repeat(3000), "' OR 1=1 --", '..%2Fsettings', '%E0%A4%A', '__proto__'])(
    'is nobody under the name %s, and nothing breaks',
    async name => {
      const { status } = await site.visit(`/app/profile/${encodeURI(name).replaceAll('%25', '%')}`, {
        as: await visitorOf('timur'),
      })
      expect([400, 404]).toContain(status)
    },
  )

  it('is found whatever the case of the letters', async () => {
    const { status, text } = await site.visit('/app/profile/ARUZHAN', { as: await visitorOf('timur') })
    expect(status).toBe(200)
    expect(text).toContain('@aruzhan')
  })

  it.each(['ru', 'kk', 'en'] as const)('has a page of words in %s', async language => {
    const words = { ru: 'Профиль не найден', kk: 'Профиль табылмады', en: 'Profile not found' }
    const { text } = await site.visit('/app/profile/nobody', { as: await visitorOf('timur'), cookies: { language } })
    expect(mainOf(text)).toContain(words[language])
  })
})

describe('following', () => {
  const countsOf = async (id: string) => {
    const { followerCount, followingCount } = await site.database.profile.findUniqueOrThrow({ where: { userId: id } })
    const followers = await site.database.follow.count({ where: { followedId: id } })
    const following = await site.database.follow.count({ where: { followerId: id } })
    expect([followerCount, followingCount], 'the counters are what the rows say').toEqual([followers, following])
    return { followers, following }
  }
  const fresh = async () => {
    const person = await makePerson(site)
    return { ...person, id: (await userOf(person.username)).id }
  }
  const follow = (as: Visitor, username: string, wanted: string) =>
    site.visit(`/app/profile/${username}/follow`, { as, form: { follow: wanted } })

  it('leads back to the page, and the button then offers the contrary', async () => {
    const [one, other] = [await fresh(), await fresh()]
    const page = async () => (await site.visit(`/app/profile/${other.username}`, { as: one })).text
    expect(await page()).toContain('value="on"')
    const answer = await follow(one, other.username, 'on')
    expect([answer.status, answer.location]).toEqual([302, `/app/profile/${other.username}`])
    expect(await page()).toContain('value="off"')
    expect(await countsOf(other.id)).toEqual({ followers: 1, following: 0 })
    expect(await countsOf(one.id)).toEqual({ followers: 0, following: 1 })
    await follow(one, other.username, 'off')
    await follow(one, other.username, 'off')
    expect(await countsOf(other.id)).toEqual({ followers: 0, following: 0 })
    expect(await countsOf(one.id)).toEqual({ followers: 0, following: 0 })
  })

  it('fifty times at once counts once, and stopping fifty times at once takes it back once', async () => {
    const [one, other] = [await fresh(), await fresh()]
    const fifty = (wanted: string) =>
      Promise.all(Array.from({ length: 50 }, () => follow(one, other.username.toUpperCase(), wanted)))
    expect(new Set((await fifty('on')).map(({ status }) => status))).toEqual(new Set([302]))
    expect(await countsOf(other.id)).toEqual({ followers: 1, following: 0 })
    expect(new Set((await fifty('off')).map(({ status }) => status))).toEqual(new Set([302]))
    expect(await countsOf(other.id)).toEqual({ followers: 0, following: 0 })
    expect(await countsOf(one.id)).toEqual({ followers: 0, following: 0 })
  })

  it('of many people at once, and each other, leaves every counter right', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, fresh))
    const pairs = people.flatMap(one => people.filter(other => other !== one).map(other => [one, other] as const))
    const posts = pairs.flatMap(([one, other], at) =>
      (at % 3 === 0 ? ['on', 'off', 'on'] : ['on', 'on']).map(wanted => follow(one, other.username, wanted)),
    )
    for (const { status } of await Promise.all(posts)) expect(status).toBe(302)
    for (const { id } of people) {
      const { followers, following } = await countsOf(id)
      expect(Math.max(followers, following)).toBeLessThanOrEqual(4)
    }
  })

  it('oneself is refused, also under a name in other letters', async () => {
    const one = await fresh()
    for (const name of [one.username, one.username.toUpperCase()]) {
      expect((await follow(one, name, 'on')).status).toBe(400)
    }
    expect(await countsOf(one.id)).toEqual({ followers: 0, following: 0 })
  })

  it('nobody, and asking for something else, is refused', async () => {
    const one = await fresh()
    expect((await follow(one, 'nobody', 'on')).status).toBe(404)
    expect((await follow(one, 'timur', 'toggle')).status).toBe(400)
    expect((await site.visit('/app/profile/timur/follow', { as: one, form: {} })).status).toBe(400)
    const other = await site.visit('/app/profile/timur/follow', {
      as: one,
      form: { follow: 'on' },
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    })
    expect(other.status).toBe(403)
    expect(await countsOf(one.id)).toEqual({ followers: 0, following: 0 })
  })
})

describe('a page of a person', () => {
  it.each(['academic', 'posts', 'projects', 'certificates', 'unheard-of', ''])(
    'opens its tab %j in three languages',
    async tab => {
      for (const language of ['ru', 'kk', 'en']) {
        const { status, text } = await site.visit(`/app/profile/aruzhan?tab=${tab}`, {
          as: await visitorOf('aruzhan'),
          cookies: { language },
        })
        expect(status).toBe(200)
        const current = tagsOf(text.split('<main')[1] ?? '', 'a').filter(link => link['aria-current'] === 'page')
        const known = ['posts', 'projects', 'certificates'].includes(tab)
        expect(current.map(({ href }) => href)).toEqual([`/app/profile/aruzhan${known ? `?tab=${tab}` : ''}`])
      }
    },
  )

  it('writes numbers as its reader does', async () => {
    const studyIn = async (language: string) =>
      mainOf((await site.visit('/app/profile/timur', { as: await visitorOf('timur'), cookies: { language } })).text)
    expect(await studyIn('ru')).toContain('3,4 из 4')
    expect(await studyIn('kk')).toContain('4 балдан 3,4')
    expect(await studyIn('en')).toContain('3.4 of 4')
    expect(await studyIn('en')).toContain('1,310 of 1,600')
  })

  it('asks for no picture in the lite version, and links to it instead', async () => {
    const owner = await makeOwner('adult')
    const data = { avatarId: 'picture-of-me', coverId: 'cover-of-me' }
    const picture = {
      ownerId: owner.id,
      state: 'KEPT',
      type: 'image/webp',
      name: 'a',
      bytes: 1,
      hash: 'a',
      variants: [],
    }
    await site.database.storedFile.create({ data: { ...picture, id: data.avatarId, kind: 'AVATAR' } })
    await site.database.storedFile.create({ data: { ...picture, id: data.coverId, kind: 'COVER' } })
    await site.database.profile.update({ where: { userId: owner.id }, data })
    const path = `/app/profile/${owner.username}`
    const full = await site.visit(path, { as: owner })
    expect(full.text).toMatch(/<img[^>]*src="\/files\/picture-of-me\/small"/)
    expect(full.text).toMatch(/<img[^>]*src="\/files\/cover-of-me\/main"/)
    const lite = await site.visit(path, { as: owner, cookies: { lite: '1' } })
    expect(lite.text).not.toMatch(/<img[^>]*\/files\//)
    expect(lite.text).toMatch(/<a[^>]*href="\/files\/picture-of-me\/main"/)
  })

  it('shows what was written as text and never as markup', async () => {
    const owner = await makeOwner('adult')
    const evil = '<script>alert(1)</script><img src=x onerror=alert(1)>'
    await site.database.profile.update({
      where: { userId: owner.id },
      data: { bio: `Сөзім бәріне ${evil}`, organization: evil, firstName: evil },
    })
    for (const path of [`/app/profile/${owner.username}`, '/app/settings']) {
      const { text } = await site.visit(path, { as: owner })
      expect(text).not.toContain('<script>alert')
      expect(text).not.toContain('<img src=x')
    }
  })
})
