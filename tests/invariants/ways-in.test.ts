import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { authenticatorFor } from '#app/access/authenticator.server.ts'

const root = join(import.meta.dirname, '..', '..')
const modules = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
  .filter(path => /\.tsx?$/.test(path) && !path.includes('.test.'))
  .map(path => ({ path: path.replaceAll('\\', '/'), code: readFileSync(join(root, 'app', path), 'utf8') }))
const whoSay = (words: RegExp) => modules.filter(({ code }) => words.test(code)).map(({ path }) => path)

describe('every way in', () => {
  it('is a strategy of the one authenticator', () => {
    const authenticator = authenticatorFor({ request: new Request('http://127.0.0.1/'), context: {} })
    for (const way of ['form', 'json', 'two-step', 'one-time-password', 'sign-up', 'json-sign-up']) {
      expect(authenticator.get(way), way).not.toBeNull()
    }
  })

  it('opens a session for whom a strategy has named, and for nobody else', () => {
    const opening = whoSay(/\bsignedInHeaders\(args/)
    expect(opening).toHaveLength(6)
    expect(whoSay(/authenticatorFor\(args\)\.authenticate\('/)).toEqual(opening)
  })

  it('is the only place that starts a session, save a changed password that renews the one it came with', () => {
    expect(whoSay(/\bstartSession\(/).sort()).toEqual([
      'access/sign-in.server.ts',
      'domain/accounts/change-password.server.ts',
      'domain/accounts/sessions.server.ts',
    ])
  })
})
