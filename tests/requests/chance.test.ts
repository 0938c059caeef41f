import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fit } from '#app/domain/admission/chance-figures.ts'
import { matchingFigures } from '#app/domain/guidance/matching-figures.ts'
import words from '#app/i18n/locales/en/science.ts'
import { copyDatabase, openDatabase } from '#tests/world/database.ts'
import { mainOf } from '#tests/world/page.ts'
import { runCommand } from '#tests/world/operator.ts'
import { type Site, startServer } from '#tests/world/server.ts'

const databaseUrl = copyDatabase()
const database = openDatabase(databaseUrl)
const root = join(import.meta.dirname, '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'cutoffs-'))
const content = join(root, 'prisma', 'seed', 'content', 'grants')

let site: Site
beforeAll(async () => void (site = await startServer({ databaseUrl })))
afterAll(async () => {
  await site.stop()
  await database.$disconnect()
  rmSync(folder, { recursive: true })
})

/** Runs a command. Returns its output and whether it succeeded. */
const run = (command: string, ...words: string[]) => runCommand(databaseUrl, command, ...words)

function fileOf(name: string, text: string) {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const order = [{ year: 'asc' }, { section: 'asc' }, { form: 'asc' }, { groupCode: 'asc' }, { universityCode: 'asc' }, { tag: 'asc' }, { quota: 'asc' }] as const // oxfmt-ignore
const allResults = () => database.grantResult.findMany({ orderBy: [...order] })
const scienceIn = async (language: string) => mainOf((await site.visit('/science', { cookies: { language } })).text)

describe('how grants are won', () => {
  it('is learnt when the content is put into the database, and shown', async () => {
    expect(await database.chanceFit.count()).toBe(1)
    const page = await scienceIn('en')
    expect(page).toContain(words['chance.calibration'])
    expect(page).toContain(words['chance.known.YEARS'].replace('{year}', '2026'))
    expect(page).toContain(words['chance.bins'])
    expect(page).not.toContain(words['chance.none'])
    expect(await scienceIn('ru')).toMatch(/2026: только прошлые годы случаев: [\d\s]+ 0,07\d/)
  })

  it('is said with how far each year lay from what came, the worst first, in numbers of one length', async () => {
    const { figures } = await database.chanceFit.findFirstOrThrow()
    const { judged } = figures as unknown as Fit
    const missed = judged
      .filter(({ knowledge, calibration }) => knowledge === 'YEARS' && calibration > 0.03)
      .toSorted((one, other) => other.calibration - one.calibration)
    expect(missed.length).toBeGreaterThan(0)
    const { text } = await site.visit('/science', { cookies: { language: 'en' } })
    const shares = [...mainOf(text).matchAll(/(\d{4}): (\d\.\d) in 100/g)].map(([, year, points]) => [year, points])
    expect(shares).toEqual(missed.map(({ year, calibration }) => [String(year), (100 * calibration).toFixed(1)]))
    const cells = [...text.matchAll(/data-label="[^"]*(?:Brier|Calibration)[^"]*"[^>]*>([^<]+)</g)]
    expect(cells.length).toBeGreaterThanOrEqual(2 * judged.length)
    for (const [, figure] of cells) expect(figure).toMatch(/^0\.\d{3}$/)
  })

  it('is learnt again and printed by a command, which keeps it with its date', async () => {
    const { ok, output } = await run('chance-fit')
    expect(ok).toBe(true)
    expect(output).toMatch(/2024 +the years before +0\.10\d/)
    expect(output).toMatch(/2026 +and universities’ minima +0\.05\d/)
    const fits = await database.chanceFit.findMany({ orderBy: { computedAt: 'asc' } })
    expect(fits).toHaveLength(2)
    expect(fits[1]!.figures).toEqual(fits[0]!.figures)
  })
})

it('how well grants are foretold is printed from the content where there is no database yet, and none is made', async () => {
  const path = join(folder, 'none.db')
  const env = { ...process.env, DATABASE_URL: `file:${path}` }
  const words = ['--import', 'tsx', 'prisma/seed/chance-fit.ts']
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: root, env })
  expect(stdout).toMatch(/2026 +the years before +0\.07\d/)
  expect(stdout).toContain('nothing is kept')
  expect(existsSync(path)).toBe(false)
})

describe('the order of professions', () => {
  it('is explained with the weight of named subjects and the ways, and with what was measured, the worst first', async () => {
    const page = await scienceIn('en')
    for (const key of ['matching.1', 'matching.2', 'matching.limits'] as const) expect(page).toContain(words[key])
    const rows = [...page.matchAll(/(\d+) of 100 +(\d+) of 100/g)].map(([, full, short]) => [
      Number(full),
      Number(short),
    ])
    expect(rows).toEqual(matchingFigures.map(({ full, short }) => [Math.round(100 * full), Math.round(100 * short)]))
    expect(rows[0]).toEqual([67, 63])
    for (const language of ['ru', 'kk']) expect(await scienceIn(language)).not.toMatch(/\{\w+\}/)
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
    const before = await allResults()
    const { ok, output } = await run(
      'cutoffs-import',
      fileOf('a.csv', [head, ...rows].join('\n')),
      '--cycle',
      '2027',
      '--dry-run',
    )
    expect(ok).toBe(true)
    expect(output).toContain('5 rows for 2027: 3 new, 0 changed, 0 the same, 2 refused')
    expect(output).toContain('row 5 refused: minimum-invalid')
    expect(output).toContain('nothing was written')
    expect(await allResults()).toEqual(before)
    expect(await database.auditEvent.count({ where: { action: 'cutoffs.imported' } })).toBe(0)
  })

  it('are taken in, and what was refused is a file to mend', async () => {
    const before = await allResults()
    const rejects = join(folder, 'rejects.csv')
    const { output } = await run('cutoffs-import', join(folder, 'a.csv'), '--cycle', '2027', '--rejects', rejects)
    expect(output).toContain('Written, and learnt from:')
    expect(await database.grantResult.count()).toBe(before.length + 3)
    expect(await database.grantResult.findMany({ where: { year: 2027 }, orderBy: { minimum: 'asc' } })).toMatchObject([
      { groupCode: 'B057', universityCode: '7', quota: 'RURAL', minimum: 120, grants: null },
      { groupCode: 'B057', quota: 'GENERAL', minimum: 130 },
      { groupCode: 'B001', universityCode: '3', minimum: 140 },
    ])
    expect(readFileSync(rejects, 'utf8')).toBe(
      `\uFEFF${head};reason\nB001;3;GRANT;1400;y;minimum-invalid\nB999;3;GRANT;90;'=A1;programme-group-unknown\n`,
    )
    const [event] = await database.auditEvent.findMany({ where: { action: 'cutoffs.imported' } })
    expect(event).toMatchObject({ actorId: null, details: { kind: 'RESULTS', cycle: 2027, fresh: 3, refused: 2 } })
  })

  it('change nothing a second time, in whatever order they stand', async () => {
    const before = await allResults()
    const again = await run(
      'cutoffs-import',
      fileOf('b.csv', [head, ...rows.toReversed()].join('\n')),
      '--cycle',
      '2027',
    )
    expect(again.output).toContain('0 new, 0 changed, 3 the same, 2 refused')
    expect(again.output).toContain('nothing to write')
    const whole = await run('cutoffs-import', join(content, 'results-2025.csv'), '--cycle', '2025')
    expect(whole.output).toMatch(/4211 rows for 2025: 0 new, 0 changed, 4211 the same, 0 refused/)
    expect(await allResults()).toEqual(before)
  })

  it('never cost the file they came in, nor a stack trace when their refusals cannot be written', async () => {
    const text = `${head}\nB057;7;GRANT;130;\nB999;7;GRANT;130;`
    const path = fileOf('own.csv', text)
    const link = join(folder, 'link.csv')
    symlinkSync(path, link)
    for (const rejects of [path, link]) {
      const { ok, output } = await run('cutoffs-import', path, '--cycle', '2027', '--dry-run', '--rejects', rejects)
      expect(ok).toBe(false)
      expect(output).toContain('would replace the file itself')
    }
    expect(readFileSync(path, 'utf8')).toBe(text)
    const nowhere = await run(
      'cutoffs-import',
      path,
      '--cycle',
      '2027',
      '--dry-run',
      '--rejects',
      join(folder, 'no', 'such'),
    )
    expect(nowhere.ok).toBe(false)
    expect(nowhere.output).toContain('could not be written: ENOENT')
    expect(nowhere.output).not.toMatch(/^ {4}at /m)
  })

  it('replace what is known, and say from what to what', async () => {
    const { output } = await run('cutoffs-import', fileOf('c.csv', `${head}\nB057;7;GRANT;131;`), '--cycle', '2027')
    expect(output).toContain('1 changed')
    expect(output).toContain('row 2: 2027 GENERAL FULL B057 7  GENERAL: 130 / – / – → 131 / – / –')
    const where = { groupCode: 'B057', universityCode: '7', quota: 'GENERAL', year: 2027 }
    expect(await database.grantResult.findFirst({ where })).toMatchObject({ minimum: 131 })
  })

  it.each([
    [['--cycle', '2027'], /cutoffs:import --/],
    [['c.csv'], /cutoffs:import --/],
    [['c.csv', '--cycle', '20266'], /cycle is the year/],
    [['c.csv', '--cycle', 'soon'], /cycle is the year/],
    [['c.csv', '--cycle', '2027', '--force'], /--force/],
    [['nowhere.csv', '--cycle', '2027'], /There is no file/],
    [['columns.csv', '--cycle', '2027'], /columns are missing: quota, minimum/],
  ])('are not taken with the words %j', async (given, message) => {
    fileOf('columns.csv', 'programmeGroup,universityCode\nB057,7')
    const before = await allResults()
    const answer = await run(
      'cutoffs-import',
      ...given.map(word => (word.endsWith('.csv') ? join(folder, word) : word)),
    )
    expect(answer).toMatchObject({ ok: false, output: expect.stringMatching(message) as string })
    expect(await allResults()).toEqual(before)
  })

  it('come ten thousand at a time without holding others up', async () => {
    const codes = (await database.programmeGroup.findMany({ take: 10 })).map(({ code }) => code)
    const many = Array.from({ length: 10_000 }, (_, at) => `${codes[at % 10]};${1 + Math.floor(at / 20)};${at % 20 < 10 ? 'GRANT' : 'RURAL'};${60 + (at % 80)};`) // oxfmt-ignore
    const answer = await run('cutoffs-import', fileOf('many.csv', [head, ...many].join('\r\n')), '--cycle', '2022')
    expect(answer.output).toContain('10000 rows for 2022: 10000 new')
    expect(await database.grantResult.count({ where: { year: 2022 } })).toBe(10_000)
  })
})

it('a chance without grants of past years is told as unknown', async () => {
  await database.grantResult.deleteMany()
  const { ok, output } = await run('chance-fit')
  expect(ok).toBe(false)
  expect(output).toContain('nothing is fitted')
  await database.chanceFit.deleteMany()
  expect(await scienceIn('en')).toContain(words['chance.none'])
})
