// Action-only routes: a refusal is an HTML page with a message, also without script, and never JSON.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import errors from '#app/i18n/locales/kk/errors.ts'
import { patterns } from '#app/paths/every.server.ts'
import routes from '#app/routes.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { headingOf, mainOf, tagsOf, textOf } from '#tests/world/page.ts'
import type { Site } from '#tests/world/server.ts'
import type { Answer, FormFields, Visitor } from '#tests/world/visit.ts'

let site: Site
let people: Visitor[]
beforeAll(async () => {
  site = await borrowSite({ WORKER: 'off' })
  people = [await site.signIn('aruzhan'), await site.signIn('superadmin')]
})
afterAll(() => site.stop())

const sourceOf = (file: string) => readFileSync(join(import.meta.dirname, '../../app', file), 'utf8')

/** The data export answers with a file; its refusals are shown on the page of its form. */
const downloads = ['/app/settings/data/export']
const onlyPosts = routes.flatMap(({ path, file }) => {
  const source = sourceOf(file)
  const takesPosts = /export (?:async )?function action\b/.test(source)
  const hasPage = /export default/.test(source)
  return path && takesPosts && !hasPage && path !== '*' && !path.startsWith('/api/') ? [{ path, source }] : []
})
const addressOf = (path: string) => path.replace(/:\w+/g, 'nobodys')

/** Expects a page in Kazakh with a link back, or a redirect. */
function expectWords(answer: Answer, back: string) {
  expect(answer.headers['content-type'] ?? '').not.toContain('json')
  if (answer.status === 302) return
  expect([400, 404]).toContain(answer.status)
  expect(answer.headers['content-type']).toContain('text/html')
  expect(headingOf(answer.text)).toBe(errors[`${answer.status as 400 | 404}.title`])
  expect(textOf(answer.text)).not.toMatch(/\breason\.\w+/)
  const main = answer.text.slice(answer.text.indexOf('<main'))
  expect(tagsOf(main, 'a').map(({ href }) => href)).toContain(back)
}

describe('an address that only takes posts', () => {
  it('is one of many, and each of them has its page for what it refuses', () => {
    expect(onlyPosts.length).toBeGreaterThanOrEqual(18)
    for (const { path, source } of onlyPosts) {
      if (!downloads.includes(path)) expect(source, path).toContain('NoPage as default')
    }
  })

  const rubbish: FormFields[] = [
    {},
    { x: 'y', back: '//evil.example' },
    { state: ['a', 'b'], wants: 'maybe', kind: '\0' },
  ]
  it.each(onlyPosts)('$path answers rubbish in words', async ({ path }) => {
    for (const as of path.endsWith('/logout') ? [undefined] : people) {
      for (const form of rubbish) {
        const answer = await site.visit(addressOf(path), { as, form, cookies: { language: 'kk' } })
        expectWords(answer, addressOf(path))
        expect(answer.text).not.toContain('evil')
      }
    }
  })

  const stale: [keyof typeof patterns, FormFields][] = [
    ['thumb', { thumb: 'up', back: '/app/professions' }],
    ['picks', { institutionId: 'nobodys', wants: 'on' }],
    ['follow', { follow: 'on' }],
    ['subtask', { state: 'done' }],
    ['shareAnalysis', { analysis: 'nobodys', idempotencyKey: '4b4f6a52-61f5-4a5e-9d6c-31a4f1c2d3e4' }],
    ['answerApplication', { answered: 'on' }],
    ['likePost', { wanted: 'on' }],
    ['likeComment', { wanted: 'on' }],
    ['storyLike', { like: 'on' }],
    ['storySeen', {}],
    ['openNotification', {}],
    ['mute', { wanted: 'on' }],
    ['followProject', { wanted: 'on' }],
  ]
  it.each(stale)(
    '%s says in words that its thing is gone, and leads back to where the button was',
    async (name, form) => {
      const path = addressOf(patterns[name])
      const from = '/app/professions?q=a'
      const headers = { Referer: `${site.origin}${from}` }
      const answer = await site.visit(path, { as: people[1], form, headers, cookies: { language: 'kk' } })
      expect(answer.status).toBe(404)
      expectWords(answer, from)
      expect(mainOf(answer.text)).toContain(errors['reason.action_stale'])
    },
  )

  it('answers a hydrated page with data it shows as the same words', async () => {
    const answer = await site.visit('/app/profile/nobodys/follow.data', { as: people[0], form: { follow: 'on' } })
    expect(answer.status).toBe(404)
    expect(answer.headers['content-type']).toContain('text/x-script')
    expect(answer.text).toContain('action_stale')
  })
})
