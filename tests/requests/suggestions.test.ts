import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import historyWords from '#app/i18n/locales/ru/contentHistory.ts'
import words from '#app/i18n/locales/ru/suggestions.ts'
import { seedContent } from '#prisma/seed/content.ts'
import { borrowSite } from '../world/lent-site.ts'
import { headingOf, mainOf, tagsOf, valuesOf } from '../world/page.ts'
import { makeRelease } from '../world/release.ts'
import type { Site } from '../world/server.ts'
import type { Visitor } from '../world/visit.ts'

const A_WHILE = 5 * 60 * 1000
const LIST = '/admin/suggestions'
const [GUIDE, OTHER, GONE] = ['80000-hours-guide', 'make-it-stick-ru', 'atlas-professions-kk'] as const

let site: Site
let ministry: Visitor
const release = makeRelease()

/** Three materials are edited; then a release changes two of them and removes the third. */
beforeAll(async () => {
  site = await borrowSite({ WORKER: 'off' })
  ministry = await site.signIn('ministry')
  const { database } = site
  const { id: editedById } = await database.user.findUniqueOrThrow({ where: { usernameFolded: 'superadmin' } })
  for (const id of [GUIDE, OTHER, GONE]) {
    await database.material.update({ where: { id }, data: { author: 'Басқа автор', editedAt: new Date(), editedById } })
  }
  release.edit<{ id: string; hours: number; skills: string[] }[]>('materials/anywhere.json', all => {
    Object.assign(
      all.find(({ id }) => id === GUIDE)!,
      { hours: 77, skills: ['TIME'] },
    )
    Object.assign(
      all.find(({ id }) => id === OTHER)!,
      { hours: 66 },
    )
    return all.filter(({ id }) => id !== GONE)
  })
  await seedContent(database, release.content)
}, A_WHILE)
afterAll(() => site.stop())

const open = (path: string, as = ministry) => site.visit(path, { as })
const suggestionOf = async (rowId: string) =>
  (await site.database.contentSuggestion.findFirst({ where: { table: 'Material', rowId, decidedAt: null } }))?.id
const materialOf = (id: string) =>
  site.database.material.findUniqueOrThrow({ where: { id }, include: { skills: { orderBy: { order: 'asc' } } } })
async function decide(id: string, decision: string, given: Record<string, string> = {}) {
  const { text } = await open(`${LIST}/${id}`)
  const form = { version: valuesOf(text, 'version')[0] ?? '', decision, ...given }
  return site.visit(`${LIST}/${id}`, { as: ministry, form })
}
const eventsOf = (action: string) => site.database.auditEvent.count({ where: { action } })

describe('what a release suggests', () => {
  it('is listed by table for the super roles', async () => {
    const orgadmin = await site.signIn('orgadmin')
    expect((await open(LIST, orgadmin)).location).toContain('/errors/403')
    const id = await suggestionOf(GUIDE)
    const { text } = await open(LIST)
    expect(tagsOf(text, 'a').map(({ href }) => href)).toContain(`${LIST}/${id}`)
    expect(mainOf((await open(`${LIST}?table=City`)).text)).toContain(words.none)
    expect(mainOf((await open(`${LIST}?table=Material`)).text)).toContain(words.letGo)
    expect((await open(`${LIST}?after=nothing`)).status).toBe(404)
  })

  it('is shown beside the row, only where they differ', async () => {
    const main = mainOf((await open(`${LIST}/${await suggestionOf(GUIDE)}`)).text)
    expect(main).toContain('Басқа автор')
    expect(main).toContain('77')
    const { url } = await materialOf(GUIDE)
    expect(main).not.toContain(url)
  })

  it('is taken over nothing that was saved meanwhile', async () => {
    const id = (await suggestionOf(GUIDE))!
    const late = await decide(id, 'take', { version: '1' })
    expect([late.status, mainOf(late.text)]).toEqual([409, expect.stringContaining(words['again.changed'])])
    expect((await materialOf(GUIDE)).author).toBe('Басқа автор')
    expect((await decide(id, 'perhaps')).status).toBe(400)
  })

  it('that is taken is written as the seed would, kept in the history, and the row follows releases again', async () => {
    const id = (await suggestionOf(GUIDE))!
    expect((await decide(id, 'take')).location).toBe(LIST)
    const row = await materialOf(GUIDE)
    expect(row).toMatchObject({ hours: 77, origin: 'SEED', editedAt: null, editedById: null })
    expect(row.author).not.toBe('Басқа автор')
    expect(row.skills.map(({ skill }) => skill)).toEqual(['TIME'])
    const page = mainOf((await open(`/admin/materials/${GUIDE}`)).text)
    expect(page).toContain(historyWords['kind.TAKEN'])
    expect(page).toContain('Басқа автор')
    // Sending the decision twice applies it once.
    expect(
      (await site.visit(`${LIST}/${id}`, { as: ministry, form: { version: '1', decision: 'take' } })).location,
    ).toBe(LIST)
    expect(await eventsOf('suggestion.taken')).toBe(1)
    expect((await open(`${LIST}/${id}`)).status).toBe(404)
  })

  it('that is not taken leaves the row as it is', async () => {
    const id = (await suggestionOf(OTHER))!
    expect((await decide(id, 'keep')).location).toBe(LIST)
    expect(await materialOf(OTHER)).toMatchObject({ author: 'Басқа автор', editedAt: expect.any(Date) as Date })
    expect(await eventsOf('suggestion.kept')).toBe(1)
  })

  it('for a row the release has lost retires it', async () => {
    const id = (await suggestionOf(GONE))!
    const page = await open(`${LIST}/${id}`)
    expect(mainOf(page.text)).toContain(words.goneText)
    expect(headingOf(page.text)).not.toBe('')
    expect((await decide(id, 'take')).location).toBe(LIST)
    expect(await materialOf(GONE)).toMatchObject({ retiredAt: expect.any(Date) as Date, editedAt: null })
  })

  it(
    'is not suggested again by the same release; the next one writes what was taken and asks about what was kept',
    async () => {
      const { database } = site
      await seedContent(database, release.content)
      expect(await database.contentSuggestion.count({ where: { decidedAt: null } })).toBe(0)
      expect(await materialOf(GUIDE)).toMatchObject({ hours: 77 })
      await seedContent(database)
      expect((await materialOf(GUIDE)).hours).not.toBe(77)
      expect(await materialOf(GONE)).toMatchObject({ retiredAt: null })
      expect(await materialOf(OTHER)).toMatchObject({ author: 'Басқа автор' })
    },
    A_WHILE,
  )

  it('of a test becomes its next version at once, unless a draft waits', async () => {
    const { database } = site
    const testId = 'interests'
    const published = { where: { currentKey: `${testId} PUBLISHED` } }
    const before = await database.testVersion.findUniqueOrThrow({
      ...published,
      include: { scales: { orderBy: { order: 'asc' } }, items: { orderBy: { order: 'asc' } } },
    })
    const keys = new Map(before.scales.map(({ id, key }) => [id, key]))
    const { minimumAge, timed, texts, options } = before
    const renamed = { ...(texts as object), title: { ru: 'Выпусктест', kk: 'Шығарылымтест', en: 'Releasetest' } }
    const content = {
      ...{ minutes: before.minutes + 1, minimumAge, timed, texts: renamed, options },
      scales: before.scales.map(({ key, texts }) => ({ key, texts })),
      items: before.items.map(({ key, scaleId, keyed, text, options, right, why }) => ({
        ...{ key, scale: keys.get(scaleId), keyed, text, options, right, why },
      })),
    }
    const data = { table: 'Test', rowId: testId, hash: 'of-a-release', content: content as object }
    const { id } = await database.contentSuggestion.create({ data })
    const page = mainOf((await open(`${LIST}/${id}`)).text)
    expect(page).toContain(words.afterTest)
    expect(page).toContain(String(before.minutes + 1))

    const draft = { testId, number: 99, state: 'DRAFT', currentKey: `${testId} DRAFT`, id: `${testId}-v99` }
    const copied = { minutes: 1, minimumAge, timed, texts: texts as object, options: options as object }
    await database.testVersion.create({ data: { ...draft, ...copied } })
    expect(mainOf((await open(`${LIST}/${id}`)).text)).toContain(words['obstacle.DRAFT'])
    expect((await decide(id, 'take')).status).toBe(409)
    await database.testVersion.delete({ where: { id: draft.id } })

    expect((await decide(id, 'take')).location).toBe(LIST)
    const after = await database.testVersion.findUniqueOrThrow(published)
    expect(after).toMatchObject({ minutes: before.minutes + 1, number: before.number + 1, contentHash: 'of-a-release' })
    const old = await database.testVersion.findUniqueOrThrow({ where: { id: before.id } })
    expect(old).toMatchObject({ state: 'RETIRED', currentKey: null })
    const found = await database.searchDocument.findUniqueOrThrow({
      where: { kind_refId: { kind: 'TEST', refId: testId } },
    })
    expect(found.folded).toContain('releasetest')
  })

  it('clashes with another row is told, and can only be left', async () => {
    const { database } = site
    const city = await database.city.findFirstOrThrow({ where: { countryId: 'kz' } })
    const content = { id: city.id, name: city.name, order: 3, region: city.region, countryId: 'nowhere' } as object
    const made = { table: 'City', rowId: city.id, hash: 'made-up', content }
    const { id } = await database.contentSuggestion.create({ data: made })
    const page = await open(`${LIST}/${id}`)
    expect(mainOf(page.text)).toContain(words['obstacle.REFERS'])
    expect(mainOf(page.text)).not.toContain(words.take)
    expect((await decide(id, 'take')).status).toBe(409)
    expect((await decide(id, 'keep')).location).toBe(LIST)
    expect(await database.city.findUniqueOrThrow({ where: { id: city.id } })).toMatchObject({ countryId: 'kz' })
  })
})
