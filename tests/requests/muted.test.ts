// A person muted by a moderator: no form of the site shows others anything new of theirs.
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import fields from '#app/i18n/locales/ru/fields.ts'
import question from '#app/i18n/locales/ru/postQuestion.ts'
import { expectation, NO_FORM } from '#tests/invariants/guards.expectation.ts'
import { edit } from '#tests/world/feed.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { sent } from '#tests/world/multipart.ts'
import { mainOf, tagsOf, textOf, valuesOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import { noise } from '#tests/world/pictures.ts'
import { makeProject } from '#tests/world/projects.ts'
import type { Site } from '#tests/world/server.ts'
import type { Answer, Visitor } from '#tests/world/visit.ts'
import { mp4 } from '#tests/world/videos.ts'

let site: Site
let person: Visitor & { username: string }
let id: string
let photo: Buffer
let film: Buffer
/** The form of the post, opened before the muting. */
let begun: string
/** Content from before the muting: a post and a draft, a project and a project draft, and a project of another person. */
const own = { post: '', draft: '', project: '', image: '', plan: '', other: '' }

beforeAll(async () => {
  site = await borrowSite({ WORKER: 'off' })
  photo = await noise({ width: 160, height: 120 }).jpeg().toBuffer()
  film = await mp4({ seconds: 3 })
  person = await makePerson(site, { dateOfBirth: '1996-05-20' })
  person.cookies.set('language', 'ru')
  const { database } = site
  id = (await database.user.findUniqueOrThrow({ where: { usernameFolded: person.username } })).id
  await database.user.update({ where: { id }, data: { createdAt: new Date('2026-01-01') } })
  const { id: otherId } = await database.user.findUniqueOrThrow({ where: { usernameFolded: 'timur' } })
  const post = { authorId: id, text: 'Раньше было можно', audience: 'FOLLOWERS', scope: `FOLLOWERS:${id}` }
  own.post = (await database.post.create({ data: post })).id
  own.draft = (await database.post.create({ data: { ...post, state: 'DRAFT' } })).id
  own.project = await makeProject(database, { lead: id, images: 1 })
  own.image = (await database.projectImage.findFirstOrThrow({ where: { projectId: own.project } })).fileId
  own.plan = await makeProject(database, { lead: id, state: 'DRAFT' })
  own.other = await makeProject(database, { lead: otherId, name: 'Карта ветров' })
  const scope = { audience: 'ORGANIZATION', scope: 'ORGANIZATION:demo-lyceum', organizationId: 'demo-lyceum' }
  await database.project.update({ where: { id: own.project }, data: scope })
  begun = (await site.visit(`/app/feed/posts/${own.post}/edit`, { as: person })).text
  const until = new Date(Date.now() + 86_400_000)
  await database.sanction.create({ data: { userId: id, kind: 'MUTED', reason: 'SPAM', until } })
})
afterAll(() => site.stop())
afterEach(() => site.database.rateLimit.deleteMany())

const typed = 'Слова, которых ещё никто не видел'
const key = () => ({ idempotencyKey: randomUUID() })
const file = (field: string, name = 'a.jpg') => ({ field, name, bytes: name === 'a.jpg' ? photo : film })
const send = (path: string, form: Record<string, string | string[]>) => site.visit(path, { as: person, form })
const sendFiles = (path: string, form: Record<string, string>, ...names: ReturnType<typeof file>[]) =>
  site.visit(path, { as: person, ...sent(form, ...names) })
const ofProject = (rest: string) => `/app/projects/${own.project}${rest}`
const settings = (changes: Record<string, string>) =>
  send('/app/settings', {
    ...{ firstName: 'Айбек', lastName: 'Нұрғали', username: person.username, gender: 'OTHER', status: 'PUPIL' },
    ...{ year: '9', cityId: 'almaty', visibility: 'NOBODY', ...changes },
  })
const basic = { name: 'Карта весенних паводков', status: 'RECRUITING' }
const skills = { 'skills[0]': 'PROJECTS', interests: ['GEOGRAPHY'] }

type Way = { pattern: string; send: () => Promise<Answer>; keeps?: string }

/** Every form that shows others something of a person, and the field that must keep the typed text. */
const ways: Record<string, Way> = {
  'a post': {
    pattern: '/app/feed/posts/new',
    send: () => send('/app/feed/posts/new', { ...key(), audience: 'EVERYONE', text: typed }),
    keeps: 'text',
  },
  'a post with a picture': {
    pattern: '/app/feed/posts/new',
    send: () =>
      sendFiles('/app/feed/posts/new', { ...key(), audience: 'EVERYONE', description1: typed }, file('picture1')),
    keeps: 'description1',
  },
  'a draft that was begun before': {
    pattern: '/app/feed/posts/:postId/check',
    send: () => send(`/app/feed/posts/${own.draft}/check`, {}),
  },
  'other words of a post': {
    pattern: '/app/feed/posts/:postId/edit',
    send: () => edit(site, person, own.post, { text: typed }, { original: begun }),
    keeps: 'text',
  },
  'a post to more people': {
    pattern: '/app/feed/posts/:postId/edit',
    send: () => edit(site, person, own.post, { audience: 'EVERYONE' }, { original: begun }),
  },
  'an answer': {
    pattern: '/app/feed/posts/:postId',
    send: () => send(`/app/feed/posts/${own.post}`, { ...key(), text: typed }),
    keeps: 'text',
  },
  'a story in words': {
    pattern: '/app/stories/new',
    send: () => send('/app/stories/new', { ...key(), audience: 'EVERYONE', ground: 'LAKE', text: typed }),
    keeps: 'text',
  },
  'a photo': {
    pattern: '/app/stories/new/photo',
    send: () =>
      sendFiles('/app/stories/new/photo', { ...key(), audience: 'EVERYONE', description: typed }, file('file')),
    keeps: 'description',
  },
  'a video': {
    pattern: '/app/stories/new/video',
    send: () =>
      sendFiles(
        '/app/stories/new/video',
        { ...key(), audience: 'EVERYONE', description: typed },
        file('file', 'a.mp4'),
      ),
    keeps: 'description',
  },
  'words about oneself': { pattern: '/app/settings', send: () => settings({ bio: typed }), keeps: 'bio' },
  'where one learns': {
    pattern: '/app/settings',
    send: () => settings({ organization: typed }),
    keeps: 'organization',
  },
  'a photo of oneself': {
    pattern: '/app/settings/avatar',
    send: () => sendFiles('/app/settings/avatar', {}, file('picture')),
  },
  'a cover': {
    pattern: '/app/settings/cover',
    send: () => sendFiles('/app/settings/cover', {}, file('picture')),
  },
  'a certificate': {
    pattern: '/app/certificates/new',
    send: () => sendFiles('/app/certificates/new', { ...key(), name: typed }, file('file')),
    keeps: 'name',
  },
  'words of a portfolio': {
    pattern: '/app/portfolio/choose',
    send: () => send('/app/portfolio/choose', { about: typed, facts: ['status'] }),
    keeps: 'about',
  },
  'a project': {
    pattern: '/app/projects/:projectId/edit/review',
    send: () => send(`/app/projects/${own.plan}/edit/review`, { audience: 'EVERYONE', opens: 'on' }),
  },
  'an open project to more people': {
    pattern: '/app/projects/:projectId/edit/review',
    send: () => send(ofProject('/edit/review'), { audience: 'EVERYONE' }),
  },
  'what a project is': {
    pattern: '/app/projects/:projectId/edit/basic',
    send: () => send(ofProject('/edit/basic'), { ...basic, description: typed }),
    keeps: 'description',
  },
  'the story of a project': {
    pattern: '/app/projects/:projectId/edit/details',
    send: () => send(ofProject('/edit/details'), { story: typed }),
    keeps: 'story',
  },
  'a goal of a project': {
    pattern: '/app/projects/:projectId/edit/skills',
    send: () => send(ofProject('/edit/skills'), { ...skills, 'objectives[0]': typed }),
    keeps: 'objectives[0]',
  },
  'a picture of a project': {
    pattern: '/app/projects/:projectId/edit/media',
    send: () => sendFiles(ofProject('/edit/media'), { description: typed, act: 'image' }, file('image')),
    keeps: 'description',
  },
  'a banner of a project': {
    pattern: '/app/projects/:projectId/edit/media',
    send: () => sendFiles(ofProject('/edit/media'), { act: 'banner' }, file('banner')),
  },
  'what a picture of a project shows': {
    pattern: '/app/projects/:projectId/edit/media',
    send: () => send(ofProject('/edit/media'), { [`shows_${own.image}`]: typed }),
    keeps: `shows_`,
  },
  'news of a project': {
    pattern: '/app/projects/:projectId/updates/new',
    send: () => send(ofProject('/updates/new'), { ...key(), text: typed }),
    keeps: 'text',
  },
  'a question to a project': {
    pattern: '/app/projects/:projectId',
    send: () => send(`/app/projects/${own.other}`, { ...key(), text: typed }),
    keeps: 'text',
  },
  'a wish to join a project': {
    pattern: '/app/projects/:projectId/join',
    send: () => send(`/app/projects/${own.other}/join`, { ...key(), words: typed }),
    keeps: 'words',
  },
  'what one does in a team': {
    pattern: '/app/projects/:projectId/team/:username',
    send: () => send(ofProject(`/team/${person.username}`), { duty: typed, act: 'duty' }),
    keeps: 'duty',
  },
}

/** Forms that show others nothing new: buttons, deletions, settings only the owner sees or that only responsible staff
 *  read, and names and usernames, which do not count as publishing. */
const others = `
  /app/institutions/picks /app/institutions/programmes
  /app/careers/new /app/careers/new/aim /app/careers/new/goal /app/careers/new/profession /app/careers/new/programme
  /app/careers/new/about /app/careers/:planId/update /app/careers/:planId/archive
  /app/careers/:planId/tasks/:subtaskId
  /app/personality/start /app/personality/feedback /app/personality/share /app/personality/share/:shareId/revoke
  /app/portfolio/share /app/portfolio/share/:shareId/revoke
  /app/profile/:username/follow /app/people/:username/block /app/people/:username/mute
  /app/projects/create /app/projects/:projectId/delete /app/projects/:projectId/pin /app/projects/:projectId/follow
  /app/projects/:projectId/join/withdraw /app/projects/:projectId/requests/:requestId /app/projects/:projectId/leave
  /app/projects/:projectId/team /app/projects/:projectId/objectives/:objectiveId
  /app/report /app/safety/cases/:caseId /app/certificates/:certificateId/delete /app/settings/avatar/delete
  /app/settings/cover/delete /app/settings/academic /app/settings/interests /app/settings/academic/languages
  /app/settings/academic/languages/remove /app/settings/two-step /app/settings/credentials /app/settings/email
  /app/settings/sessions/end /app/settings/notifications /app/settings/school/join /app/settings/school/leave
  /app/settings/school/talk /app/settings/data/export /app/settings/data/close
  /app/settings/data/keep /app/settings/data/consent
  /app/feed/posts/:postId/delete /app/feed/posts/:postId/like /app/feed/comments/:commentId/like
  /app/feed/comments/:commentId/delete /app/notifications/read /app/notifications/:notificationId/open
  /app/stories/:username/:storyId/delete /app/stories/:storyId/seen /app/stories/:storyId/like
  /app/professions/:professionId/thumb /app/preparation /app/tests/:testId /app/tests/:testId/questions/:questionId /app/tests/:testId/check
`

/** Everything others can see of the person. */
async function shown() {
  const { database } = site
  const mine = { where: { authorId: id }, orderBy: { id: 'asc' } } as const
  const projects = await database.project.findMany({
    where: { ownerId: id },
    orderBy: { id: 'asc' },
    include: { objectives: { orderBy: { order: 'asc' } }, images: true, members: true },
  })
  return {
    posts: await database.post.findMany({ ...mine, include: { pictures: true } }),
    comments: await database.comment.count({ where: { authorId: id } }),
    stories: await database.story.count({ where: { authorId: id } }),
    profile: await database.profile.findUnique({ where: { userId: id } }),
    portfolio: await database.portfolio.findUnique({ where: { userId: id } }),
    certificates: await database.certificate.count({ where: { userId: id } }),
    requests: await database.projectRequest.count({ where: { userId: id } }),
    files: await database.storedFile.count({ where: { ownerId: id, state: 'KEPT' } }),
    projects,
  }
}

describe('somebody whom a moderator has stopped from publishing', () => {
  it.each(Object.entries(ways))(
    'does not publish %s, reads why, and keeps what they typed',
    async (_, { send, keeps }) => {
      const before = await shown()
      const { status, text } = await send()
      expect(status, mainOf(text)).toBe(400)
      expect(mainOf(text)).toContain(fields['invalid.muted'])
      if (keeps) expect(typedIn(text, keeps)).toContain(typed)
      expect(await shown()).toEqual(before)
    },
  )

  it.each(['/app/certificates/new', '/app/settings/avatar', '/app/settings/cover'])(
    'reads so in place of the form of %s, before a file has come for nothing',
    async path => {
      const { status, text } = await site.visit(path, { as: person })
      expect([status, mainOf(text).includes(question.mute)]).toEqual([200, true])
      expect(tagsOf(text, 'input').filter(({ type }) => type === 'file')).toEqual([])
    },
  )

  it('reads the same sentence beside a field and in place of a form', () => {
    expect(question.mute).toBe(fields['invalid.muted'])
  })

  it('may publish each again once the time is over', async () => {
    await site.database.sanction.updateMany({ where: { userId: id }, data: { until: new Date() } })
    const refused: string[] = []
    for (const [way, { send }] of Object.entries(ways)) {
      const { status, text } = await send()
      if (mainOf(text).includes(fields['invalid.muted']) || status >= 500) refused.push(way)
    }
    expect(refused).toEqual([])
  })

  it('has no form of the site that is neither named here as one by which others see something nor as one by which they do not', () => {
    const takesForms = expectation.filter(
      ({ pattern, post }) => pattern.startsWith('/app/') && Object.values(post).some(says => says !== NO_FORM),
    )
    const asked = new Set(Object.values(ways).map(({ pattern }) => pattern))
    const named = new Set(others.trim().split(/\s+/))
    const patterns = new Set(takesForms.map(({ pattern }) => pattern))
    expect([...patterns].filter(pattern => !asked.has(pattern) && !named.has(pattern))).toEqual([])
    expect([...asked, ...named].filter(pattern => !patterns.has(pattern))).toEqual([])
    expect([...named].filter(pattern => asked.has(pattern))).toEqual([])
  })
})

/** Returns the values of all fields of a page whose name begins with `name`. */
function typedIn(html: string, name: string): string[] {
  const areas = [...html.matchAll(/<textarea\b([^>]*)>(.*?)<\/textarea>/gs)].flatMap(
    ([, attributes = '', words = '']) => {
      const [, of = ''] = /\bname="([^"]*)"/.exec(attributes) ?? []
      return of.startsWith(name) ? [textOf(words)] : []
    },
  )
  const inputs = tagsOf(html, 'input').flatMap(tag => (tag.name?.startsWith(name) ? [tag.value ?? ''] : []))
  return [...areas, ...inputs, ...valuesOf(html, name)]
}
