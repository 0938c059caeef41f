// A decision that is based on an outdated page is refused with a second review.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import en from '#app/i18n/locales/en/moderation.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { mainOf, textOf, valuesOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import { makeProject } from '#tests/world/projects.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

let site: Site
let staff: Record<'superadmin' | 'ministry', Visitor>
beforeAll(async () => {
  site = await borrowSite({ WORKER: 'off' })
  staff = { superadmin: await site.signIn('superadmin'), ministry: await site.signIn('ministry') }
})
afterAll(() => site.stop())

type Person = Awaited<ReturnType<typeof make>>

async function make() {
  const person = await makePerson(site, { dateOfBirth: '1996-05-20' })
  const { id } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: person.username } })
  return { ...person, id }
}

async function reportThing(kind: string, id: string) {
  const sent = { as: await make(), form: { reason: 'BULLYING' } }
  const { location } = await site.visit(`/app/report?kind=${kind}&id=${id}`, sent)
  return `/admin/moderation/${location!.split('/').at(-1)!}`
}

const asEnglish = (as: Visitor) => ({ as, cookies: { language: 'en' } })
/** What a page of a case says it was made of. */
const lookedOf = (page: string) => ({ version: valuesOf(page, 'version')[0]!, seen: valuesOf(page, 'seen')[0]! })
const removal = { decision: 'REMOVED', reason: 'BULLYING', sanction: 'NONE' }

/** Changes something between opening a case and deciding it, and expects a refusal. The page of the refusal, which is
 *  returned, shows the current content and allows the decision. */
async function expectSecondReview(
  address: string,
  change: () => Promise<unknown>,
  { as = staff.superadmin, form = removal }: { as?: Visitor; form?: Record<string, string> } = {},
) {
  const opened = await site.visit(address, asEnglish(as))
  await change()
  const late = await site.visit(address, { ...asEnglish(as), form: { ...lookedOf(opened.text), ...form } })
  expect(late.status).toBe(409)
  expect(textOf(late.text)).toContain(en['invalid.changed'])
  const again = await site.visit(address, { ...asEnglish(as), form: { ...lookedOf(late.text), ...form } })
  expect(again.status).toBe(302)
  return mainOf(late.text)
}

const setProfile = ({ id: userId }: Person, data: Record<string, string>) =>
  site.database.profile.update({ where: { userId }, data })
const publishPortfolio = ({ id: userId }: Person) =>
  site.database.portfolio.create({ data: { userId, about: 'Рисую карты рек', shown: [] } })
async function fileOf({ id: ownerId }: Person, kind: string) {
  const file = { ownerId, kind, state: 'KEPT', type: 'image/webp', name: 'a', bytes: 1, hash: 'a', variants: [] }
  return (await site.database.storedFile.create({ data: file })).id
}
const addCertificate = async (of: Person) =>
  site.database.certificate.create({
    data: { userId: of.id, name: 'Чужая грамота', fileId: await fileOf(of, 'CERTIFICATE') },
  })

describe('a profile whose case is open', () => {
  it.each<[string, (of: Person) => Promise<unknown>, string | null]>([
    ['words about oneself', of => setProfile(of, { bio: 'Пишите мне сюда' }), 'Пишите мне сюда'],
    ['where one learns', of => setProfile(of, { organization: 'Школа бабочек' }), 'Школа бабочек'],
    ['the name', of => setProfile(of, { lastName: 'Безымянный' }), 'Безымянный'],
    ['the words of the portfolio', publishPortfolio, 'Рисую карты рек'],
    ['the picture', async of => setProfile(of, { avatarId: await fileOf(of, 'AVATAR') }), null],
    ['the certificates', addCertificate, 'Чужая грамота'],
  ])('is looked at once more when %s changed, and shows what stands now', async (_, change, shownText) => {
    const owner = await make()
    await setProfile(owner, { bio: 'Люблю горы' })
    const late = await expectSecondReview(await reportThing('PROFILE', owner.id), () => change(owner))
    if (shownText) expect(late).toContain(shownText)
    expect((await site.database.profile.findUniqueOrThrow({ where: { userId: owner.id } })).bio).toBeNull()
  })

  it('is looked at once more when something else has been written since the decision that is appealed', async () => {
    const owner = await make()
    await setProfile(owner, { bio: 'Люблю горы' })
    const address = await reportThing('PROFILE', owner.id)
    const { text } = await site.visit(address, { as: staff.superadmin })
    const hidden = { ...lookedOf(text), ...removal, decision: 'HIDDEN' }
    expect((await site.visit(address, { as: staff.superadmin, form: hidden })).status).toBe(302)
    const caseId = address.split('/').at(-1)!
    await site.visit(`/app/safety/cases/${caseId}`, { as: owner, form: { appeal: 'Это шутка' } })
    const answered = { as: staff.ministry, form: { answer: 'OVERTURNED' } }
    await expectSecondReview(address, () => setProfile(owner, { bio: 'Все они глупы' }), answered)
  })
})

it('a post and a project are looked at once more when their words changed, and one that is gone is not', async () => {
  const author = await make()
  const post = { authorId: author.id, audience: 'EVERYONE', scope: 'EVERYONE', text: 'Кто идёт на матч?' }
  const [{ id }, { id: other }] = [
    await site.database.post.create({ data: post }),
    await site.database.post.create({ data: post }),
  ]
  const text = 'Встретимся после уроков'
  const late = await expectSecondReview(await reportThing('POST', id), () =>
    site.database.post.update({ where: { id }, data: { text } }),
  )
  expect(late).toContain(text)

  const projectId = await makeProject(site.database, { lead: author.id })
  const data = { description: 'Собираем деньги' }
  await expectSecondReview(await reportThing('PROJECT', projectId), () =>
    site.database.project.update({ where: { id: projectId }, data }),
  )

  const address = await reportThing('POST', other)
  const { text: opened } = await site.visit(address, { as: staff.superadmin })
  await site.database.post.update({ where: { id: other }, data: { text: '', state: 'DELETED' } })
  const form = { ...lookedOf(opened), ...removal }
  expect((await site.visit(address, { as: staff.superadmin, form })).status).toBe(302)
})
