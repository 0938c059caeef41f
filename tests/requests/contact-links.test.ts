// Strangers do not see the links that allow contact with a minor who leads a project.
import { afterAll, beforeAll, expect, it } from 'vitest'
import project from '#app/i18n/locales/en/project.ts'
import form from '#app/i18n/locales/en/projectForm.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { textOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import { makeProject } from '#tests/world/projects.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

let site: Site
beforeAll(async () => {
  site = await borrowSite({ WORKER: 'off' })
})
afterAll(() => site.stop())

const minor = { dateOfBirth: '2011-03-02' }
async function make(more: { dateOfBirth?: string } = minor, { school = false } = {}) {
  const person = await makePerson(site, more)
  const { id } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: person.username } })
  const member = { userId: id, organizationId: 'demo-lyceum', role: 'ORG_STUDENT', status: 'ACTIVE' } as const
  if (school) await site.database.member.create({ data: member })
  return { ...person, id }
}

const links = {
  website: 'https://www.instagram.com/nura.map',
  github: 'https://github.com/nura-map',
  linkedin: 'https://www.linkedin.com/in/nura',
  x: 'https://x.com/nura_map',
  telegram: 'https://t.me/nura_map',
}
async function lead(dateOfBirth: string, team: string[] = []) {
  const owner = await make({ dateOfBirth }, { school: true })
  const id = await makeProject(site.database, { lead: owner.id, team })
  await site.database.project.update({ where: { id }, data: links })
  return { owner, id }
}

/** Returns the links a visitor gets, in the page and in its data, and whether the page says that some are withheld. */
async function givenTo(as: Visitor, id: string) {
  const page = await site.visit(`/app/projects/${id}`, { as, cookies: { language: 'en' } })
  expect(page.status).toBe(200)
  const shown = Object.entries(links).flatMap(([name, url]) => (page.text.includes(url) ? [name] : []))
  return { shown, more: textOf(page.text).includes(project['links.kept']) }
}

const everything = { shown: Object.keys(links), more: false }

it('a stranger finds a minor’s code and nothing by which to write to them', async () => {
  const { id, owner } = await lead('2011-03-02')
  const stranger = await make({ dateOfBirth: '1990-05-05' })
  const nothing = { shown: ['github'], more: true }
  expect(await givenTo(stranger, id)).toEqual(nothing)
  expect(await givenTo(await make(), id)).toEqual(nothing)
  // To follow them opens nothing, to be followed by them does.
  await site.database.follow.create({ data: { followerId: stranger.id, followedId: owner.id } })
  expect(await givenTo(stranger, id)).toEqual(nothing)
  await site.database.follow.create({ data: { followerId: owner.id, followedId: stranger.id } })
  expect(await givenTo(stranger, id)).toEqual(everything)
})

it('the team, the school, those who decide and the one who leads it find all, and all find all of a grown-up', async () => {
  const mate = await make({ dateOfBirth: '1990-05-05' })
  const { id, owner } = await lead('2011-03-02', [mate.id])
  for (const as of [owner, mate, await make(minor, { school: true }), await site.signIn('superadmin')])
    expect(await givenTo(as, id)).toEqual(everything)
  const grown = await lead('1990-05-05')
  expect(await givenTo(await make(), grown.id)).toEqual(everything)
})

it('who leads it under 18 reads beside the field who sees it, a grown-up nothing of the kind', async () => {
  const read = async (dateOfBirth: string) => {
    const { id, owner } = await lead(dateOfBirth)
    const { text } = await site.visit(`/app/projects/${id}/edit/details`, { as: owner, cookies: { language: 'en' } })
    const pageText = textOf(text)
    return [pageText.split(form.contactHint).length - 1, pageText.includes(form.contactWebsite)]
  }
  expect(await read('2011-03-02')).toEqual([3, true])
  expect(await read('1990-05-05')).toEqual([0, false])
})
