import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import fieldWords from '#app/i18n/locales/en/projectFields.ts'
import formWords from '#app/i18n/locales/en/projectForm.ts'
import texts from '#app/i18n/locales/en/projectTexts.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { sent } from '#tests/world/multipart.ts'
import { errorBeside, mainOf, summaryOf, tagsOf, textOf, titleOf, valuesOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import { noise } from '#tests/world/pictures.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

const en = { ...formWords, ...fieldWords }
type Person = Visitor & { username: string; id: string }

let site: Site
let photo: Buffer
let owner: Person
let stranger: Person
beforeAll(async () => {
  site = await borrowSite({ WORKER: 'off' })
  photo = await noise({ width: 400, height: 300 }).jpeg().toBuffer()
  ;[owner, stranger] = [await person(), await person()]
})
afterAll(() => site.stop())
// The rate limit of new projects and the limit of drafts are tested below.
afterEach(async () => {
  await site.database.rateLimit.deleteMany()
  await site.database.project.deleteMany({ where: { state: 'DRAFT' } })
})

async function person(dateOfBirth = '2009-05-20'): Promise<Person> {
  const visitor = await makePerson(site, { dateOfBirth })
  visitor.cookies.set('language', 'en')
  const { id } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: visitor.username } })
  await site.database.user.update({ where: { id }, data: { createdAt: new Date('2026-01-01') } })
  return { ...visitor, id }
}

const at = (id: string, step: string) => `/app/projects/${id}/edit/${step}`
const basic = { name: 'Nura diary', description: 'The level of a river, measured every day.', status: 'RECRUITING' }
const story = 'The river is a hundred metres from school, and nobody knows how much water there is.'
const goals = ['Measure the level every day', 'Compare it with the gauge', 'Find out why they differ']
const skillForm = (objectives = goals, skills = ['SPREADSHEETS']) => ({
  ...Object.fromEntries(objectives.map((goal, row) => [`objectives[${row}]`, goal])),
  ...Object.fromEntries(skills.map((skill, row) => [`skills[${row}]`, skill])),
  interests: ['GEOGRAPHY'],
})
const find = (id: string) =>
  site.database.project.findUniqueOrThrow({
    where: { id },
    include: {
      objectives: { orderBy: { order: 'asc' } },
      skills: true,
      interests: true,
      images: { orderBy: { order: 'asc' } },
    },
  })
const create = (as: Visitor, form: Record<string, string>) =>
  site.visit('/app/projects/create', { as, form: { idempotencyKey: randomUUID(), ...basic, ...form } })

/** Creates a draft with its first steps saved. */
async function draft(as: Visitor = owner, steps = 3, form: Record<string, string> = {}) {
  const { location } = await create(as, form)
  const [, id = ''] = /^\/app\/projects\/(\w+)\/edit\/details$/.exec(location ?? '') ?? []
  expect(id).not.toBe('')
  if (steps > 1) await site.visit(at(id, 'details'), { as, form: { story } })
  if (steps > 2) await site.visit(at(id, 'skills'), { as, form: skillForm() })
  if (steps > 3) expect((await site.visit(at(id, 'media'), { as, form: {} })).location).toBe(at(id, 'review'))
  return id
}
const open = (id: string, as: Visitor = owner, form: Record<string, string> = {}) =>
  site.visit(at(id, 'review'), { as, form: { opens: 'on', audience: 'EVERYONE', ...form } })

describe('the first step', () => {
  it.each([
    ['two letters', { name: 'Nu' }, 'name', en['invalid.tooShort']],
    ['101 letters', { name: 'N'.repeat(101) }, 'name', 'Too long, please shorten'],
    ['nothing but white space', { name: ' \u00a0\t ' }, 'name', en['required.name']],
    ['a description of nine letters', { description: 'Too short' }, 'description', en['invalid.tooShort']],
    ['an unknown status', { status: 'LOST' }, 'status', en['required.status']],
    ['a city that is none', { cityId: 'atlantis' }, 'cityId', en['invalid.city']],
  ])('refuses %s beside its field and keeps what was typed', async (_, wrong, field, words) => {
    const { status, text } = await create(owner, wrong)
    expect([status, summaryOf(text)]).toEqual([400, [field]])
    expect(errorBeside(text, field)).toContain(words)
    if (!('name' in wrong)) expect(valuesOf(text, 'name')).toEqual([basic.name])
  })

  it('begins one project however often the form is sent, and writes it down', async () => {
    const form = { idempotencyKey: randomUUID(), name: 'Sent twice' }
    const [first, second] = [await create(owner, form), await create(owner, form)]
    expect(second.location).toBe(first.location)
    expect(await site.database.project.count({ where: { name: form.name } })).toBe(1)
    const [event] = await site.database.auditEvent.findMany({
      where: { action: 'project.begun', actorId: owner.id },
      orderBy: { at: 'desc' },
    })
    expect(first.location).toContain((event!.details as { projectId: string }).projectId)
  })

  it('says which drafts wait, and takes no eleventh', async () => {
    const many = await person()
    for (let n = 0; n < 10; n += 1) await draft(many, 1, { name: `Draft ${n}` })
    await site.database.rateLimit.deleteMany()
    const { text } = await site.visit('/app/projects/create', { as: many })
    expect(mainOf(text)).toContain('Draft 9')
    expect(mainOf(text)).toContain(texts['drafts.continue'])
    const refused = await create(many, {})
    expect([refused.status, errorBeside(refused.text, 'name')]).toEqual([
      400,
      expect.stringContaining(en['invalid.draftsFull']),
    ])
  })
})

describe('a draft', () => {
  it('goes on where it was left, on any device, and opens no step before its turn', async () => {
    const [pupil, otherDevice] = [await site.signIn('aruzhan'), await site.signIn('aruzhan')]
    const id = await draft(pupil, 1)
    const edit = `/app/projects/${id}/edit`
    expect((await site.visit(edit, { as: pupil })).location).toBe(at(id, 'details'))
    expect((await site.visit(at(id, 'media'), { as: pupil })).location).toBe(at(id, 'details'))
    expect((await site.visit(at(id, 'details'), { as: pupil, form: { story, then: 'leave' } })).location).toBe(
      '/app/projects',
    )
    const { text, path } = await site.visit(edit, { as: otherDevice, cookies: { language: 'en' }, redirect: 'follow' })
    expect([path, titleOf(text)]).toEqual([at(id, 'skills'), expect.stringContaining('step 3')])
    expect(textOf(text)).toMatch(/Draft saved at \d\d:\d\d/)
    const links = tagsOf(text, 'a').flatMap(({ href }) => href ?? [])
    expect(links).toContain(at(id, 'details'))
    expect(links).not.toContain(at(id, 'media'))
  })

  it('is nobody else’s', async () => {
    const id = await draft()
    for (const step of ['basic', 'details', 'skills', 'media', 'review'])
      for (const form of [undefined, { ...basic, audience: 'EVERYONE' }])
        expect((await site.visit(at(id, step), { as: stranger, form })).status).toBe(404)
    expect((await site.visit(`/app/projects/${id}/delete`, { as: stranger, form: {} })).status).toBe(404)
    expect((await find(id)).state).toBe('DRAFT')
  })

  it('asks which of two versions of a step counts, and not where another step was saved', async () => {
    const id = await draft()
    const page = await site.visit(at(id, 'basic'), { as: owner })
    const [version, base] = ['version', 'base'].map(name => valuesOf(page.text, name)[0]!)
    await site.visit(at(id, 'details'), { as: owner, form: { story: `${story} Again.` } })
    const first = await site.visit(at(id, 'basic'), {
      as: owner,
      form: { ...basic, name: 'First name', version: version!, base: base! },
    })
    expect(first.status).toBe(302)
    const second = await site.visit(at(id, 'basic'), {
      as: owner,
      form: { ...basic, name: 'Second name', version: version!, base: base! },
    })
    expect(second.status).toBe(409)
    for (const words of [texts['conflict.title'], 'First name', 'Second name'])
      expect(mainOf(second.text)).toContain(words)
    const chosen = {
      choosing: 'on',
      pick_name: 'mine',
      ...Object.fromEntries(
        ['version', 'base', 'name', 'description', 'status', 'cityId'].map(name => [
          name,
          valuesOf(second.text, name)[0] ?? '',
        ]),
      ),
    }
    expect((await site.visit(at(id, 'basic'), { as: owner, form: chosen })).status).toBe(302)
    expect((await find(id)).name).toBe('Second name')
  })
})

describe('links', () => {
  it('are refused where they lead to another site, and nothing is lost', async () => {
    const id = await draft(owner, 1)
    const wrong = {
      github: 'https://gitlab.com/nura',
      linkedin: 'https://linkedin.com.evil.example/in/nura',
      telegram: '@ab',
      website: 'javascript:alert(1)',
      x: 'https://x.com/nura_diary',
    }
    const { status, text } = await site.visit(at(id, 'details'), { as: owner, form: { story, ...wrong } })
    expect([status, summaryOf(text)]).toEqual([400, ['website', 'github', 'linkedin', 'telegram']])
    expect(valuesOf(text, 'x')).toEqual([wrong.x])
    expect(textOf(text)).toContain(story)
  })

  it('are kept as addresses, a @name of Telegram too', async () => {
    const id = await draft(owner, 1)
    await site.visit(at(id, 'details'), {
      as: owner,
      form: { story, telegram: '@nura_diary', github: 'github.com/nura/diary' },
    })
    expect(await find(id)).toMatchObject({
      telegram: 'https://t.me/nura_diary',
      github: 'https://github.com/nura/diary',
    })
  })
})

describe('goals and skills', () => {
  const press = (type: string, payload: object) => ({ __intent__: JSON.stringify({ type, payload }) })
  const rows = (text: string) => Array.from({ length: 12 }, (_, row) => valuesOf(text, `objectives[${row}]`)).flat()

  it('are added, moved and removed by buttons of the form, which saves nothing and loses nothing', async () => {
    const id = await draft(owner, 2)
    const typed = { ...skillForm(), newSkill: '' }
    const added = await site.visit(at(id, 'skills'), {
      as: owner,
      form: { ...typed, ...press('insert', { name: 'objectives' }) },
    })
    expect([added.status, rows(added.text)]).toEqual([200, [...goals, '']])
    const moved = await site.visit(at(id, 'skills'), {
      as: owner,
      form: { ...typed, ...press('reorder', { name: 'objectives', from: 2, to: 0 }) },
    })
    expect(rows(moved.text)).toEqual([goals[2], goals[0], goals[1]])
    expect(tagsOf(moved.text, 'input').find(input => 'autofocus' in input || 'autoFocus' in input)?.name).toBe(
      'objectives[0]',
    )
    const removed = await site.visit(at(id, 'skills'), {
      as: owner,
      form: { ...typed, ...press('remove', { name: 'objectives', index: 1 }) },
    })
    expect([rows(removed.text), valuesOf(removed.text, 'interests')]).toEqual([[goals[0], goals[2]], ['GEOGRAPHY']])
    expect((await find(id)).objectives).toEqual([])
  })

  it.each([
    [
      'eleven goals',
      skillForm(Array.from({ length: 11 }, (_, n) => `Goal number ${n + 1} of many`)),
      'objectives',
      en['invalid.tooMany'],
    ],
    ['twins', skillForm([goals[0]!, goals[0]!.toUpperCase()]), 'objectives', en['invalid.twice']],
    ['a goal of nine letters', skillForm(['Too short']), 'objectives-0', en['invalid.tooShort']],
    ['no goal at all', skillForm(['', ' ']), 'objectives', en['required.objectives']],
    ['no skill', skillForm(goals, []), 'skills', en['required.skills']],
    [
      '21 skills',
      skillForm(
        goals,
        Array.from({ length: 21 }, (_, n) => `Own skill ${n}`),
      ),
      'skills',
      en['invalid.tooMany'],
    ],
    ['a skill of one letter', { ...skillForm(), newSkill: 'C' }, 'newSkill', en['invalid.tooShort']],
    ['no interest', { ...skillForm(), interests: [] }, 'interests', en['required.interests']],
    ['a foreign interest', { ...skillForm(), interests: ['WAR'] }, 'interests', 'Choose one of the options'],
  ])('refuse %s', async (_, form, field, words) => {
    const id = await draft(owner, 2)
    const { status, text } = await site.visit(at(id, 'skills'), { as: owner, form })
    expect([status, summaryOf(text)]).toEqual([400, [field]])
    expect(mainOf(text)).toContain(words)
    expect(text).toContain(`id="${field}"`)
  })

  it('a skill in one’s own words is the vocabulary’s where it is one of its names, and each counts once', async () => {
    const id = await draft(owner, 2)
    const added = await site.visit(at(id, 'skills'), {
      as: owner,
      form: { ...skillForm(), newSkill: 'Электрондық кестелер', add: 'skill' },
    })
    expect([added.status, valuesOf(added.text, 'skills[0]'), valuesOf(added.text, 'skills[1]')]).toEqual([
      200,
      ['SPREADSHEETS'],
      [],
    ])
    const own = await site.visit(at(id, 'skills'), {
      as: owner,
      form: { ...skillForm(), newSkill: 'Reading a gauge', add: 'skill' },
    })
    expect([valuesOf(own.text, 'skills[1]'), valuesOf(own.text, 'newSkill')]).toEqual([['Reading a gauge'], ['']])
    expect(own.text).toMatch(/name="newSkill"[^>]*autofocus/i)
    expect(tagsOf(own.text, 'input').filter(({ name }) => name === 'offered').length).toBeGreaterThan(0)
    await site.visit(at(id, 'skills'), {
      as: owner,
      form: { ...skillForm(goals, ['SPREADSHEETS', 'Reading a gauge', 'reading A gauge']), offered: ['RESEARCH'] },
    })
    const { skills } = await find(id)
    expect(skills.map(({ skill, name }) => name ?? skill).sort()).toEqual([
      'RESEARCH',
      'SPREADSHEETS',
      'reading A gauge',
    ])
  })

  it('of two devices are chosen from as one list each', async () => {
    const id = await draft(owner)
    const page = await site.visit(at(id, 'skills'), { as: owner })
    const made = { version: valuesOf(page.text, 'version')[0]!, base: valuesOf(page.text, 'base')[0]! }
    await site.visit(at(id, 'skills'), { as: owner, form: { ...skillForm([goals[1]!]), ...made } })
    const conflict = await site.visit(at(id, 'skills'), {
      as: owner,
      form: { ...skillForm([goals[2]!, goals[0]!], ['SPREADSHEETS', 'WRITING']), ...made },
    })
    expect(conflict.status).toBe(409)
    const hidden = Object.fromEntries(
      ['version', 'base', 'objectives', 'skills', 'interests'].map(name => [
        name,
        tagsOf(conflict.text, 'input').find(input => input.name === name)?.value ?? '',
      ]),
    )
    // Reads hidden fields with their line breaks, as a browser sends them.
    const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(conflict.text)?.[1] ?? ''
    const form = {
      ...hidden,
      objectives: value('objectives'),
      skills: value('skills'),
      choosing: 'on',
      pick_objectives: 'mine',
    }
    expect((await site.visit(at(id, 'skills'), { as: owner, form })).status).toBe(302)
    const { objectives, skills } = await find(id)
    expect(objectives.map(({ text }) => text)).toEqual([goals[2], goals[0]])
    expect(skills.length).toBe(2)
  })
})

describe('pictures', () => {
  const file = (field: string, bytes: Buffer | string = photo) => ({ field, name: `${field}.jpg`, bytes })
  const send = (id: string, fields: Record<string, string>, ...files: ReturnType<typeof file>[]) =>
    site.visit(at(id, 'media'), { as: owner, ...sent(fields, ...files) })

  it('are kept one by one, described, moved and removed', async () => {
    const id = await draft()
    for (const field of ['banner', 'logo'])
      expect((await send(id, { act: field }, file(field))).location).toBe(`${at(id, 'media')}#${field}`)
    expect((await send(id, { act: 'image', description: 'The gauge' }, file('image'))).location).toBe(
      `${at(id, 'media')}#images`,
    )
    await send(id, { act: 'image' }, file('image'))
    const project = await find(id)
    const [first, second] = project.images.map(({ fileId }) => fileId) as [string, string]
    expect(project.images[0]).toMatchObject({
      description: 'The gauge',
      look: expect.stringMatching(/^[0-9a-f]{16}$/) as unknown,
    })
    expect(project.bannerLook).toMatch(/^[0-9a-f]{16}$/)
    const shown = { [`shows_${first}`]: 'The gauge by the bridge', [`shows_${second}`]: 'A notebook' }
    await send(id, { act: `down ${first}`, ...shown })
    expect((await find(id)).images.map(({ description }) => description)).toEqual([
      'A notebook',
      'The gauge by the bridge',
    ])
    await send(id, { act: `remove ${second}` })
    await send(id, { act: 'remove logo' })
    const left = await find(id)
    expect([left.images.length, left.logoId, left.step]).toEqual([1, null, 3])
    expect(await site.database.storedFile.count({ where: { id: { in: [second, project.logoId!] } } })).toBe(0)
    expect((await send(id, {})).location).toBe(at(id, 'review'))
    expect((await find(id)).step).toBe(4)
  })

  it('are refused where they are none, missing or a ninth, and the others stay', async () => {
    const id = await draft()
    const none = await send(id, { act: 'banner' }, file('banner', 'not a picture'), file('logo'))
    expect([none.status, summaryOf(none.text), errorBeside(none.text, 'banner')]).toEqual([
      400,
      ['banner'],
      expect.stringContaining(en['invalid.fileType']),
    ])
    expect((await find(id)).logoId).not.toBeNull()
    const missing = await send(id, { act: 'image', description: 'Nothing' })
    expect([missing.status, summaryOf(missing.text), valuesOf(missing.text, 'description')]).toEqual([
      400,
      ['image'],
      ['Nothing'],
    ])
    const { id: ownerId } = owner
    for (let order = 0; order < 8; order += 1) {
      const kept = {
        ownerId,
        kind: 'PROJECT_IMAGE',
        type: 'image/webp',
        bytes: 1,
        hash: 'none',
        name: 'x.jpg',
        state: 'KEPT',
        variants: [],
      }
      const { id: fileId } = await site.database.storedFile.create({ data: kept })
      await site.database.projectImage.create({ data: { projectId: id, fileId, order } })
    }
    const ninth = await send(id, { act: 'image' }, file('image'))
    expect(ninth.status).toBe(400)
    expect(mainOf(ninth.text)).toContain(en['invalid.imagesFull'])
    expect((await find(id)).images.length).toBe(8)
  })
})

describe('a form of pictures whose answer was lost', () => {
  it('sent again keeps each picture once, and leads on as if it had been the first time', async () => {
    const id = await draft()
    const { text } = await site.visit(at(id, 'media'), { as: owner })
    const fields = Object.fromEntries(
      ['idempotencyKey', 'version', 'base'].map(name => [name, valuesOf(text, name)[0] ?? '']),
    )
    const first = await noise({ width: 400, height: 300 }).jpeg().toBuffer()
    const other = await noise({ width: 300, height: 400 }).jpeg().toBuffer()
    const sendOnce = (field: string, bytes: Buffer) =>
      site.visit(at(id, 'media'), {
        as: owner,
        ...sent({ ...fields, act: field, description: 'The gauge' }, { field, name: 'a.jpg', bytes }),
      })
    for (let time = 0; time < 2; time += 1) {
      const { status, location } = await sendOnce('image', first)
      expect([time, status, location]).toEqual([time, 302, `${at(id, 'media')}#images`])
    }
    expect((await find(id)).images.map(({ description }) => description)).toEqual(['The gauge'])
    expect((await sendOnce('image', other)).status).toBe(302)
    expect((await find(id)).images).toHaveLength(2)
    await sendOnce('banner', first)
    const { bannerId } = await find(id)
    await sendOnce('banner', first)
    expect((await find(id)).bannerId).toBe(bannerId)
  })
})

describe('opening', () => {
  it('happens once, with a thread, a search document and an entry of the log', async () => {
    const id = await draft(owner, 4)
    const review = await site.visit(at(id, 'review'), { as: owner })
    for (const words of [basic.name, story, ...goals]) expect(mainOf(review.text)).toContain(words)
    const answers = [await open(id), await open(id)]
    expect(answers.map(({ location }) => location)).toEqual(Array(2).fill(`/app/projects/${id}/made`))
    const { state, scope, threadId, publishedAt } = await find(id)
    expect([state, scope, publishedAt === null]).toEqual(['SHOWN', 'EVERYONE', false])
    const posts = await site.database.post.findMany({ where: { projectId: id } })
    expect(posts).toMatchObject([
      { id: threadId, audience: 'PROJECT', scope: `PROJECT:${id}`, state: 'SHOWN', text: '' },
    ])
    const document = { where: { kind_refId: { kind: 'PROJECT', refId: id } } }
    expect(await site.database.searchDocument.findUnique(document)).toMatchObject({
      scope: 'EVERYONE',
      ownerId: owner.id,
    })
    expect(await site.database.auditEvent.count({ where: { action: 'project.opened', actorId: owner.id } })).toBe(1)
    const made = await site.visit(`/app/projects/${id}/made`, { as: owner })
    expect(tagsOf(made.text, 'a').map(({ href }) => href)).toContain(`/app/feed/posts/new?attach=PROJECT%3A${id}`)
  })

  it('leads back to the step something is missing from', async () => {
    const id = await draft(owner, 4)
    await site.database.projectObjective.deleteMany({ where: { projectId: id } })
    const { location } = await open(id)
    expect(location).toBe(`${at(id, 'skills')}?gap=1`)
    expect(mainOf((await site.visit(location!, { as: owner })).text)).toContain(texts['review.gap'])
  })

  it('asks a minor about a number first, and not a grown-up', async () => {
    const withNumber = { description: 'Write to me, my number is 8 701 123 45 67.' }
    const id = await draft(owner, 4, withNumber)
    const held = await open(id)
    expect([held.status, (await find(id)).state]).toEqual([400, 'DRAFT'])
    expect(mainOf(held.text)).toContain('8 701 123 45 67')
    expect(mainOf(held.text)).toContain(texts['review.openAnyway'])
    expect((await open(id, owner, { anyway: 'on' })).status).toBe(302)
    const grownUp = await person('1990-05-20')
    const own = await draft(grownUp, 4, withNumber)
    expect((await open(own, grownUp)).status).toBe(302)
  })

  it('lets insults be written anew, and shows help first where words are of self-harm', async () => {
    const rude = await draft(owner, 4, { description: 'Ты дебил, и проект твой такой же.' })
    const refused = await open(rude, owner, { anyway: 'on' })
    expect([refused.status, (await find(rude)).state]).toEqual([400, 'DRAFT'])
    expect(mainOf(refused.text)).not.toContain(texts['review.openAnyway'])
    const sad = await draft(owner, 4, { description: 'Не хочу жить, поэтому делаю проект.' })
    expect(mainOf((await open(sad)).text)).toContain('150')
    expect((await open(sad, owner, { anyway: 'on' })).status).toBe(302)
    expect(await site.database.moderationCase.count({ where: { targetId: sad, cause: 'SELF_HARM' } })).toBe(1)
  })

  it('with links of an account younger than a week waits for a look, found by nobody', async () => {
    const young = await person()
    await site.database.user.update({ where: { id: young.id }, data: { createdAt: new Date() } })
    const id = await draft(young, 1)
    await site.visit(at(id, 'details'), { as: young, form: { story, website: 'https://nura.example' } })
    await site.visit(at(id, 'skills'), { as: young, form: skillForm() })
    await site.visit(at(id, 'media'), { as: young, form: {} })
    expect((await open(id, young)).status).toBe(400)
    await open(id, young, { anyway: 'on' })
    expect((await find(id)).state).toBe('WAITING')
    expect(await site.database.searchDocument.count({ where: { kind: 'PROJECT', refId: id } })).toBe(0)
    expect(await site.database.moderationCase.count({ where: { targetKind: 'PROJECT', targetId: id } })).toBe(1)
    expect(mainOf((await site.visit(`/app/projects/${id}/made`, { as: young })).text)).toContain(
      texts['made.titleWaits'],
    )
    expect((await site.visit(at(id, 'basic'), { as: young })).location).toBe(at(id, 'review'))
  })

  it('to an organisation is for those who are in one', async () => {
    const id = await draft(owner, 4)
    const refused = await open(id, owner, { audience: 'ORGANIZATION' })
    expect([refused.status, summaryOf(refused.text)]).toEqual([400, ['audience']])
    const pupil = await site.signIn('aruzhan')
    pupil.cookies.set('language', 'en')
    const own = await draft(pupil, 4)
    const page = await site.visit(at(own, 'review'), { as: pupil })
    expect(valuesOf(page.text, 'audience')).toEqual(['ORGANIZATION'])
    await open(own, pupil, { audience: 'ORGANIZATION' })
    expect((await find(own)).scope).toBe('ORGANIZATION:demo-lyceum')
  })
})

describe('an open project', () => {
  async function opened(form: Record<string, string> = {}) {
    const id = await draft(owner, 4, form)
    await open(id)
    return id
  }

  it('is changed by the same forms, looked at anew, and goes only where its status may', async () => {
    const id = await opened()
    expect((await site.visit(`/app/projects/${id}/edit`, { as: owner })).location).toBe(at(id, 'review'))
    const save = (form: Record<string, string>) =>
      site.visit(at(id, 'basic'), { as: owner, form: { ...basic, ...form } })
    const rude = await save({ description: 'Ты дебил, и проект твой такой же.' })
    expect([rude.status, summaryOf(rude.text)]).toEqual([400, ['description']])
    const asked = await save({ description: 'Call 8 701 123 45 67 to join us.' })
    expect(asked.text).toContain('name="anyway"')
    expect((await save({ name: 'Nura diary, second year', status: 'COMPLETED' })).location).toBe(at(id, 'review'))
    const back = await save({ status: 'RECRUITING' })
    expect([back.status, summaryOf(back.text)]).toEqual([400, ['status']])
    const { folded } = await site.database.searchDocument.findUniqueOrThrow({
      where: { kind_refId: { kind: 'PROJECT', refId: id } },
    })
    expect(folded).toContain('second year')
    expect((await find(id)).editedAt).not.toBeNull()
  })

  it('keeps the tick of a goal that is moved, and asks about new words of its goals with all rows in place', async () => {
    const id = await opened()
    await site.database.projectObjective.updateMany({
      where: { projectId: id, order: 0 },
      data: { doneAt: new Date() },
    })
    await site.visit(at(id, 'skills'), { as: owner, form: skillForm([goals[1]!, goals[0]!]) })
    expect((await find(id)).objectives.map(({ doneAt }) => doneAt !== null)).toEqual([false, true])
    const held = await site.visit(at(id, 'skills'), {
      as: owner,
      form: skillForm([goals[1]!, 'Ты дебил, вот и вся цель']),
    })
    expect(held.status).toBe(400)
    expect(valuesOf(held.text, 'objectives[1]')).toEqual(['Ты дебил, вот и вся цель'])
  })

  it('is gone from every page at once when it is deleted, and from the disk after 30 days', async () => {
    const id = await opened()
    expect(mainOf((await site.visit(`/app/projects/${id}/delete`, { as: owner })).text)).toContain(basic.name)
    await site.visit(at(id, 'media'), {
      as: owner,
      ...sent({ act: 'banner' }, { field: 'banner', name: 'b.jpg', bytes: photo }),
    })
    const { bannerId } = await find(id)
    expect((await site.visit(`/app/projects/${id}/delete`, { as: owner, form: {} })).location).toBe('/app/projects')
    expect((await site.visit(at(id, 'review'), { as: owner })).status).toBe(404)
    expect(await site.database.post.count({ where: { projectId: id, state: 'SHOWN' } })).toBe(0)
    expect(await site.database.searchDocument.count({ where: { kind: 'PROJECT', refId: id } })).toBe(0)

    const { sweepProjects } = await import('#app/domain/projects/delete.server.ts')
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
    expect(await sweepProjects(inDays(29))).toBe(0)
    expect(await sweepProjects(inDays(31))).toBeGreaterThan(0)
    expect(await site.database.project.count({ where: { id } })).toBe(0)
    expect(await site.database.storedFile.count({ where: { id: bannerId! } })).toBe(0)
  })
})
