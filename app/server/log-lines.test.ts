import { expect, it } from 'vitest'
import { entryOf } from './log-lines.ts'

it('a line of the log keeps the fault and its place, and nothing of a person', () => {
  const fault = new TypeError("Cannot read properties of null (reading 'id')")
  expect(entryOf(fault.stack!)).toMatchObject({ message: `TypeError: ${fault.message}` })
  expect(entryOf(fault.stack!).stack![0]).toMatch(/^at /)
  const client =
    'PrismaClientKnownRequestError: \nInvalid `db.user.create()` invocation:\n{ email: "a@b.kz" }\nP2002\n    at x'
  expect(entryOf(client)).toEqual({ message: 'PrismaClientKnownRequestError P2002', stack: ['at x'] })
  expect(entryOf('SyntaxError: Unexpected token, "Айгерім" is not valid JSON').message).not.toContain('Айгерім')
  expect(entryOf('550 <aigerim@mektep.kz> at +7 (701) 123-45-67: no such user').message).toBe(
    '550 <…> at …: no such user',
  )
  expect(entryOf('Serving http://127.0.0.1:3000')).toEqual({ message: 'Serving http://127.0.0.1:3000' })
})
