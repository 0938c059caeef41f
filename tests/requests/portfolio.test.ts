import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import portfolio from '#app/i18n/locales/ru/portfolio.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { errorBeside, mainOf, summaryOf, tagsOf, textOf, valuesOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import { putProject } from '#tests/world/projects.ts'
import type { Site } from '#tests/world/server.ts'
import { newVisitor, type Visitor } from '#tests/world/visit.ts'

const CHOOSE = '/app/portfolio/choose'

let site: Site
beforeAll(async () => void (site = await borrowSite()))
afterAll(() => site.stop())

const idOf = async (username: string) =>
  (await site.database.user.findUniqueOrThrow({ where: { usernameFolded: username }, select: { id: true } })).id

/** Creates a person with two projects, two certificates and an achievement. */
async function makeOwner(more: Parameters<typeof makePerson>[1] = {}) {
  const person = await makePerson(site, more)
  const id = await idOf(person.username)
  const { database } = site
  await database.profile.update({ where: { userId: id }, data: { organization: 'Гимназия № 38' } })
  const river = await putProject(database, id, {
    name: 'Дневник Нуры',
    duty: 'меряю уровень реки',
    goals: [
      { text: 'Шестьдесят дней без пропуска', done: true },
      { text: 'Сверка с датчиком', done: false },
    ],
  })
  const quiet = await putProject(database, id, { name: 'Тихий класс' })
  const certificates = ['Олимпиада по географии', 'Основы анализа данных'].map(async name => {
    const file = {
      ownerId: id,
      kind: 'CERTIFICATE',
      state: 'KEPT',
      name: 'c.png',
      type: 'image/png',
      bytes: 1,
      hash: `${id} ${name}`,
    }
    const { id: fileId } = await database.storedFile.create({ data: { ...file, variants: [] } })
    return database.certificate.create({ data: { userId: id, name, link: 'https://check.example.kz/7', fileId } })
  })
  const [geography, analysis] = await Promise.all(certificates)
  await database.achievement.create({ data: { userId: id, key: 'firstProject', rule: 'firstProject' } })
  const page = `/app/profile/${person.username}/portfolio`
  return { person, id, page, river, quiet, geography: geography!, analysis: analysis! }
}

const choose = (as: Visitor, form: Record<string, string | string[]>) => site.visit(CHOOSE, { as, form })
const share = async (as: Visitor, days = '30') => {
  const page = await site.visit('/app/portfolio/choose', { as })
  expect(page.status).toBe(200)
  const form = { days, idempotencyKey: crypto.randomUUID() }
  return site.visit('/app/portfolio/share', { as, form })
}
const linksOn = (html: string) =>
  tagsOf(html, 'a').flatMap(({ href = '' }) => (href.startsWith('/shared/portfolio/') ? [href] : []))

describe('what a portfolio shows', () => {
  it('is nothing but a name until its owner has chosen, and then what they chose in their order', async () => {
    const { person, page, river, quiet, geography } = await makeOwner()
    const empty = mainOf((await site.visit(page, { as: person })).text)
    expect(empty).toContain(portfolio['lead.empty'])
    expect(empty).toContain(portfolio['share.first'])
    expect(empty).not.toContain('Дневник Нуры')

    const offered = mainOf((await site.visit(CHOOSE, { as: person })).text)
    for (const name of ['Дневник Нуры', 'Тихий класс', 'Олимпиада по географии', 'Своё дело'])
      expect(offered).toContain(name)
    const form = { about: 'Рисую карты.\n\nПишу просто.', facts: ['status'], projects: [quiet.id, river.id] }
    const saved = await choose(person, { ...form, certificates: [geography.id], achievements: 'firstProject' })
    expect([saved.status, saved.location]).toEqual([302, page])

    const { text } = await site.visit(page, { as: person })
    const shown = mainOf(text)
    expect(shown.indexOf('Тихий класс')).toBeLessThan(shown.indexOf('Дневник Нуры'))
    expect(shown).toContain('Веду проект: меряю уровень реки. Сделано целей: 1 из 2.')
    expect(shown).toContain('Рисую карты. Пишу просто.')
    expect(shown).toContain('check.example.kz')
    expect(shown).toContain('1 из 2')
    expect(shown).not.toContain('Основы анализа данных')
    expect(shown).not.toContain('Гимназия № 38')
    expect(text).not.toContain('<script')
  })

  it('is moved by buttons that save nothing and keep what was typed', async () => {
    const { person, river, quiet } = await makeOwner()
    const form = { about: 'Ещё не сохранено', projects: [river.id, quiet.id], facts: ['city'] }
    const { status, text } = await choose(person, { ...form, move: `projects up ${quiet.id}` })
    expect(status).toBe(200)
    const boxes = tagsOf(text, 'input').filter(({ name }) => name === 'projects')
    expect(boxes.map(({ value }) => value)).toEqual([quiet.id, river.id])
    expect(boxes.every(box => 'checked' in box)).toBe(true)
    expect(text).toContain('Ещё не сохранено')
    expect(await site.database.portfolio.count({ where: { userId: await idOf(person.username) } })).toBe(0)
    expect((await choose(person, { ...form, move: 'projects sideways x' })).status).toBe(400)
  })

  it('is not written over by another tab: of what both changed one version is chosen, and what one changed is kept', async () => {
    const { person, river, quiet, geography, page } = await makeOwner()
    const begun = async () => {
      const { text } = await site.visit(CHOOSE, { as: person })
      return { version: valuesOf(text, 'version')[0]!, base: valuesOf(text, 'base')[0]! }
    }
    const [one, other] = [await begun(), await begun()]
    await choose(person, { ...one, about: 'Рисую карты', facts: ['status'], projects: [river.id] })
    const mine = { about: 'Меряю реку', facts: ['status'], certificates: [geography.id] }
    const { status, text } = await choose(person, { ...other, ...mine })
    expect(status).toBe(409)
    const shown = mainOf(text)
    for (const words of [
      portfolio['twice.title'],
      'Рисую карты',
      'Меряю реку',
      'Дневник Нуры',
      'Олимпиада по географии',
    ])
      expect(shown).toContain(words)
    const again = Object.fromEntries(
      tagsOf(text, 'input').flatMap(({ type, name, value = '' }) => (type === 'hidden' && name ? [[name, value]] : [])),
    )
    const saved = await choose(person, { ...again, pick_about: 'mine' })
    expect([saved.status, saved.location]).toEqual([302, page])
    const kept = await site.database.portfolio.findUniqueOrThrow({ where: { userId: river.ownerId } })
    expect([kept.about, kept.shown]).toEqual([
      'Меряю реку',
      expect.objectContaining({ facts: ['status'], projects: [river.id], certificates: [geography.id] }),
    ])
    // The buttons of a row keep the version the form was opened with.
    const moved = await choose(person, { ...one, projects: [river.id, quiet.id], move: `projects up ${quiet.id}` })
    expect(valuesOf(moved.text, 'version')).toEqual([one.version])
  })

  it('is refused beside its field where it is not one’s own, too much, or what one may be found by', async () => {
    const { person, river } = await makeOwner()
    const other = await makeOwner()
    const five = Array.from({ length: 5 }, () => putProject(site.database, river.ownerId))
    const many = (await Promise.all(five)).map(({ id }) => id)
    const wrong: [Record<string, string | string[]>, string, string][] = [
      [{ projects: [other.river.id] }, 'projects', portfolio['invalid.gone']],
      [{ certificates: [other.geography.id] }, 'certificates', portfolio['invalid.gone']],
      [{ scales: ['INTERESTS:R'] }, 'scales', portfolio['invalid.gone']],
      [{ projects: many }, 'projects', portfolio['invalid.tooMany']],
      [{ about: 'Пишите мне: +7 701 555 44 33' }, 'about', portfolio['invalid.personal']],
    ]
    for (const [form, field, why] of wrong) {
      const { status, text } = await choose(person, { about: 'Рисую карты', ...form })
      expect(status, field).toBe(400)
      if (field !== 'scales') expect(errorBeside(text, field), field).toContain(why)
      expect(summaryOf(text)).toEqual([field])
      if (field !== 'about') expect(text).toContain('Рисую карты')
    }
    expect(await site.database.portfolio.count({ where: { userId: river.ownerId } })).toBe(0)
  })

  it('tells scores with their bands, and which of them do not differ', async () => {
    const pupil = await site.signIn('aruzhan')
    const { text: form } = await site.visit(CHOOSE, { as: pupil })
    const scales = tagsOf(form, 'input')
      .filter(({ name, value = '' }) => name === 'scales' && value.startsWith('INTERESTS:'))
      .map(({ value }) => value!)
    expect(scales).toHaveLength(6)
    await choose(pupil, { scales: scales.slice(0, 3) })
    const shown = mainOf((await site.visit('/app/profile/aruzhan/portfolio', { as: pupil })).text)
    expect(shown.match(/\d+ ?\d+–\d+/g)).toHaveLength(3)
    expect(shown).toContain('Показано шкал: 3 из 6.')
    expect(shown).toMatch(/Диапазоны (?:перекрываются|соседних)/)
    expect(shown).toContain('Тест версии 1')
  })
})

describe('a private link to a portfolio', () => {
  it('opens exactly what was chosen, to anybody and to no search engine, until it is shut', async () => {
    const { person, page, river } = await makeOwner()
    expect((await share(person)).status).toBe(404)
    await choose(person, { projects: [river.id], facts: ['city'] })
    const made = await share(person, '180')
    expect([made.status, made.location]).toEqual([302, `${page}#share`])
    const own = (await site.visit(page, { as: person })).text
    const [link] = linksOn(own)
    expect(mainOf(own)).toContain('Проверить: ')

    const guest = await site.visit(link!, { as: newVisitor() })
    expect(guest.status).toBe(200)
    expect(guest.headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(guest.headers['cache-control']).toBe('no-store')
    const shown = textOf(guest.text)
    expect(shown).toContain('Дневник Нуры')
    for (const kept of ['Тихий класс', 'Гимназия № 38', 'Олимпиада', person.username, 'Своё дело'])
      expect(guest.text, kept).not.toContain(kept)
    expect(tagsOf(mainOf(guest.text) ? guest.text.split('<main')[1]! : '', 'img')).toEqual([])
    expect((await site.visit(link!.replace('/portfolio', ''))).status).toBe(404)

    const { id } = await site.database.portfolioShare.findFirstOrThrow({ where: { userId: river.ownerId } })
    const other = await makePerson(site)
    await site.visit(`/app/portfolio/share/${id}/revoke`, { as: other, form: {} })
    expect((await site.visit(link!)).status).toBe(200)
    await site.visit(`/app/portfolio/share/${id}/revoke`, { as: person, form: {} })
    expect((await site.visit(link!)).status).toBe(404)
    const events = await site.database.auditEvent.findMany({
      where: { actorId: river.ownerId },
      orderBy: { at: 'asc' },
    })
    const actions = events.map(({ action }) => action).filter(action => action.startsWith('portfolio.'))
    expect(actions).toEqual(['portfolio.shared', 'portfolio.unshared'])
  })

  it('lasts 180 days at most, there are five, and a form sent twice makes one', async () => {
    const { person, page, river } = await makeOwner()
    await choose(person, { projects: [river.id] })
    expect((await share(person, '365')).status).toBe(400)
    const form = { days: '90', idempotencyKey: crypto.randomUUID() }
    for (let at = 0; at < 2; at += 1) await site.visit('/app/portfolio/share', { as: person, form })
    const shares = await site.database.portfolioShare.findMany({ where: { userId: river.ownerId } })
    const [days] = shares.map(({ expiresAt, createdAt }) => (expiresAt.getTime() - createdAt.getTime()) / 86_400_000)
    expect([shares.length, days]).toEqual([1, 90])
    for (let at = 0; at < 5; at += 1) await share(person)
    const { text } = await site.visit(page, { as: person })
    expect(new Set(linksOn(text)).size).toBe(5)
    expect(mainOf(text)).toContain(portfolio['share.most'])
    expect(valuesOf(text, 'days')).toEqual([])
  })

  it('says before it is made what it opens, and to a minor what that means', async () => {
    const minor = await makeOwner()
    const grown = await makeOwner({ dateOfBirth: '2001-05-20' })
    for (const { person, page, river } of [minor, grown]) {
      await choose(person, { projects: [river.id], facts: ['school'] })
      const main = mainOf((await site.visit(page, { as: person })).text)
      expect(main).toContain('имя и фамилия, место учёбы или работы, проекты')
      if (person === minor.person) expect(main).toContain(portfolio['share.minor'])
      else expect(main).not.toContain(portfolio['share.minor'])
    }
  })

  it('of somebody else is not found, nor is their page', async () => {
    const { page } = await makeOwner()
    for (const username of ['teacher', 'orgadmin', 'superadmin'])
      expect((await site.visit(page, { as: await site.signIn(username) })).status, username).toBe(404)
  })
})

describe('the projects of a profile', () => {
  it('begin with what their owner pinned, three at most, and tell others only what they may see', async () => {
    const owner = await makeOwner()
    const { person, id, river, quiet } = owner
    const school = await putProject(site.database, id, { name: 'Школьный', scope: 'ORGANIZATION:demo-lyceum' })
    const draft = await putProject(site.database, id, { name: 'Только нобай', state: 'DRAFT' })
    const third = await putProject(site.database, id, { name: 'Третий' })
    const tab = `/app/profile/${person.username}?tab=projects`
    const pin = (projectId: string, wanted: string) =>
      site.visit(`/app/projects/${projectId}/pin`, { as: person, form: { wanted } })
    for (const { id: projectId } of [river, quiet, third, school]) await pin(projectId, 'on')
    const pinned = await site.database.projectMember.findMany({
      where: { userId: id, pinnedAt: { not: null } },
      orderBy: { pinnedAt: 'asc' },
    })
    expect(pinned.map(({ projectId }) => projectId)).toEqual([river.id, quiet.id, third.id])
    await pin(river.id, 'off')
    expect((await pin(draft.id, 'on')).status).toBe(404)

    const own = mainOf((await site.visit(tab, { as: person })).text)
    expect(own.indexOf('Тихий класс')).toBeLessThan(own.indexOf('Дневник Нуры'))
    for (const name of ['Школьный', 'Только нобай', portfolio.create]) expect(own).toContain(name)
    const other = mainOf((await site.visit(tab, { as: await makePerson(site) })).text)
    expect(other).toContain('Дневник Нуры')
    for (const kept of ['Школьный', 'Только нобай', portfolio.create, portfolio.pin]) expect(other).not.toContain(kept)
    expect(other).toMatch(/проекта ?3/)
    const schoolmate = mainOf((await site.visit(tab, { as: await site.signIn('aruzhan') })).text)
    expect(schoolmate).toContain('Школьный')
    expect(schoolmate).toMatch(/проекта ?4/)
    const asOther = mainOf((await site.visit(`${tab}&as=other`, { as: person })).text)
    expect(asOther).not.toContain('Школьный')
    const joined = await site.visit(`/app/projects/${river.id}/pin`, {
      as: await makePerson(site),
      form: { wanted: 'on' },
    })
    expect(joined.status).toBe(404)
  })
})
