// docs/upgrading.md: the previous release must keep working on the database of this one.
import { describe, expect, it } from 'vitest'
import { migrationsOf } from '#app/server/commands/migrations.mjs'

/** Last migrations for which the previous release had to be stopped before the new one started. */
const last = { migrations: '20261127120000', 'migrations-postgres': '20261127100000' }

/** Returns what a migration drops. A table that SQLite rebuilds under the same name does not count. */
function takenBy(sql: string): string[] {
  const anew = new Set([...sql.matchAll(/RENAME TO "(\w+)"/g)].map(([, name]) => name))
  const tables = [...sql.matchAll(/DROP TABLE (?:IF EXISTS )?"(\w+)"/g)].map(([, name]) => name!)
  const others = [...sql.matchAll(/DROP COLUMN "\w+"|RENAME (?:COLUMN "\w+" TO "\w+"|TO "(?!new_)\w+")/g)].map(
    ([text]) => text,
  )
  const renamed = others.filter(text => !(text.startsWith('RENAME TO') && sql.includes(`DROP TABLE ${text.slice(10)}`)))
  return [...tables.filter(name => !anew.has(name)), ...renamed]
}

describe.each(Object.entries(last))('%s', (folder, until) => {
  const migrations = migrationsOf(folder)

  it('take nothing away while the release before may serve, unless they say since when nobody reads it', () => {
    expect(migrations.some(({ name }) => name.startsWith(until))).toBe(true)
    const unexplained = migrations
      .filter(({ name, sql }) => name.slice(0, until.length) > until && !sql.startsWith('-- Contract: '))
      .map(({ name, sql }) => [name, takenBy(sql)] as const)
      .filter(([, taken]) => taken.length > 0)
    expect(unexplained).toEqual([])
  })
})

it('what is taken away is found, and a table that is made anew is not', () => {
  expect(takenBy('ALTER TABLE "Plan" DROP COLUMN "passed";')).toEqual(['DROP COLUMN "passed"'])
  expect(takenBy('ALTER TABLE "Throttle" RENAME TO "RateLimit";')).toEqual(['RENAME TO "RateLimit"'])
  expect(takenBy('DROP TABLE "GrantCutoff";')).toEqual(['GrantCutoff'])
  const anew = 'CREATE TABLE "new_User" (); DROP TABLE "User"; ALTER TABLE "new_User" RENAME TO "User";'
  expect(takenBy(`${anew} ALTER TABLE "User" ADD COLUMN "motto" TEXT;`)).toEqual([])
})
