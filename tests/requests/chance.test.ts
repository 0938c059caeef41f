import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import words from '#app/i18n/locales/en/science.ts'
import { copyDatabase, openDatabase } from '#tests/world/database.ts'
import { mainOf } from '#tests/world/page.ts'
import { runCommand } from '#tests/world/operator.ts'
import { type Site, startServer } from '#tests/world/server.ts'

const databaseUrl = copyDatabase()
const database = openDatabase(databaseUrl)
const root = join(import.meta.dirname, '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'cutoffs-'))
const content = join(root, 'prisma', 'seed', 'content', 'cutoffs')

let site: Site
beforeAll(async () => void (site = await startServer({ databaseUrl })))
afterAll(async () => {
  await site.stop()
  await database.$disconnect()
  rmSync(folder, { recursive: true })
})

/** What a command says, and whether it says that it went well. */
const run = (command: string, ...words: string[]) => runCommand(databaseUrl, command, ...words)

function fileOf(name: string, text: string) {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const order = [{ groupCode: 'asc' }, { universityCode: 'asc' }, { pool: 'asc' }, { cycle: 'asc' }] as const
const allCutoffs = () => database.grantCutoff.findMany({ orderBy: [...order] })
const scienceIn = async (language: string) => mainOf((await site.visit('/science', { cookies: { language } })).text)

describe('how cut-offs move', () => {
  it('is learnt when the content is put into the database, and shown', async () => {
    expect(await database.chanceFit.count()).toBe(1)
    const page = await scienceIn('en')
    expect(page).toContain(words['chance.GRANT'])
    expect(page).toContain(words['chance.bins'])
    expect(page).not.toContain(words['chance.none'])
    expect(await scienceIn('ru')).toMatch(/Ошибка Брайера 0,0\d/)
  })

  it('is learnt again and printed by a command, which keeps it with its date', async () => {
    const { well, said } = await run('chance-fit')
    expect(well).toBe(true)
    expect(said).toMatch(/GRANT +\d{3} +\d\d +4\.\d\d /)
    expect(said).toMatch(/RURAL +\d{3} /)
    expect(said).toMatch(/model +Brier 0\.0\d\d +calibration error 0\.0\d\d/)
    expect(said).toMatch(/last cut-off +Brier 0\.1\d\d/)
    const fits = await database.chanceFit.findMany({ orderBy: { computedAt: 'asc' } })
    expect(fits).toHaveLength(2)
    expect(fits[1]!.figures).toEqual(fits[0]!.figures)
  })
})

describe('cut-offs from a file', () => {
  const head = 'programmeGroup;universityCode;pool;cutoff;profileSubjects'
  const rows = [
    'B057;7;GRANT;130;x',
    'B057;7;RURAL;120;x',
    'B001;3;GRANT;140;y',
    'B001;3;GRANT;1400;y',
    'B999;3;GRANT;90;=A1',
  ]

  it('are only looked at in a dry run', async () => {
    const before = await allCutoffs()
    const { well, said } = await run(
      'cutoffs-import',
      fileOf('a.csv', [head, ...rows].join('\n')),
      '--cycle',
      '2026',
      '--dry-run',
    )
    expect(well).toBe(true)
    expect(said).toContain('5 rows for 2026: 3 new, 0 changed, 0 the same, 2 refused')
    expect(said).toContain('line 5 refused: score-invalid')
    expect(said).toContain('nothing was written')
    expect(await allCutoffs()).toEqual(before)
    expect(await database.auditEvent.count({ where: { action: 'cutoffs.imported' } })).toBe(0)
  })

  it('are taken in, and what was refused is a file to mend', async () => {
    const before = await allCutoffs()
    const rejects = join(folder, 'rejects.csv')
    const { said } = await run('cutoffs-import', join(folder, 'a.csv'), '--cycle', '2026', '--rejects', rejects)
    expect(said).toContain('npm run chance:fit')
    expect(await database.grantCutoff.count()).toBe(before.length + 3)
    expect(await database.grantCutoff.findMany({ where: { cycle: 2026 }, orderBy: { score: 'asc' } })).toMatchObject([
      { groupCode: 'B057', universityCode: '7', pool: 'RURAL', score: 120 },
      { groupCode: 'B057', pool: 'GRANT', score: 130 },
      { groupCode: 'B001', universityCode: '3', score: 140 },
    ])
    expect(readFileSync(rejects, 'utf8')).toBe(
      `\uFEFF${head};reason\nB001;3;GRANT;1400;y;score-invalid\nB999;3;GRANT;90;'=A1;programme-group-unknown\n`,
    )
    const [event] = await database.auditEvent.findMany({ where: { action: 'cutoffs.imported' } })
    expect(event).toMatchObject({ actorId: null, details: { cycle: 2026, fresh: 3, changed: 0, refused: 2 } })
  })

  it('change nothing a second time, in whatever order they stand', async () => {
    const before = await allCutoffs()
    const again = await run(
      'cutoffs-import',
      fileOf('b.csv', [head, ...rows.toReversed()].join('\n')),
      '--cycle',
      '2026',
    )
    expect(again.said).toContain('0 new, 0 changed, 3 the same, 2 refused')
    expect(again.said).toContain('nothing to write')
    const whole = await run('cutoffs-import', join(content, '2025.csv'), '--cycle', '2025')
    expect(whole.said).toMatch(/1089 rows for 2025: 0 new, 0 changed, 1089 the same, 0 refused/)
    expect(await allCutoffs()).toEqual(before)
  })

  it('never cost the file they came in, nor a stack trace when their refusals cannot be written', async () => {
    const text = `${head}\nB057;7;GRANT;130;\nB999;7;GRANT;130;`
    const path = fileOf('own.csv', text)
    const link = join(folder, 'link.csv')
    symlinkSync(path, link)
    for (const rejects of [path, link]) {
      const { well, said } = await run('cutoffs-import', path, '--cycle', '2026', '--dry-run', '--rejects', rejects)
      expect(well).toBe(false)
      expect(said).toContain('would replace the file itself')
    }
    expect(readFileSync(path, 'utf8')).toBe(text)
    const nowhere = await run(
      'cutoffs-import',
      path,
      '--cycle',
      '2026',
      '--dry-run',
      '--rejects',
      join(folder, 'no', 'such'),
    )
    expect(nowhere.well).toBe(false)
    expect(nowhere.said).toContain('could not be written: ENOENT')
    expect(nowhere.said).not.toMatch(/^ {4}at /m)
  })

  it('replace what is known, and say from what to what', async () => {
    const { said } = await run('cutoffs-import', fileOf('c.csv', `${head}\nB057;7;GRANT;131;`), '--cycle', '2026')
    expect(said).toContain('1 changed')
    expect(said).toContain('line 2: B057 7 GRANT: 130 → 131')
    const where = { groupCode: 'B057', universityCode: '7', pool: 'GRANT', cycle: 2026 }
    expect(await database.grantCutoff.findFirst({ where })).toMatchObject({ score: 131 })
  })

  it.each([
    [['--cycle', '2026'], /cutoffs:import --/],
    [['c.csv'], /cutoffs:import --/],
    [['c.csv', '--cycle', '20266'], /cycle is the year/],
    [['c.csv', '--cycle', 'soon'], /cycle is the year/],
    [['c.csv', '--cycle', '2026', '--force'], /--force/],
    [['nowhere.csv', '--cycle', '2026'], /There is no file/],
    [['columns.csv', '--cycle', '2026'], /columns are missing: pool, cutoff/],
  ])('are not taken with the words %j', async (given, said) => {
    fileOf('columns.csv', 'programmeGroup,universityCode\nB057,7')
    const before = await allCutoffs()
    const answer = await run(
      'cutoffs-import',
      ...given.map(word => (word.endsWith('.csv') ? join(folder, word) : word)),
    )
    expect(answer).toMatchObject({ well: false, said: expect.stringMatching(said) as string })
    expect(await allCutoffs()).toEqual(before)
  })

  it('come ten thousand at a time without holding others up', async () => {
    const codes = (await database.programmeGroup.findMany({ take: 10 })).map(({ code }) => code)
    const many = Array.from({ length: 10_000 }, (_, at) => `${codes[at % 10]};${1 + Math.floor(at / 20)};${at % 20 < 10 ? 'GRANT' : 'RURAL'};${60 + (at % 80)};`) // prettier-ignore
    const answer = await run('cutoffs-import', fileOf('many.csv', [head, ...many].join('\r\n')), '--cycle', '2024')
    expect(answer.said).toContain('10000 rows for 2024: 10000 new')
    expect(await database.grantCutoff.count({ where: { cycle: 2024 } })).toBe(10_000)
  })
})

it('a chance without cut-offs of two years is told as unknown', async () => {
  await database.grantCutoff.deleteMany({ where: { cycle: { not: 2023 } } })
  const { well, said } = await run('chance-fit')
  expect(well).toBe(false)
  expect(said).toContain('nothing is fitted')
  await database.chanceFit.deleteMany()
  expect(await scienceIn('en')).toContain(words['chance.none'])
})
