import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { unappliedOf } from './migrations.mjs'

const migration = (name: string, sql = `-- ${name}\nSELECT 1;\n`) => ({ name, sql, checksum: hash(sql) })
const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const applied = (name: string, row = {}) => ({
  migration_name: name,
  checksum: migration(name).checksum,
  finished_at: '2026-11-20T10:00:00.000+00:00',
  rolled_back_at: null,
  ...row,
})
const release = ['1_one', '2_two', '3_three'].map(name => migration(name))

describe('what a database still needs', () => {
  it('is everything when it is empty, and what came after what it has', () => {
    expect(unappliedOf(release, [])).toEqual(release)
    expect(unappliedOf(release, [applied('1_one'), applied('2_two')])).toEqual([release[2]])
    expect(
      unappliedOf(
        release,
        release.map(({ name }) => applied(name)),
      ),
    ).toEqual([])
  })

  it('is a migration that lies before one it has: two branches have landed in another order', () => {
    expect(unappliedOf(release, [applied('1_one'), applied('3_three')])).toEqual([release[1]])
  })

  it('is nothing where a later release has been', () => {
    expect(unappliedOf(release, [...release.map(({ name }) => applied(name)), applied('4_later')])).toEqual([])
  })

  it('is a migration that was begun and taken back by hand', () => {
    const takenBack = applied('1_one', { finished_at: null, rolled_back_at: '2026-11-20T11:00:00.000+00:00' })
    expect(unappliedOf(release, [takenBack])).toEqual(release)
  })

  it('is found whatever the ends of lines of the checkout that applied it', () => {
    const elsewhere = applied('1_one', { checksum: hash(release[0]!.sql.replaceAll('\n', '\r\n')) })
    expect(unappliedOf(release, [elsewhere])).toEqual(release.slice(1))
    const here = migration('1_one', release[0]!.sql.replaceAll('\n', '\r\n'))
    expect(unappliedOf([here], [applied('1_one')])).toEqual([])
  })
})

describe('nothing is applied', () => {
  it('after a migration that failed, or one that was changed since', () => {
    expect(() => void unappliedOf(release, [applied('1_one', { finished_at: null })])).toThrow('1_one was begun')
    expect(() => void unappliedOf(release, [applied('1_one', { checksum: hash('') })])).toThrow('1_one was changed')
  })

  it('to tables that are not ours', () => {
    expect(() => void unappliedOf(release, null)).toThrow('no migration of ours')
  })
})
