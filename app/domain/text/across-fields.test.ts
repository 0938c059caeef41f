import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { evenIfFieldsFail } from './across-fields.ts'

const schema = z
  .object({ from: z.string('required').min(1, 'required'), to: z.string('required').max(4, 'tooLong') })
  .superRefine(({ from, to }: { from?: string; to: string }, context) => {
    if (from?.trim() !== to.trim()) context.addIssue({ code: 'custom', path: ['to'], message: 'differ' })
  }, evenIfFieldsFail)

const errorsOf = (form: unknown) => schema.safeParse(form).error?.issues.map(({ path, message }) => [path[0], message])

describe('rules over several fields', () => {
  it('are checked when every field is valid', () => {
    expect(errorsOf({ from: 'a', to: 'a' })).toBeUndefined()
    expect(errorsOf({ from: 'a', to: 'b' })).toEqual([['to', 'differ']])
  })

  it('are checked beside the errors of single fields, also of a missing one', () => {
    expect(errorsOf({ from: '', to: 'later' })).toEqual([
      ['from', 'required'],
      ['to', 'tooLong'],
      ['to', 'differ'],
    ])
    expect(errorsOf({ to: 'a' })).toEqual([
      ['from', 'required'],
      ['to', 'differ'],
    ])
  })

  it('are not asked about a field that was sent twice', () => {
    expect(errorsOf({ from: ['a', 'b'], to: 'a' })).toEqual([['from', 'required']])
  })

  it('are not asked about what is no form', () => {
    expect(errorsOf(null)).toHaveLength(1)
    expect(errorsOf(['a'])).toHaveLength(1)
  })
})
