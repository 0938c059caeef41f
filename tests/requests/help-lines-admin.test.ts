import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedContent } from '#prisma/seed/content.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { errorBeside, mainOf, summaryOf, valuesOf } from '#tests/world/page.ts'
import { makeRelease } from '#tests/world/release.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'
import words from '#app/i18n/locales/ru/adminHelpLines.ts'

const A_WHILE = 5 * 60 * 1000
const LIST = '/admin/help-lines'
const LINE = 'trust-150'

let site: Site
let superadmin: Visitor
let ministry: Visitor
beforeAll(async () => {
  site = await borrowSite({ WORKER: 'off' })
  superadmin = await site.signIn('superadmin')
  ministry = await site.signIn('ministry')
})
afterAll(() => site.stop())

type Form = Record<string, string>
const open = (path: string, as = ministry) => site.visit(path, { as })
const save = (form: Form, as = ministry) => site.visit(`${LIST}/${LINE}`, { as, form })
async function formOf(): Promise<Form> {
  const { text } = await open(`${LIST}/${LINE}`)
  const long = [...text.matchAll(/<textarea\b[^>]*name="(\w+)"[^>]*>([^<]*)</g)].map(([, name, value]) => [name, value])
  const short = ['version', 'base', 'number', 'order', 'nameRu', 'nameKk', 'nameEn']
  return Object.fromEntries([...short.map(name => [name, valuesOf(text, name)[0] ?? '']), ...long]) as Form
}

describe('the help lines', () => {
  it('have one label and one hint for a text in three languages, and each field says its own', async () => {
    const { text } = await open(`${LIST}/${LINE}`)
    const [, group = ''] = text.match(/(<fieldset\b[^>]*aria-describedby="name-hint".*?<\/fieldset>)/s) ?? []
    expect(group).toContain(`<legend>${words.name}</legend>`)
    expect(group.match(new RegExp(words.nameHint, 'g'))).toHaveLength(1)
    const fields = [...group.matchAll(/<label\b[^>]*for="(\w+)"><span lang="(\w+)">([^<]+)<.*?<input\b([^>]*)>/gs)]
    expect(fields.map(([, id, lang, label]) => [id, lang, label])).toEqual([
      ['nameRu', 'ru', 'Русский'],
      ['nameKk', 'kk', 'Қазақша'],
      ['nameEn', 'en', 'English'],
    ])
    for (const [, id, lang, , input = ''] of fields)
      for (const attribute of [`name="${id}"`, `lang="${lang}"`, 'autoComplete="off"', 'required=""'])
        expect(input.toLowerCase()).toContain(attribute.toLowerCase())
  })

  it('are edited, shown at once, told in a history and kept by the next release', { timeout: A_WHILE }, async () => {
    const form = await formOf()
    const aboutRu = 'Звонок бесплатный, отвечают с девяти до шести.'
    expect((await save({ ...form, aboutRu })).status).toBe(302)
    expect(mainOf((await open('/app/help')).text)).toContain(aboutRu)
    expect(mainOf((await open(`${LIST}/${LINE}`)).text)).toContain(aboutRu)
    const edits = await site.database.contentEdit.findMany({ where: { table: 'HelpLine', rowId: LINE } })
    expect(edits).toMatchObject([{ kind: 'EDITED', after: { aboutRu } }])

    const release = makeRelease()
    release.edit<{ id: string; number: string; order: number }[]>('help-lines.json', lines => {
      for (const line of lines) line.order += 10
    })
    await seedContent(site.database, release.content)
    const rows = await site.database.helpLine.findMany({ orderBy: { order: 'asc' } })
    expect(rows.map(({ number, order }) => [number, order])).toEqual([
      ['150', 2],
      ['111', 11],
      ['112', 13],
    ])
    expect(rows[0]!.about).toMatchObject({ ru: aboutRu })
    const suggestion = await site.database.contentSuggestion.findFirstOrThrow({ where: { table: 'HelpLine' } })
    expect((await open(`/admin/suggestions/${suggestion.id}`, superadmin)).status).toBe(200)
  })

  it('tell what is wrong beside the field, and two administrators of both versions', async () => {
    const form = await formOf()
    const bad = await save({ ...form, number: 'сто', order: '0', nameKk: '' })
    expect(bad.status).toBe(400)
    expect(summaryOf(bad.text).toSorted()).toEqual(['nameKk', 'number', 'order'])
    expect(errorBeside(bad.text, 'number')).toContain(words['invalid.number'])
    expect(valuesOf(bad.text, 'number')).toEqual(['сто'])
    await save({ ...form, nameEn: '150: trust line' })
    const late = await save({ ...form, nameEn: '150: somebody else’s words' }, superadmin)
    expect(late.status).toBe(409)
  })

  it('are added and deleted with a reason, once each, and the last one stays', { timeout: A_WHILE }, async () => {
    const form = { ...(await formOf()), number: '8 800 080 7777', idempotencyKey: randomUUID() }
    const create = () => site.visit(`${LIST}/create`, { as: ministry, form })
    for (const answer of [await create(), await create()]) expect(answer.location).toBe(LIST)
    const added = await site.database.helpLine.findFirstOrThrow({ where: { number: '8 800 080 7777' } })
    expect(added).toMatchObject({ origin: 'ADMIN' })
    expect(mainOf((await open('/app/help')).text)).toContain((added.about as { ru: string }).ru)
    const lines = await site.database.helpLine.findMany({ orderBy: { order: 'asc' } })
    for (const { id } of lines) {
      if (id === lines.at(-1)!.id) break
      const page = `${LIST}/${id}/delete`
      const version = valuesOf((await open(page)).text, 'version')[0]!
      expect((await site.visit(page, { as: ministry, form: { version, reason: '' } })).status).toBe(400)
      const removed = await site.visit(page, { as: ministry, form: { version, reason: 'Номер больше не отвечает.' } })
      expect(removed.location).toBe(LIST)
    }
    expect(mainOf((await open(`${LIST}/${lines.at(-1)!.id}/delete`)).text)).toContain(words.isLast)
    await seedContent(site.database)
    expect(await site.database.helpLine.count()).toBe(1)
  })
})
