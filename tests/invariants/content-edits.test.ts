import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { addedBy, markEdited, markRemoved } from '#app/domain/content/edits.server.ts'
import { type Row, rowsOf } from '#app/domain/content/rows.server.ts'
import { type ContentKey, type ContentTable, contentTables, keyOf, rowIdOf } from '#app/domain/content/tables.ts'
import { refreshTengeCosts } from '#app/domain/institutions/tenge-costs.server.ts'
import type { Localized } from '#app/i18n/config.ts'
import { seedContent } from '#prisma/seed/content.ts'
import type { Report } from '#prisma/seed/sync-table.ts'
import { contentCases } from '#tests/world/content-cases.ts'
import { copyDatabase, openDatabase } from '#tests/world/database.ts'
import { emptyDatabase } from '#tests/world/migrations.ts'
import { makeRelease } from '#tests/world/release.ts'
import { onSqlite } from '#tests/world/postgres.ts'
import { columnsOf, tablesOf } from '#tests/world/tables.ts'

const A_WHILE = 5 * 60 * 1000
const EDITOR = 'an-administrator'
const tables = Object.keys(contentTables) as ContentTable[]

const databaseUrl = copyDatabase()
process.env.DATABASE_URL = databaseUrl
const database = openDatabase(databaseUrl)
afterAll(() => database.$disconnect())

const caseOf = (table: ContentTable) => contentCases[table] as unknown as (typeof contentCases)['City']
const find = async (table: ContentTable, key: object, of = database) =>
  (await rowsOf(of, table).findMany({ where: keyOf(table, key as Row) }))[0] ?? null
const edit = <Table extends ContentTable>(table: Table, key: ContentKey<Table>, data: object) =>
  database.$transaction(async tx => {
    await rowsOf(tx, table).updateMany({ where: key, data })
    await markEdited(table, key, EDITOR, tx)
  })
const remove = <Table extends ContentTable>(table: Table, key: ContentKey<Table>) =>
  database.$transaction(async tx => {
    await rowsOf(tx, table).deleteMany({ where: key })
    await markRemoved(table, key, EDITOR, tx)
  })
const written = (reports: Report[]) =>
  reports.filter(({ created, changed, withdrawn, suggested }) => created + changed + withdrawn + suggested > 0)
const dump = async () =>
  Object.fromEntries(
    await Promise.all(
      (await namesOfTables(database)).map(async name => {
        const rows = await database.$queryRawUnsafe<object[]>(`SELECT * FROM "${name}"`)
        return [name, rows.map(row => JSON.stringify(row)).sort()] as const
      }),
    ),
  )

type Database = typeof database

async function namesOfTables(of: Database) {
  // The revision counter is not content.
  return (await tablesOf(of)).filter(name => name !== 'Revision')
}

/** Returns the tables that a table refers to. */
async function parentsOf(table: string) {
  const rows = await database.$queryRawUnsafe<{ table: string }[]>(
    `SELECT DISTINCT "table" FROM pragma_foreign_key_list('${table}')`,
  )
  return rows.map(row => row.table)
}

/** Checks whether a table belongs to the tests, which have versions and a sync of their own. References between tables
 *  can be circular (a school names a person, a person is managed by a school), so each table is visited once. */
async function isOfTests(table: string, visited = new Set<string>()): Promise<boolean> {
  if (table === 'Test') return true
  visited.add(table)
  for (const parent of await parentsOf(table))
    if (!visited.has(parent) && (await isOfTests(parent, visited))) return true
  return false
}

/** The log of the seed, and rows that triggers derive from content. */
const notContent = new Set(['SeedStep', 'SearchDocument'])

describe('the tables of content', () => {
  onSqlite('are those with an origin, and each is tried below', async () => {
    const marked = []
    for (const table of await namesOfTables(database)) {
      const columns = await columnsOf(database, table)
      if (columns.includes('origin') && !(await isOfTests(table))) marked.push(table)
    }
    expect(marked).toEqual(tables.toSorted())
  })

  onSqlite('are all the seed fills, with those that belong to one of them', { timeout: A_WHILE }, async () => {
    const empty = openDatabase(await emptyDatabase())
    const names = await namesOfTables(empty)
    const reports = await seedContent(empty)
    expect(reports.map(({ table }) => table).sort()).toEqual(tables.toSorted())
    for (const report of reports) {
      expect(report).toMatchObject({ changed: 0, withdrawn: 0, suggested: 0 })
      expect(report.created).toBe((await rowsOf(empty, report.table).findMany({})).length)
    }

    for (const name of names) {
      const [row] = await empty.$queryRawUnsafe<object[]>(`SELECT 1 FROM "${name}" LIMIT 1`)
      if (!row || (await isOfTests(name)) || notContent.has(name)) continue
      const owners = [name, ...(await parentsOf(name))]
      expect(
        owners.some(owner => (tables as string[]).includes(owner)),
        name,
      ).toBe(true)
    }
    await empty.$disconnect()
  })
})

describe('what an administrator wrote', { timeout: A_WHILE }, () => {
  const release = makeRelease()
  const own = {
    profession: { id: 'nurse' },
    material: { id: 'atlas-professions-kk' },
    languages: 'aksim-college-accounting',
  }
  const originals = new Map<ContentTable, unknown>()
  let before: Awaited<ReturnType<typeof dump>>

  beforeAll(async () => {
    for (const table of tables) {
      const { edited, added, edit: data } = caseOf(table)
      await edit(table, edited, data)
      await rowsOf(database, table).createMany({ data: [{ ...added, ...addedBy(EDITOR) }] })
    }
    await edit('Profession', own.profession, { retiredAt: new Date() })
    await edit('Material', own.material, { retiredAt: new Date() })
    await database.majorLanguage.deleteMany({ where: { majorId: own.languages } })
    await database.majorLanguage.create({ data: { majorId: own.languages, language: 'en' } })
    await edit('Major', { id: own.languages }, {})
    await database.majorLanguage.create({ data: { majorId: 'added', language: 'en' } })
    // Deleting a country deletes everything in it, but only the country is recorded as deleted.
    await database.institution.deleteMany({ where: { city: { countryId: 'kg' } } })
    // Programmes must be deleted before their group.
    await database.major.deleteMany({ where: { groupCode: contentCases.ProgrammeGroup.deleted.code } })
    for (const table of tables.toReversed()) await remove(table, caseOf(table).deleted)
    // Conflict: an administrator adds a university before the content contains it.
    await database.institution.update({ where: { id: 'added' }, data: { officialCode: '998' } })
    await refreshTengeCosts(database)
    before = await dump()
    for (const table of tables) {
      const { untouched, column } = caseOf(table)
      originals.set(table, (await find(table, untouched))![column])
    }
  }, A_WHILE)

  describe('at a start', () => {
    let reports: Report[]
    beforeAll(async () => {
      reports = await seedContent(database)
    }, A_WHILE)

    it('is left as it is, and nothing is suggested', async () => {
      expect(written(reports)).toEqual([])
      expect(await dump()).toEqual(before)
    })
  })

  describe('at a release', () => {
    let first: Report[]
    let after: Awaited<ReturnType<typeof dump>>
    let second: Report[]
    beforeAll(async () => {
      for (const table of tables) {
        const { edited, untouched, change } = caseOf(table)
        for (const key of [edited, untouched]) change(release, key)
      }
      release.edit<{ outlook: string }>('professions/nurse.json', file => {
        file.outlook = 'shrinking'
      })
      release.edit<{ officialCode: string }>('institutions/kz/satbayev.json', content => {
        content.officialCode = '998'
      })
      first = await seedContent(database, release.content)
      after = await dump()
      second = await seedContent(database, release.content)
    }, A_WHILE)

    it.each(tables)('%s: an edited row stays, with a suggestion; an untouched one is changed', async table => {
      const { edited, untouched, added, edit: data, column } = caseOf(table)
      expect(await find(table, edited)).toMatchObject({ ...data, editedById: EDITOR })
      expect(await find(table, added)).toMatchObject({ ...added, origin: 'ADMIN' })
      const changed = (await find(table, untouched))![column]
      const suggestions = await database.contentSuggestion.findMany({ where: { table, rowId: rowIdOf(table, edited) } })
      expect(suggestions).toMatchObject([{ decidedAt: null, content: { [column]: changed } }])
      expect(changed).not.toEqual(originals.get(table))
      expect(first.find(report => report.table === table)!.changed).toBeGreaterThanOrEqual(1)
    })

    it.each(tables)('%s: a deleted row does not come back', async table => {
      expect(await find(table, caseOf(table).deleted)).toBeNull()
    })

    it('keeps a country away with its cities and institutions', async () => {
      expect(await database.city.count({ where: { countryId: 'kg' } })).toBe(0)
      expect(await database.institution.count({ where: { id: { in: ['auca', 'manas'] } } })).toBe(0)
    })

    it('keeps a profession and a material retired, and a profession at its level of preparation', async () => {
      expect(await database.profession.findUnique({ where: own.profession })).toMatchObject({
        retiredAt: expect.any(Date) as Date,
        outlook: expect.not.stringMatching('shrinking') as string,
      })
      expect(await database.material.findUnique({ where: own.material })).toMatchObject({
        retiredAt: expect.any(Date) as Date,
      })
      expect(await database.profession.findUnique({ where: { id: 'actor' } })).toMatchObject({ zone: 1 })
    })

    it('keeps an added major in use, with its languages, and the languages of one of the content', async () => {
      const languages = { select: { language: true } }
      const find = (id: string) => database.major.findUnique({ where: { id }, select: { retiredAt: true, languages } })
      expect(await find('added')).toEqual({ retiredAt: null, languages: [{ language: 'en' }] })
      expect(await find(own.languages)).toEqual({ retiredAt: null, languages: [{ language: 'en' }] })
    })

    it('takes no code away from a university an administrator has added', async () => {
      expect(await database.institution.findUnique({ where: { id: 'satbayev' } })).toMatchObject({
        officialCode: expect.not.stringMatching('998') as string,
      })
      const clash = { table: 'Institution', rowId: 'satbayev' }
      expect(await database.contentSuggestion.findMany({ where: clash })).toHaveLength(1)
    })

    it('does nothing the second time', async () => {
      expect(written(second)).toEqual([])
      expect(await dump()).toEqual(after)
    })
  })

  describe('at a release that has lost some rows', () => {
    beforeAll(async () => {
      release.remove('professions/actor.json')
      release.remove('professions/accountant.json')
      release.edit<Record<string, object>>('profession-skills.json', content => {
        delete content.actor
        delete content.accountant
      })
      release.edit<{ id: string }[]>('materials/anywhere.json', all =>
        all.filter(({ id }) => !['80000-hours-guide', 'make-it-stick-ru'].includes(id)),
      )
      release.edit<{ majors: { key: string }[] }>('institutions/kz/aksim-college.json', content => {
        content.majors = content.majors.filter(({ key }) => !['roads', 'construction'].includes(key))
      })
      await seedContent(database, release.content)
    }, A_WHILE)

    it.each<[ContentTable, string, string]>([
      ['Profession', 'actor', 'accountant'],
      ['Material', '80000-hours-guide', 'make-it-stick-ru'],
      ['Major', 'aksim-college-roads', 'aksim-college-construction'],
    ])('%s: retires its own and suggests it for an edited one', async (table, edited, untouched) => {
      expect(await find(table, { id: untouched })).toMatchObject({ retiredAt: expect.any(Date) as Date })
      expect(await find(table, { id: edited })).toMatchObject({ retiredAt: null })
      expect(await find(table, { id: 'added' })).toMatchObject({ retiredAt: null })
      const open = { table, rowId: edited, decidedAt: null }
      expect(await database.contentSuggestion.findMany({ where: open })).toMatchObject([{ content: null }])
    })

    it('takes back what it suggested before, lists what is open, and returns to what was there', async () => {
      const { listOpenSuggestions } = await import('#app/domain/content/suggestions.server.ts')
      const open = await listOpenSuggestions()
      expect(open.length).toBe(await database.contentSuggestion.count())
      expect(new Set(open.map(({ table, rowId }) => `${table} ${rowId}`)).size).toBe(open.length)
      expect(await listOpenSuggestions(open.at(-1))).toEqual([])

      await seedContent(database)
      expect(await database.contentSuggestion.count()).toBe(0)
      expect(await find('Profession', { id: 'accountant' })).toMatchObject({ retiredAt: null })
      expect(await find('Major', { id: 'aksim-college-construction' })).toMatchObject({ retiredAt: null })
    })
  })

  it('bears no name of a deleted person', async () => {
    const { forgetEditor } = await import('#app/domain/content/edits.server.ts')
    await database.$transaction(tx => forgetEditor(EDITOR, tx))
    expect(JSON.stringify(await dump())).not.toContain(EDITOR)
    expect(await find('City', caseOf('City').edited)).toMatchObject({ editedAt: expect.any(Date) as Date })
  })
})

it('institutions are found by the name an administrator has given their city', { timeout: A_WHILE }, async () => {
  // Another seed settles the changes of the tests above.
  await seedContent(database)
  await edit('City', { id: 'taraz' }, { name: { ru: 'Аулие-Ата', kk: 'Әулиеата', en: 'Aulie-Ata' } })
  expect(written(await seedContent(database))).toMatchObject([{ table: 'Institution', created: 0, suggested: 0 }])
  const there = await database.institution.findMany({ where: { cityId: 'taraz', origin: 'SEED' } })
  for (const { searchFolded } of there) expect(searchFolded).toContain('аулие-ата')
})

it('a city loses its old name in the search, whatever order a row keeps its languages in', async () => {
  const { renameCityInSearch } = await import('#app/domain/locations/city-in-search.server.ts')
  const { foldForSearch } = await import('#app/domain/text/search.ts')
  const folded = ({ ru, kk, en }: Record<string, string>) => foldForSearch([ru, kk, en].join(' | '))
  const { name } = await database.city.findUniqueOrThrow({ where: { id: 'semey' } })
  const [old, fresh] = [name as Localized, { ru: 'Алаш-Кала', kk: 'Алашқала', en: 'Alashkala' }]
  await database.$transaction(tx => renameCityInSearch(tx, 'semey', old, fresh))
  const there = await database.institution.findMany({ where: { cityId: 'semey' } })
  expect(there.length).toBeGreaterThan(0)
  for (const { searchFolded } of there) {
    expect(searchFolded.endsWith(folded(fresh))).toBe(true)
    expect(searchFolded).not.toContain(folded(old))
  }
  await seedContent(database)
})

it('a result that was imported or corrected by an import survives a start', { timeout: A_WHILE }, async () => {
  const { keepGrantSheet, readGrantSheet } = await import('#app/domain/admission/grant-imports.server.ts')
  const { workOnGrants } = await import('#app/domain/admission/work-on-grants.server.ts')
  const { publishGrants } = await import('#app/domain/admission/publish-grants.server.ts')
  const lines = ['group,university,quota,minimum,average,grants', 'B001,7,GENERAL,111,120,4', 'B001,999,RURAL,55,60,2']
  const path = join(inject('world'), 'imported.csv')
  writeFileSync(path, lines.join('\n'))
  const sheet = await readGrantSheet({ kind: 'RESULTS', year: 2025, path })
  if ('fault' in sheet) throw new Error(sheet.fault)
  const importId = await keepGrantSheet(sheet, { fileName: 'imported.csv', actorId: EDITOR, atOnce: true })
  await workOnGrants(importId)
  expect(await publishGrants({ id: EDITOR }, importId)).toBe('done')
  const find = (universityCode: string, quota: string) =>
    database.grantResult.findFirst({
      where: { year: 2025, section: 'GENERAL', form: 'FULL', groupCode: 'B001', universityCode, quota },
    })
  const [corrected, fresh] = [await find('7', 'GENERAL'), await find('999', 'RURAL')]
  expect(corrected).toMatchObject({ minimum: 111, average: 120, grants: 4, origin: 'SEED', editedById: EDITOR })
  expect(fresh).toMatchObject({ minimum: 55, origin: 'ADMIN', editedAt: expect.any(Date) as Date })
  await seedContent(database)
  expect([await find('7', 'GENERAL'), await find('999', 'RURAL')]).toEqual([corrected, fresh])
})

it(
  'a profession edited before professions had ways gets them, and keeps every word of its editor',
  { timeout: A_WHILE },
  async () => {
    const strip = async (id: string, change: object) => {
      const { details } = await database.profession.findUniqueOrThrow({ where: { id } })
      const { ways, dutyByInterest, ...rest } = details as Record<string, unknown>
      await edit('Profession', { id }, { details: { ...rest, ...change } })
      return { ways, dutyByInterest }
    }
    const detailsOf = async (id: string) => (await database.profession.findUniqueOrThrow({ where: { id } })).details
    const [words, duties] = [{ suits: { ru: 'Всем' } }, { duties: { ru: ['Своё дело'] } }]
    const known = [await strip('architect', words), await strip('baker', duties)]
    await seedContent(database)
    expect(await detailsOf('architect')).toMatchObject({ ...words, ...known[0] })
    // If the duties were edited too, it is unknown which of them shows an interest.
    expect(await detailsOf('baker')).toMatchObject({ ...duties, ways: known[1]!.ways, dutyByInterest: {} })
    const before = await detailsOf('baker')
    await seedContent(database)
    expect(await detailsOf('baker')).toEqual(before)
  },
)
