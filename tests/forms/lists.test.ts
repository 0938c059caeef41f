import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseForm, parseListForm } from '#app/forms/form.server.ts'
import { errorsIn, rowsIn, typedIn } from '#app/forms/form-state.ts'

const words = z.string('required').trim().min(1, 'required').max(20, { error: 'tooLong', abort: true })
const schema = z.object({
  title: words,
  password: words.optional(),
  goals: z.array(words).max(5, 'invalid').default([]),
  stages: z.array(z.object({ name: words, days: z.coerce.number('invalid').optional() })).default([]),
})

const args = () => ({ request: new Request('http://127.0.0.1/'), context: {} as { refused?: boolean } })

function post(fields: [string, string][], lists: ('goals' | 'stages')[] = ['goals', 'stages'], given = args()) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return parseListForm(given, form, schema, lists)
}
const button = (type: string, payload: unknown): [string, string] => ['__intent__', JSON.stringify({ type, payload })]
const filled: [string, string][] = [
  ['title', 'Сүт'],
  ['goals[0]', 'one'],
  ['goals[1]', 'two'],
  ['stages[0].name', 'first'],
  ['stages[0].days', '3'],
]

describe('a form with lists', () => {
  it('gives its rows in order', () => {
    expect(post(filled).value).toEqual({ title: 'Сүт', goals: ['one', 'two'], stages: [{ name: 'first', days: 3 }] })
  })

  it('names the row that is wrong and keeps every other', () => {
    const { refused } = post([...filled, ['goals[2]', ''], ['stages[1].name', 'x'.repeat(21)]])
    const form = refused!.data.form
    expect(refused!.init?.status).toBe(400)
    expect(errorsIn(form)).toEqual({ 'goals[2]': 'required', 'stages[1].name': 'tooLong' })
    expect(typedIn(form, 'goals[1]')).toEqual(['two'])
    expect(typedIn(form, 'stages[0].days')).toEqual(['3'])
    expect(rowsIn(form, 'goals')).toBe(3)
  })

  it.each([
    ['insert', { name: 'goals' }, ['one', 'two', undefined]],
    ['insert', { name: 'goals', index: 0, defaultValue: 'zero' }, ['zero', 'one', 'two']],
    ['remove', { name: 'goals', index: 0 }, ['two']],
    ['reorder', { name: 'goals', from: 1, to: 0 }, ['two', 'one']],
  ])('comes back with its list changed after %s %j, and nothing else lost', (type, payload, rows) => {
    const given = args()
    const { intent, refused, value } = post([...filled, button(type, payload)], undefined, given)
    expect([refused, value, given.context.refused]).toEqual([null, null, undefined])
    expect(intent!.init?.status ?? 200).toBe(200)
    const form = intent!.data.form
    expect(Array.from({ length: rowsIn(form, 'goals') }, (_, at) => typedIn(form, `goals[${at}]`)[0])).toEqual(rows)
    expect(typedIn(form, 'title')).toEqual(['Сүт'])
    expect(typedIn(form, 'stages[0].name')).toEqual(['first'])
  })

  it('loses its last row by its button, and takes a first one', () => {
    const one = post([['goals[0]', 'only'], button('remove', { name: 'goals', index: 0 })])
    expect(rowsIn(one.intent!.data.form, 'goals')).toBe(0)
    expect(rowsIn(post([button('insert', { name: 'goals' })]).intent!.data.form, 'goals')).toBe(1)
  })

  it('sends no secret back with a changed list', () => {
    const { intent } = post([...filled, ['password', 'Qupia-soz'], button('insert', { name: 'goals' })])
    expect(JSON.stringify(intent)).not.toContain('Qupia-soz')
  })

  it.each([
    ['a list that is none', button('insert', { name: 'title' })],
    ['a list that does not exist', button('insert', { name: 'goals[0].deeper' })],
    ['a row far away', button('remove', { name: 'goals', index: 1_000_000 })],
    ['a change that is none', button('update', { name: 'goals', value: 'x' })],
    ['nothing that can be read', ['__intent__', '{"type":']],
  ] as [string, [string, string]][])('is neither sent nor changed by a button that asks for %s', (_, pressed) => {
    const { intent, value } = post([...filled, pressed])
    expect(value).toBeNull()
    expect(typedIn(intent!.data.form, 'goals[1]')).toEqual(['two'])
    expect(rowsIn(intent!.data.form, 'goals')).toBe(2)
  })

  it('that is full takes no further row', () => {
    const rows = Array.from({ length: 100 }, (_, at): [string, string] => [`goals[${at}]`, 'x'])
    expect(rowsIn(post([...rows, button('insert', { name: 'goals' })]).intent!.data.form, 'goals')).toBe(100)
  })
})

describe('hostile names', () => {
  it.each([
    'goals[100]',
    'goals[1000000]',
    'goals[00000000001000000]',
    'goals[]',
    'goals[0][0]',
    'goals[0].deeper',
    'stages[0].name.deeper',
    'stages[0].__proto__.polluted',
    'stages.constructor.polluted',
    '__proto__',
    'toString',
    'title.deeper',
    '__state__',
  ])('%s is not unfolded', name => {
    expect(post([...filled, [name, 'x']]).value).toEqual(post(filled).value)
    expect(JSON.stringify(post([...filled, ['title', ''], [name, 'polluted']]).refused)).not.toContain('polluted')
  })

  it('of a list are nothing to a form that has none', () => {
    const form = new FormData()
    for (const [name, value] of [...filled, button('insert', { name: 'goals' })]) form.append(name, value)
    expect(parseForm(args(), form, schema).value).toEqual({ title: 'Сүт', goals: [], stages: [] })
  })

  it('and buttons of any kind are answered, quickly', () => {
    const part = fc.constantFrom(
      'goals',
      'stages',
      'title',
      '[0]',
      '[99]',
      '[100]',
      '[9999999]',
      '.name',
      '.',
      '[',
      ']',
    )
    const name = fc.array(part, { maxLength: 5 }).map(parts => parts.join(''))
    const payload = fc.record({ name, index: fc.integer(), from: fc.nat(99), to: fc.nat(99) })
    const type = fc.constantFrom('insert', 'remove', 'reorder', 'reset', 'validate')
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string()), { maxLength: 20 }), type, payload, (fields, kind, asked) => {
        const answer = post([...fields, button(kind, asked)])
        expect(answer.value).toBeNull()
        expect(rowsIn(answer.intent!.data.form, 'goals')).toBeLessThanOrEqual(101)
      }),
    )
  })
})
