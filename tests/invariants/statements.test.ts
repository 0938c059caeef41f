// Runs the benchmark on a small world with a few requests, to check that it still works, imports its list of pupils,
// and counts the statements of every page.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, inject, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
let output: string

beforeAll(async () => {
  const program = join(root, 'node_modules', '.bin', 'tsx')
  const words = ['tests/bench/run.ts', '--smoke', '--template', join(inject('world'), 'template.db')]
  output = (await promisify(execFile)(program, words, { cwd: root })).stdout
  const [statements, list] = ['(b) ', '(i) '].map(part => output.indexOf(part))
  expect(list).toBeGreaterThan(statements!)
  output = output.slice(statements, list)
})

/** Returns the number of statements that the benchmark counted for a page and a visitor. */
function statementsOf(page: string, who: string) {
  const line = output.split('\n').find(each => each.startsWith(page) && each.includes(` ${who} `))
  return Number(/\s(\d+)(?:\s|$)/.exec(line?.slice(line.indexOf(who)) ?? '')?.[1] ?? NaN)
}

// One statement of each page loads the viewer with everything a guard needs.
it.each([
  ['feed', 3],
  ['tests', 3],
  ['test (', 5],
  ['question', 2],
  ['results', 5],
  ['professions', 2],
  ['profession (', 4],
  ['institutions', 4],
  ['institution (', 4],
  ['profile', 3],
  ['notifications', 3],
])('%s costs a pupil %i statements', (page, statements) => {
  expect(statementsOf(page, 'aruzhan')).toBe(statements)
})

it.each(['orgadmin', 'superadmin'])('the feed costs %s no more than a pupil', who => {
  expect(statementsOf('feed', who)).toBe(3)
})

it('no page costs more than twelve statements', () => {
  const rows = [...output.matchAll(/^(\w[\w ()]*?)\s{2,}(\w+)\s+(\d+)(?:\s|$)/gm)]
  expect(rows.length).toBeGreaterThan(40)
  expect(rows.filter(([, , , statements]) => Number(statements) > 12)).toEqual([])
})
