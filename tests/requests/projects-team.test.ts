import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '#app/i18n/config.ts'
import compose from '#app/i18n/locales/ru/compose.ts'
import moderation from '#app/i18n/locales/ru/moderation.ts'
import postQuestion from '#app/i18n/locales/ru/postQuestion.ts'
import postTexts from '#app/i18n/locales/ru/postTexts.ts'
import project from '#app/i18n/locales/ru/project.ts'
import projects from '#app/i18n/locales/ru/projects.ts'
import { answer, publish } from '#tests/world/feed.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { sent } from '#tests/world/multipart.ts'
import { errorBeside, headingOf, mainOf, tagsOf, valuesOf } from '#tests/world/page.ts'
import { noise } from '#tests/world/pictures.ts'
import { imageOf, makeProject, threadOf } from '#tests/world/projects.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

// aruzhan, pupil2 and pupil3 are pupils of the lyceum, early is one of the gymnasium; timur is an adult, dana has no
// school.
const names = [
  'aruzhan',
  'pupil2',
  'pupil3',
  'early',
  'timur',
  'dana',
  'teacher',
  'orgadmin',
  'ministry',
  'superadmin',
] as const
type Name = (typeof names)[number]

let site: Site
const people = {} as Record<Name, Visitor>
const ids = {} as Record<Name, string>
beforeAll(async () => {
  site = await borrowSite({ WORKER: 'off' })
  for (const name of names) {
    people[name] = await site.signIn(name)
    people[name].cookies.set('language', 'ru')
    ids[name] = (await site.database.user.findUniqueOrThrow({ where: { usernameFolded: name } })).id
  }
  await site.database.user.updateMany({ data: { createdAt: new Date('2026-01-01') } })
})
afterAll(() => site.stop())
afterEach(() => site.database.rateLimit.deleteMany())

const at = (id: string, rest = '') => `/app/projects/${id}${rest}`
const see = (name: Name, path: string, cookies = {}) => site.visit(path, { as: people[name], cookies })
const send = (name: Name, path: string, form: Record<string, string> = {}) =>
  site.visit(path, { as: people[name], form })
const ask = (name: Name, id: string, form: Record<string, string> = {}) =>
  send(name, at(id, '/join'), { idempotencyKey: randomUUID(), words: 'Умею верстать и люблю карты.', ...form })
const notificationParams = async (name: Name, kind: string) =>
  (
    await site.database.notification.findMany({ where: { userId: ids[name], kind }, orderBy: { createdAt: 'asc' } })
  ).map(({ params }) => params as Record<string, unknown>)
const logged = (action: string) => site.database.auditEvent.findMany({ where: { action }, orderBy: { at: 'desc' } })
const rowOf = (id: string) => site.database.project.findUniqueOrThrow({ where: { id } })
const make = (more: Partial<Parameters<typeof makeProject>[1]> = {}) =>
  makeProject(site.database, { lead: ids.aruzhan, ...more })
const requestOf = (projectId: string, name: Name) =>
  site.database.projectRequest.findFirstOrThrow({ where: { projectId, userId: ids[name], state: 'OPEN' } })
const allow = (organizationId: string, teamsWithOthers: boolean) =>
  site.database.organization.update({ where: { id: organizationId }, data: { teamsWithOthers } })
const accept = async (id: string, name: Name, by: Name = 'aruzhan') =>
  send(by, at(id, `/requests/${(await requestOf(id, name)).id}`), { answer: 'accept' })

describe('the page of a project', () => {
  it('says what it is, how far it is, whom it seeks, and offers one thing first', async () => {
    const id = await make({ team: [ids.pupil2], images: 2 })
    const { status, text } = await see('timur', at(id))
    expect([status, headingOf(text)]).toEqual([200, 'Карта весенних паводков'])
    for (const words of ['Ищет людей: редактор', 'Алматы', 'Где вода бывает весной', 'GitHub: nura-map', 'карта'])
      expect(mainOf(text)).toContain(words)
    expect(mainOf(text)).toContain(project['goals.of'].replace('{done}', '0').replace('{count}', '2'))
    expect(text).toContain(`href="${at(id, '/join')}"`)
    expect(text).not.toContain(`href="${at(id, '/updates/new')}"`)
    const member = await see('pupil2', at(id))
    expect(member.text).toContain(`href="${at(id, '/updates/new')}"`)
    expect(member.text).not.toContain(`href="${at(id, '/join')}"`)
    const lite = await see('timur', at(id), { lite: '1' })
    expect(tagsOf(lite.text, 'img')).toEqual([])
    expect(mainOf(lite.text)).toContain('Карта сёл вдоль Нуры')
  })

  it('opens each picture larger, with the ones beside it', async () => {
    const id = await make({ images: 3 })
    const { text } = await see('timur', at(id, `/images/${imageOf(id, 1)}`))
    expect(headingOf(text)).toBe(project['image.title'].replace('{number}', '2').replace('{count}', '3'))
    for (const other of [0, 2]) expect(text).toContain(at(id, `/images/${imageOf(id, other)}`))
    expect((await see('timur', at(id, '/images/nobodys'))).status).toBe(404)
  })

  it('is of a school alone where it was opened there, and for its team alone while it waits or is hidden', async () => {
    const id = await make({ organizationId: 'demo-lyceum', images: 1 })
    const seen = async () =>
      Promise.all(
        (['aruzhan', 'pupil2', 'early', 'timur'] as const).map(async name => (await see(name, at(id))).status),
      )
    expect(await seen()).toEqual([200, 200, 404, 404])
    expect((await see('early', at(id, `/images/${imageOf(id, 0)}`))).status).toBe(404)
    for (const state of ['WAITING', 'HIDDEN', 'REMOVED'] as const) {
      await site.database.project.update({ where: { id }, data: { state } })
      expect(await seen()).toEqual([200, 404, 404, 404])
      expect(mainOf((await see('aruzhan', at(id))).text)).toContain(project[`state.${state}`])
    }
    await site.database.project.update({ where: { id }, data: { state: 'DRAFT' } })
    expect((await see('aruzhan', at(id))).location).toBe(at(id, '/edit'))
    expect((await see('pupil2', at(id))).status).toBe(404)
  })

  it('is not there for somebody its lead has blocked, on the team or not', async () => {
    const id = await make({ team: [ids.timur] })
    await site.database.block.create({ data: { blockerId: ids.aruzhan, blockedId: ids.timur } })
    expect((await see('timur', at(id))).status).toBe(404)
    expect((await ask('timur', id)).status).toBe(404)
    expect((await send('timur', at(id, '/follow'), { wanted: 'on' })).status).toBe(404)
    await site.database.block.deleteMany()
    expect((await see('timur', at(id))).status).toBe(200)
  })
})

describe('asking to join', () => {
  it('is one request however often it is sent at once, and can be taken back', async () => {
    const id = await make()
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('pupil2', id)))
    expect(new Set(answers.map(({ location }) => location))).toEqual(new Set([at(id)]))
    expect(await site.database.projectRequest.count({ where: { projectId: id } })).toBe(1)
    expect(
      (await notificationParams('aruzhan', 'projectAsked')).filter(({ projectId }) => projectId === id),
    ).toHaveLength(1)
    expect(mainOf((await see('pupil2', at(id))).text)).toContain(project.withdraw)
    expect(mainOf((await see('aruzhan', at(id))).text)).toContain('В команду просится 1 человек')
    expect((await send('pupil2', at(id, '/join/withdraw'))).location).toBe(at(id))
    expect((await send('pupil2', at(id, '/join/withdraw'))).status).toBe(404)
    expect(await site.database.projectRequest.count({ where: { projectId: id, state: 'OPEN' } })).toBe(0)
    expect(await logged('project.join-withdrawn')).not.toEqual([])
  })

  it('is answered by the lead alone; the one who asked is told, and is of the team at once', async () => {
    const id = await make({ team: [ids.pupil3] })
    await ask('pupil2', id)
    const { id: requestId } = await requestOf(id, 'pupil2')
    const answerOf = (name: Name) => send(name, at(id, `/requests/${requestId}`), { answer: 'accept' })
    for (const name of ['pupil3', 'pupil2', 'timur'] as const) expect((await answerOf(name)).status).toBe(404)
    const team = await see('aruzhan', at(id, '/team'))
    expect(mainOf(team.text)).toContain('Умею верстать и люблю карты.')
    expect(mainOf((await see('pupil3', at(id, '/team'))).text)).not.toContain('Умею верстать')
    expect((await answerOf('aruzhan')).location).toBe(at(id, '/team'))
    expect((await rowOf(id)).memberCount).toBe(3)
    expect(await notificationParams('pupil2', 'projectAnswered')).toContainEqual({
      byId: ids.aruzhan,
      projectId: id,
      accepted: true,
    })
    expect(await notificationParams('pupil3', 'projectTeam')).toContainEqual({
      byId: ids.pupil2,
      projectId: id,
      change: 'joined',
    })
    const [entry] = await logged('project.join-answered')
    expect([entry!.actorId, entry!.subjectId]).toEqual([ids.aruzhan, ids.pupil2])
    const { text } = await see('pupil2', '/app/notifications')
    expect(mainOf(text)).toContain('Вас приняли в команду проекта «Карта весенних паводков»')
  })

  it('is counted for the lead only while the account of the one who asked is open', async () => {
    const id = await make()
    await ask('pupil3', id)
    const isTold = async () => mainOf((await see('aruzhan', at(id))).text).includes(project['requests.open'])
    expect(await isTold()).toBe(true)
    const setDeletion = (deletionAt: Date | null) =>
      site.database.user.update({ where: { id: ids.pupil3 }, data: { deletionAt } })
    await setDeletion(new Date())
    expect(await isTold()).toBe(false)
    await setDeletion(null)
  })

  it('is refused in words where nobody is sought or the team is full', async () => {
    const active = await make({ status: 'ACTIVE' })
    expect(mainOf((await see('pupil2', at(active, '/join'))).text)).toContain(project['invalid.closed'])
    const refused = await ask('pupil2', active)
    expect([refused.status, errorBeside(refused.text, 'words')]).toEqual([
      400,
      expect.stringContaining(project['invalid.closed']),
    ])
    const short = await ask('timur', await make(), { words: 'Хочу' })
    expect(errorBeside(short.text, 'words')).toContain(project['invalid.tooShort'])
    const linked = await ask('pupil2', await make(), { words: 'Вот мои работы: https://example.kz/me' })
    expect(errorBeside(linked.text, 'words')).toContain(project['invalid.links'])
  })

  it('asks a minor once more who writes how to reach them', async () => {
    const id = await make()
    const words = 'Мой номер 8 701 123 45 67, позвоните.'
    const held = await ask('pupil2', id, { words })
    // The form asks a question and shows no error.
    expect([held.status, errorBeside(held.text, 'words')]).toEqual([400, null])
    expect(mainOf(held.text)).toContain('8 701 123 45 67')
    expect(mainOf(held.text)).toContain(project['join.anyway'])
    expect((await ask('pupil2', id, { words, anyway: 'on' })).location).toBe(at(id))
  })

  it('lets minors of two schools work together only once both schools allow it', async () => {
    const id = await make()
    await allow('demo-lyceum', false)
    await allow('demo-gymnasium', false)
    const own = await ask('early', id)
    expect(errorBeside(own.text, 'words')).toContain(project['invalid.ownSchool'])
    await allow('demo-gymnasium', true)
    const other = await ask('early', id)
    expect(errorBeside(other.text, 'words')).toContain(project['invalid.otherSchool'])
    await allow('demo-lyceum', true)
    expect((await ask('early', id)).location).toBe(at(id))
    // A school may change its setting before the lead answers.
    await allow('demo-gymnasium', false)
    expect((await accept(id, 'early')).location).toBe(at(id, '/team?refused=school'))
    expect(mainOf((await see('aruzhan', at(id, '/team?refused=school'))).text)).toContain(project['refused.school'])
    await allow('demo-gymnasium', true)
    expect((await accept(id, 'early')).location).toBe(at(id, '/team'))
    expect(await site.database.projectMember.count({ where: { projectId: id } })).toBe(2)
    await allow('demo-lyceum', false)
    await allow('demo-gymnasium', false)
  })
})

describe('a team', () => {
  it('ticks its goals, and nobody else does', async () => {
    const id = await make({ team: [ids.pupil2] })
    const [goal] = await site.database.projectObjective.findMany({
      where: { projectId: id },
      orderBy: { order: 'asc' },
    })
    const tick = (name: Name, wanted: string) => send(name, at(id, `/objectives/${goal!.id}`), { wanted })
    expect((await tick('timur', 'on')).status).toBe(404)
    expect((await tick('pupil2', 'on')).location).toBe(`${at(id)}#goal-${goal!.id}`)
    await tick('aruzhan', 'on')
    const { firstName } = await site.database.profile.findUniqueOrThrow({ where: { userId: ids.pupil2 } })
    const main = mainOf((await see('timur', at(id))).text)
    expect(main).toContain(project['goals.of'].replace('{done}', '1').replace('{count}', '2'))
    expect(main).toMatch(new RegExp(`${project['goal.done']}.{0,30}, ${firstName}`))
    await tick('aruzhan', 'off')
    expect(mainOf((await see('timur', at(id))).text)).toContain('0 из 2')
  })

  it('says what each does; the lead writes it for everybody, others for themselves', async () => {
    const id = await make({ team: [ids.pupil2, ids.pupil3] })
    const write = (name: Name, whom: string, duty: string) => send(name, at(id, `/team/${whom}`), { act: 'duty', duty })
    expect((await write('pupil2', 'pupil2', 'рассказы жителей')).location).toBe(at(id, '/team'))
    expect((await write('pupil2', 'pupil3', 'чужое')).status).toBe(404)
    expect((await write('aruzhan', 'pupil3', 'таблицы')).location).toBe(at(id, '/team'))
    const contacts = await write('pupil2', 'pupil2', 'звоните 8 701 123 45 67')
    expect(errorBeside(contacts.text, 'duty')).toContain(project['invalid.contacts'])
    const main = mainOf((await see('timur', at(id))).text)
    for (const words of ['рассказы жителей', 'таблицы']) expect(main).toContain(words)
  })

  it('shows no number of a minor, whoever writes it', async () => {
    const id = await make({ lead: ids.timur, team: [ids.pupil2, ids.dana] })
    const write = (whom: Name) => send('timur', at(id, `/team/${whom}`), { act: 'duty', duty: 'тел. 8 701 123 45 67' })
    const refused = await write('pupil2')
    expect([refused.status, errorBeside(refused.text, 'duty')]).toEqual([
      400,
      expect.stringContaining(project['invalid.contacts']),
    ])
    expect(mainOf((await see('dana', at(id))).text)).not.toContain('8 701')
  })

  it('lets go of who leaves or is taken out, and they see no more than others do', async () => {
    const id = await make({ organizationId: 'demo-lyceum', team: [ids.timur, ids.pupil2] })
    expect((await see('timur', at(id))).status).toBe(200)
    expect((await send('pupil2', at(id, '/team/timur'), { act: 'remove' })).status).toBe(404)
    expect((await send('aruzhan', at(id, '/team/timur'), { act: 'remove' })).location).toBe(at(id, '/team'))
    expect((await see('timur', at(id))).status).toBe(404)
    expect(await notificationParams('timur', 'projectTeam')).toContainEqual({
      byId: ids.aruzhan,
      projectId: id,
      change: 'removed',
    })
    expect(mainOf((await see('pupil2', at(id, '/leave'))).text)).toContain(project['leave.do'])
    expect((await send('pupil2', at(id, '/leave'))).location).toBe(at(id))
    expect(await notificationParams('aruzhan', 'projectTeam')).toContainEqual({
      byId: ids.pupil2,
      projectId: id,
      change: 'left',
    })
    expect((await rowOf(id)).memberCount).toBe(1)
    expect((await see('pupil2', at(id, '/team'))).status).toBe(404)
  })

  const offerOf = (projectId: string) =>
    site.database.projectRequest.findFirstOrThrow({
      where: { projectId, kind: 'LEAD' },
      orderBy: { createdAt: 'desc' },
    })
  const answerOffer = async (name: Name, id: string, answer: string) =>
    send(name, at(id, `/requests/${(await offerOf(id)).id}`), { answer })

  it('is offered to one of it once the lead is sure, and handed over when they agree', async () => {
    const id = await make({ team: [ids.pupil2, ids.pupil3] })
    expect((await send('aruzhan', at(id, '/leave'))).location).toBe(at(id, '/leave'))
    expect(mainOf((await see('aruzhan', at(id, '/leave'))).text)).toContain('Вы ведёте проект')
    const sure = await see('aruzhan', at(id, '/team?to=pupil2'))
    expect(mainOf(sure.text)).toContain(project['team.sureText'])
    expect(valuesOf(sure.text, 'to')).toEqual(['pupil2'])
    expect((await send('pupil2', at(id, '/team'), { to: 'pupil2' })).status).toBe(404)
    const nobody = await send('aruzhan', at(id, '/team'), { to: 'timur' })
    expect([nobody.status, errorBeside(nobody.text, 'to')]).toEqual([
      400,
      expect.stringContaining(project['invalid.notThere']),
    ])
    const offers = await Promise.all(['pupil2', 'pupil3', 'pupil2'].map(to => send('aruzhan', at(id, '/team'), { to })))
    expect(new Set(offers.map(({ location }) => location))).toEqual(new Set([at(id, '/team')]))
    expect(await site.database.projectRequest.count({ where: { projectId: id, state: 'OPEN' } })).toBe(1)
    const { userId } = await offerOf(id)
    const [asked, other] = userId === ids.pupil2 ? (['pupil2', 'pupil3'] as const) : (['pupil3', 'pupil2'] as const)
    expect((await rowOf(id)).ownerId).toBe(ids.aruzhan)
    expect(await notificationParams(asked, 'projectTeam')).toContainEqual({
      byId: ids.aruzhan,
      projectId: id,
      change: 'offered',
    })
    expect(mainOf((await see('aruzhan', at(id, '/team'))).text)).toContain(project['offer.withdraw'])
    expect(mainOf((await see('aruzhan', at(id))).text)).not.toContain('В команду просится')
    for (const path of [at(id), at(id, '/team')]) {
      expect(mainOf((await see(asked, path)).text)).toContain('предлагает вам вести проект')
      expect(mainOf((await see(other, path)).text)).not.toContain('предлагает вам вести проект')
    }

    for (const name of ['aruzhan', other, 'timur'] as const)
      expect((await answerOffer(name, id, 'accept')).status).toBe(404)
    expect((await answerOffer(asked, id, 'accept')).location).toBe(at(id, '/team'))
    expect((await rowOf(id)).ownerId).toBe(userId)
    const roles = await site.database.projectMember.findMany({ where: { projectId: id, role: 'LEAD' } })
    expect(roles.map(member => member.userId)).toEqual([userId])
    const thread = await site.database.post.findUniqueOrThrow({ where: { id: await threadOf(site.database, id) } })
    expect(thread.authorId).toBe(userId)
    for (const name of ['aruzhan', other] as const)
      expect(await notificationParams(name, 'projectTeam')).toContainEqual({
        byId: userId,
        projectId: id,
        change: 'taken',
      })
    const [entry] = await logged('project.lead-answered')
    expect([entry!.actorId, entry!.subjectId]).toEqual([userId, ids.aruzhan])
    expect((await send('aruzhan', at(id, '/leave'))).location).toBe(at(id))
  })

  it('stays with its lead who is refused, takes the offer back, or whose choice leaves', async () => {
    const id = await make({ team: [ids.pupil2] })
    const offer = () => send('aruzhan', at(id, '/team'), { to: 'pupil2' })
    await offer()
    expect((await answerOffer('pupil2', id, 'refuse')).location).toBe(at(id, '/team'))
    expect(await notificationParams('aruzhan', 'projectTeam')).toContainEqual({
      byId: ids.pupil2,
      projectId: id,
      change: 'declined',
    })
    await offer()
    expect((await answerOffer('pupil2', id, 'withdraw')).status).toBe(404)
    expect((await answerOffer('aruzhan', id, 'withdraw')).location).toBe(at(id, '/team'))
    expect((await answerOffer('pupil2', id, 'accept')).status).toBe(404)
    await offer()
    await send('pupil2', at(id, '/leave'))
    expect((await offerOf(id)).state).toBe('WITHDRAWN')
    expect((await rowOf(id)).ownerId).toBe(ids.aruzhan)
    const states = await site.database.projectRequest.findMany({
      where: { projectId: id },
      orderBy: { createdAt: 'asc' },
    })
    expect(states.map(({ state, openKey }) => [state, openKey])).toEqual([
      ['REFUSED', null],
      ['WITHDRAWN', null],
      ['WITHDRAWN', null],
    ])
  })

  it('is led by a minor of another school only while both schools allow it', async () => {
    const id = await make({ team: [ids.early] })
    await allow('demo-lyceum', true)
    await allow('demo-gymnasium', true)
    await send('aruzhan', at(id, '/team'), { to: 'early' })
    await allow('demo-gymnasium', false)
    expect((await answerOffer('early', id, 'accept')).location).toBe(at(id, '/team?refused=school'))
    expect((await rowOf(id)).ownerId).toBe(ids.aruzhan)
    await answerOffer('early', id, 'refuse')
    expect((await send('aruzhan', at(id, '/team'), { to: 'early' })).location).toBe(at(id, '/team?refused=school'))
    await allow('demo-lyceum', false)
  })
})

describe('following a project', () => {
  it('counts once at fifty parallel, and ends', async () => {
    const id = await make()
    const follow = (wanted: string) => send('timur', at(id, '/follow'), { wanted })
    await Promise.all(Array.from({ length: 50 }, () => follow('on')))
    expect((await rowOf(id)).followerCount).toBe(1)
    expect(
      (await notificationParams('aruzhan', 'projectFollow')).filter(({ projectId }) => projectId === id),
    ).toHaveLength(1)
    expect(mainOf((await see('dana', at(id))).text)).toContain(projects.followers_one.replace('{count}', '1'))
    await follow('off')
    expect((await rowOf(id)).followerCount).toBe(0)
  })

  it('brings its news into the feed, with its name, for as long as one sees it', async () => {
    const id = await make({ organizationId: 'demo-lyceum', team: [ids.pupil3], name: 'Клуб метеорологов' })
    await send('pupil2', at(id, '/follow'), { wanted: 'on' })
    const photo = await noise().jpeg().toBuffer()
    const fields = { idempotencyKey: randomUUID(), text: 'Поставили рейку. #рейка', description1: 'Рейка у моста' }
    const post = sent(fields, { field: 'picture1', name: 'a.jpg', bytes: photo })
    const { location } = await site.visit(at(id, '/updates/new'), { as: people.pupil3, ...post })
    expect(location).toMatch(new RegExp(`^${at(id)}#post-`))
    const postId = location!.split('#post-')[1]!
    expect((await see('pupil2', at(id, '/updates/new'))).status).toBe(404)
    expect((await send('pupil2', at(id, '/updates/new'), { ...fields, idempotencyKey: randomUUID() })).status).toBe(404)

    const lists = async (name: Name, tab: string) =>
      mainOf((await see(name, `/app/feed?tab=${tab}`)).text).includes('Поставили рейку')
    for (const name of ['pupil2', 'pupil3', 'aruzhan'] as const) expect(await lists(name, 'following')).toBe(true)
    expect([await lists('timur', 'following'), await lists('timur', 'all')]).toEqual([false, false])
    const feed = await see('pupil2', '/app/feed?tab=following')
    expect(mainOf(feed.text)).toContain(`${postTexts['sees.PROJECT']} Клуб метеорологов`)
    const page = mainOf((await see('pupil2', at(id))).text)
    expect([page.includes('Рейка у моста'), page.includes(postTexts['sees.PROJECT'])]).toEqual([true, false])
    expect((await see('pupil2', `/app/feed/posts/${postId}`)).status).toBe(200)
    expect((await see('timur', `/app/feed/posts/${postId}`)).status).toBe(404)

    await site.database.project.update({ where: { id }, data: { state: 'HIDDEN' } })
    expect([await lists('pupil2', 'following'), await lists('pupil3', 'following')]).toEqual([false, true])
    expect((await see('pupil2', `/app/feed/posts/${postId}`)).status).toBe(404)
    expect((await see('pupil3', `/app/feed/posts/${postId}/edit`)).status).toBe(404)
  })

  it('is published once by a form that came twice, and the second answer is that of the first', async () => {
    const id = await make({ team: [ids.pupil3] })
    const form = { idempotencyKey: randomUUID(), text: 'Поставили вторую рейку' }
    const first = await send('pupil3', at(id, '/updates/new'), form)
    const again = await send('pupil3', at(id, '/updates/new'), form)
    const [post, ...others] = await site.database.post.findMany({ where: { projectId: id, text: form.text } })
    expect(others).toEqual([])
    const to = at(id, `#post-${post!.id}`)
    expect([first.status, first.location, again.status, again.location]).toEqual([302, to, 302, to])
  })

  it('is supported on a page of older news, and the answer leads back to that page and that post', async () => {
    const id = await make({ team: [ids.pupil3] })
    for (const text of ['Первая', 'Вторая', 'Третья', 'Четвёртая'])
      await send('pupil3', at(id, '/updates/new'), { idempotencyKey: randomUUID(), text })
    const oldest = await site.database.post.findFirstOrThrow({ where: { projectId: id, text: 'Первая' } })
    const links = tagsOf((await see('pupil2', at(id))).text, 'a').map(({ href = '' }) => href)
    const older = links.find(href => href.includes('before='))!.replace(/#.*/, '')
    const { text } = await see('pupil2', older)
    const like = `/app/feed/posts/${oldest.id}/like`
    const [form = ''] = new RegExp(`<form\\b[^>]*action="${like}".*?</form>`, 's').exec(text) ?? []
    const [back = ''] = tagsOf(form, 'input').map(({ value = '' }) => value)
    const { location } = await send('pupil2', like, { back, wanted: 'on' })
    expect(location).toBe(`${older}#post-${oldest.id}`)
    expect(await site.database.postLike.count({ where: { postId: oldest.id, userId: ids.pupil2 } })).toBe(1)
  })

  it('is edited by who wrote it, stays news of the project, and is nobody else’s circle by a forged form', async () => {
    const id = await make({ team: [ids.pupil3] })
    const { location } = await send('pupil3', at(id, '/updates/new'), {
      idempotencyKey: randomUUID(),
      text: 'Вышли в поле',
    })
    const post = await site.database.post.findFirstOrThrow({ where: { projectId: id, authorId: ids.pupil3 } })
    expect(location).toContain(id)
    const edit = `/app/feed/posts/${post.id}/edit`
    const form = async (audience: string, text: string) => {
      const page = (await see('pupil3', edit)).text
      const [version = '', base = ''] = ['version', 'base'].map(name => valuesOf(page, name)[0] ?? '')
      return send('pupil3', edit, { version, base, audience, text })
    }
    expect(valuesOf((await see('pupil3', edit)).text, 'audience')).toEqual(['PROJECT'])
    expect((await form('PROJECT', 'Вышли в поле вдвоём')).status).toBe(302)
    expect((await form('EVERYONE', 'Вышли в поле втроём')).status).toBe(400)
    const kept = await site.database.post.findUniqueOrThrow({ where: { id: post.id } })
    expect([kept.text, kept.audience, kept.scope]).toEqual(['Вышли в поле вдвоём', 'PROJECT', `PROJECT:${id}`])
    expect((await see('pupil2', edit)).status).toBe(404)
  })

  it('without pictures is not counted as an upload', async () => {
    const id = await make()
    const update = { idempotencyKey: randomUUID(), text: 'Мы нанесли первые десять сёл' }
    const { location } = await site.visit(at(id, '/updates/new'), { as: people.aruzhan, ...sent(update) })
    expect(location).toMatch(/#post-/)
    // The only limit that counted is that of posts.
    expect(await site.database.rateLimit.count()).toBe(1)
  })

  it('and questions are not written by somebody who is muted: until when stands in place of the form', async () => {
    const id = await make()
    const until = new Date(Date.now() + 24 * 60 * 60 * 1000)
    const mute = await site.database.sanction.create({
      data: { userId: ids.timur, kind: 'MUTED', reason: 'BULLYING', until },
    })
    const { text } = await see('timur', at(id))
    expect(mainOf(text)).toContain(postQuestion.mute)
    expect(tagsOf(text, 'textarea')).toEqual([])
    await site.database.sanction.delete({ where: { id: mute.id } })
    expect(tagsOf((await see('timur', at(id))).text, 'textarea')).toHaveLength(1)
  })

  it('counts hashtags of a project for everybody among the trends, and of no other', async () => {
    const open = await make({ team: [ids.pupil3] })
    const closed = await make({ organizationId: 'demo-lyceum', team: [ids.pupil3] })
    const scopes = await Promise.all(
      [open, closed].map(async (id, number) => {
        const text = `Дело идёт #метка${number}x`
        await send('pupil3', at(id, '/updates/new'), { idempotencyKey: randomUUID(), text })
        return (await site.database.postHashtag.findFirstOrThrow({ where: { hashtag: `метка${number}x` } })).scope
      }),
    )
    expect(scopes).toEqual(['EVERYONE', 'ORGANIZATION:demo-lyceum'])
    const found = async (name: Name, number: number) =>
      mainOf((await see(name, `/app/feed/posts?tag=${encodeURIComponent(`метка${number}x`)}`)).text).includes(
        'Дело идёт',
      )
    expect([await found('timur', 0), await found('timur', 1), await found('pupil2', 1)]).toEqual([true, false, true])
    const review = (id: string, audience: string) => send('aruzhan', at(id, '/edit/review'), { audience })
    expect((await review(open, 'ORGANIZATION')).status).toBe(302)
    expect((await review(closed, 'EVERYONE')).status).toBe(302)
    expect([await found('timur', 0), await found('pupil2', 0), await found('timur', 1)]).toEqual([false, true, true])
    const posts = await site.database.post.findMany({ where: { projectId: open }, select: { id: true } })
    const documents = await site.database.searchDocument.findMany({
      where: { refId: { in: [open, ...posts.map(({ id }) => id)] } },
    })
    expect(documents.map(({ kind, scope }) => `${kind} ${scope}`).sort()).toEqual([
      'POST ORGANIZATION:demo-lyceum',
      'PROJECT ORGANIZATION:demo-lyceum',
    ])
    await site.database.project.update({ where: { id: closed }, data: { state: 'HIDDEN' } })
    expect(await found('timur', 1)).toBe(false)
  })
})

describe('a question', () => {
  it('is asked on the page of the project, and its lead is told of it there', async () => {
    const id = await make()
    const text = 'Можно прийти в субботу?'
    const { location } = await send('timur', at(id), { idempotencyKey: randomUUID(), text })
    expect(location).toMatch(new RegExp(`^${at(id)}#answer-`))
    expect(mainOf((await see('dana', at(id))).text)).toContain(text)
    const { text: list } = await see('aruzhan', '/app/notifications')
    expect(mainOf(list)).toContain('пишет в вашем проекте «Карта весенних паводков»')
    const notification = await site.database.notification.findFirstOrThrow({
      where: { userId: ids.aruzhan, kind: 'comment' },
      orderBy: { createdAt: 'desc' },
    })
    const opened = await send('aruzhan', `/app/notifications/${notification.id}/open`)
    expect(opened.location).toBe(location!.replace(/#answer-(.*)/, '?answer=$1#answer-$1'))
    const empty = await send('timur', at(id), { idempotencyKey: randomUUID(), text: '' })
    expect([empty.status, headingOf(empty.text)]).toEqual([400, 'Карта весенних паводков'])
  })

  it('is told to the whole team, who may answer it, save whom they do not want to be told of such things', async () => {
    const id = await make({ team: [ids.pupil2, ids.pupil3] })
    const threadId = await threadOf(site.database, id)
    const wish = { userId: ids.pupil3, kind: 'comment' }
    await site.database.notificationSetting.create({ data: { ...wish, wanted: false } })
    await send('timur', at(id), { idempotencyKey: randomUUID(), text: 'Какой формат у карты?' })
    const countNotified = async () =>
      Promise.all(
        (['aruzhan', 'pupil2', 'pupil3', 'timur'] as const).map(async name => {
          return (await notificationParams(name, 'comment')).filter(({ postId }) => postId === threadId).length
        }),
      )
    expect(await countNotified()).toEqual([1, 1, 0, 0])
    expect(mainOf((await see('pupil2', '/app/notifications')).text)).toContain('пишет в вашем проекте')
    await site.database.notificationSetting.deleteMany({ where: wish })
    // A reply notifies the author of the question, and the lead.
    const { id: asked } = await site.database.comment.findFirstOrThrow({ where: { postId: threadId } })
    await site.database.notification.deleteMany({ where: { kind: 'comment' } })
    await send('pupil2', at(id), { idempotencyKey: randomUUID(), text: 'GeoJSON', replyTo: asked })
    expect(await countNotified()).toEqual([1, 0, 0, 0])
    expect((await notificationParams('timur', 'reply')).filter(({ postId }) => postId === threadId)).toHaveLength(1)
  })

  it('stands under a post that is shown nowhere else, and nobody edits, likes, deletes or reports', async () => {
    const id = await make()
    const threadId = await threadOf(site.database, id)
    const thread = `/app/feed/posts/${threadId}`
    expect((await see('timur', thread)).location).toBe(`${at(id)}#answers`)
    for (const rest of ['/edit', '/delete', '/check'])
      expect((await see('aruzhan', `${thread}${rest}`)).status).toBe(404)
    expect((await send('aruzhan', `${thread}/delete`)).status).toBe(404)
    expect((await send('timur', `${thread}/like`, { wanted: 'on' })).status).toBe(404)
    expect((await see('timur', `/app/report?kind=POST&id=${threadId}`)).status).toBe(404)
    for (const path of ['/app/feed', '/app/feed?tab=following', '/app/profile/aruzhan?tab=posts', at(id)])
      expect((await see('aruzhan', path)).text).not.toContain(`post-${threadId}`)
    const { location } = await answer(site, people.timur, threadId, { text: 'И так можно спросить' })
    expect((await see('timur', location!.split('#')[0]!)).location).toBe(`${at(id)}#answers`)
  })
})

describe('a project as a card', () => {
  it('is attached by who works on it, chosen beforehand, and shown to those who see it', async () => {
    const id = await make({ organizationId: 'demo-lyceum', name: 'Карточка проекта' })
    const attached = `PROJECT:${id}`
    const form = await see('aruzhan', `/app/feed/posts/new?attach=${attached}`)
    expect(valuesOf(form.text, 'attached')).toEqual([attached])
    const text = 'Смотрите, что мы делаем'
    const postId = await publish(site, people.aruzhan, { text, attached })
    const shown = async (name: Name) => mainOf((await see(name, `/app/feed/posts/${postId}`)).text)
    expect(await shown('pupil2')).toMatch(/Проект Карточка проекта Ищет людей/)
    expect(await shown('timur')).toContain(text)
    expect(await shown('timur')).not.toContain('Карточка проекта')
    const others = await send('timur', '/app/feed/posts/new', {
      ...{ idempotencyKey: randomUUID(), audience: 'EVERYONE', text, attached },
    })
    expect(errorBeside(others.text, 'attached')).toContain(compose['invalid.notYours'])
  })
})

describe('a project that somebody looks at', () => {
  const report = (name: Name, id: string) => send(name, `/app/report?kind=PROJECT&id=${id}`, { reason: 'SPAM' })
  const decide = async (caseId: string, form: Record<string, string>) => {
    const { version } = await site.database.moderationCase.findUniqueOrThrow({ where: { id: caseId } })
    const decision = { version: String(version), reason: 'SPAM', sanction: 'NONE', ...form }
    return send('superadmin', `/admin/moderation/${caseId}`, decision)
  }
  const documents = (refId: string) => site.database.searchDocument.count({ where: { kind: 'PROJECT', refId } })

  it('is reported in two clicks, hidden by three, and shown again when it is kept', async () => {
    const id = await make({ lead: ids.timur })
    expect((await see('aruzhan', at(id))).text).toContain(`/app/report?kind=PROJECT&amp;id=${id}`)
    const page = await see('aruzhan', `/app/report?kind=PROJECT&id=${id}`)
    expect(mainOf(page.text)).toContain('Карта весенних паводков')
    for (const name of ['aruzhan', 'pupil2', 'early'] as const) expect((await report(name, id)).status).toBe(302)
    expect((await rowOf(id)).state).toBe('HIDDEN')
    expect((await see('aruzhan', at(id))).status).toBe(404)
    const found = await site.database.moderationCase.findFirstOrThrow({ where: { targetId: id } })
    expect((await decide(found.id, { decision: 'KEPT' })).status).toBe(302)
    expect([(await rowOf(id)).state, await documents(id)]).toEqual(['SHOWN', 1])
    expect(await notificationParams('timur', 'moderated')).toContainEqual({
      caseId: found.id,
      decision: 'KEPT',
      sanction: null,
    })
  })

  it('is hidden at once by the staff of its pupil’s school', async () => {
    const id = await make()
    await report('orgadmin', id)
    expect((await rowOf(id)).state).toBe('HIDDEN')
  })

  it('is removed with what its pictures look like, and comes back on appeal', async () => {
    const id = await make({ lead: ids.timur, images: 1 })
    const caseId = (await report('pupil2', id)).location!.split('/').at(-1)!
    const page = await see('ministry', `/admin/moderation/${caseId}`)
    expect(page.status).toBe(200)
    for (const words of ['Карта весенних паводков', 'Нанести сёла на карту', 'Карта сёл вдоль Нуры'])
      expect(mainOf(page.text)).toContain(words)
    expect(page.text).toContain(imageOf(id, 0))
    await decide(caseId, { decision: 'REMOVED' })
    const removed = await rowOf(id)
    expect([removed.state, removed.sweepAt !== null, await documents(id)]).toEqual(['REMOVED', true, 0])
    expect(await site.database.pictureHash.count({ where: { caseId } })).toBe(1)
    expect((await notificationParams('timur', 'moderated')).at(-1)).toMatchObject({ caseId, decision: 'REMOVED' })
    await send('timur', `/app/safety/cases/${caseId}`, { appeal: 'Здесь нет рекламы.' })
    const { version } = await site.database.moderationCase.findUniqueOrThrow({ where: { id: caseId } })
    const overturned = { version: String(version), answer: 'OVERTURNED' }
    expect((await send('ministry', `/admin/moderation/${caseId}`, overturned)).status).toBe(302)
    const back = await rowOf(id)
    expect([back.state, back.sweepAt]).toEqual(['SHOWN', null])
  })

  it('is removed with the looks of the pictures too that its lead takes out meanwhile', async () => {
    const id = await make({ lead: ids.timur, images: 2 })
    const caseId = (await report('pupil2', id)).location!.split('/').at(-1)!
    const taken = `/files/${imageOf(id, 0)}/small`
    const out = sent({ act: `remove ${imageOf(id, 0)}` })
    expect((await site.visit(at(id, '/edit/media'), { as: people.timur, ...out })).status).toBe(302)
    expect((await see('pupil2', taken)).status).toBe(404)
    expect((await see('ministry', taken)).status).toBe(200)
    expect((await see('ministry', `/admin/moderation/${caseId}`)).text).toContain(imageOf(id, 0))
    const { look } = await site.database.casePicture.findUniqueOrThrow({ where: { fileId: imageOf(id, 0) } })
    await decide(caseId, { decision: 'REMOVED' })
    expect(await site.database.pictureHash.count({ where: { look: look! } })).toBe(1)
  })

  it('shows its links as text to those who decide, and asks for a second look when they have changed', async () => {
    const id = await make()
    const telegram = 'https://t.me/nura_map_chat'
    await site.database.project.update({ where: { id }, data: { telegram } })
    const caseId = (await report('pupil2', id)).location!.split('/').at(-1)!
    const address = `/admin/moderation/${caseId}`
    const page = await see('orgadmin', address)
    expect(mainOf(page.text)).toContain(`${moderation.links} https://github.com/nura-map ${telegram}`)
    expect(page.text).not.toContain(`href="${telegram}"`)
    const read = await see('teacher', address)
    expect([read.status, read.text.includes('nura_map_chat')]).toEqual([200, false])

    const of = (text: string) => ({ version: valuesOf(text, 'version')[0]!, seen: valuesOf(text, 'seen')[0]! })
    const decision = { decision: 'KEPT', reason: 'SPAM', sanction: 'NONE' }
    await site.database.project.update({ where: { id }, data: { telegram: 'https://t.me/another_chat' } })
    const stale = await send('orgadmin', address, { ...decision, ...of(page.text) })
    expect(stale.status).toBe(409)
    expect((await send('orgadmin', address, { ...decision, ...of(stale.text) })).status).toBe(302)
  })

  it('keeps its place in the lists where others had seen it before an edit made it wait', async () => {
    const id = await make({ lead: ids.timur })
    const { publishedAt } = await rowOf(id)
    await site.database.project.update({ where: { id }, data: { state: 'WAITING', editedAt: new Date() } })
    const { id: caseId } = await site.database.moderationCase.create({
      data: {
        ...{ targetKind: 'PROJECT', targetId: id, openKey: `PROJECT ${id}`, ownerId: ids.timur, cause: 'LINKS' },
        ...{ gravity: 0, text: 'Карта', hiddenAt: new Date() },
      },
    })
    await decide(caseId, { decision: 'KEPT' })
    expect(await rowOf(id)).toMatchObject({ state: 'SHOWN', publishedAt })
  })

  it('that waited tells its lead when others see it', async () => {
    const id = await make({ state: 'WAITING' })
    const { id: caseId } = await site.database.moderationCase.create({
      data: {
        ...{ targetKind: 'PROJECT', targetId: id, openKey: `PROJECT ${id}`, ownerId: ids.aruzhan, cause: 'LINKS' },
        ...{ gravity: 0, text: 'Карта', hiddenAt: new Date() },
      },
    })
    await decide(caseId, { decision: 'KEPT' })
    expect((await rowOf(id)).state).toBe('SHOWN')
    expect(await notificationParams('aruzhan', 'published')).toContainEqual({ kind: 'PROJECT', id, postId: null })
  })
})

it('every page of a team is whole in each language', async () => {
  const id = await make({ team: [ids.pupil2] })
  await ask('pupil3', id)
  for (const language of languages) {
    for (const rest of ['', '/team', '/team?to=pupil2', '/team/pupil2', '/leave', '/updates/new']) {
      const { status, text } = await see('aruzhan', at(id, rest), { language })
      expect([rest, language, status]).toEqual([rest, language, 200])
      expect(mainOf(text), `${rest} ${language}`).not.toMatch(/\{\w+\}|\b(?:team|join|goal|state|role)\.\w+/)
    }
  }
})
