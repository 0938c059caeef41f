import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gatherPageVisitors, visitorPages } from '#tests/invariants/visitor-pages.ts'
import { formsOf, type PageForm } from '#tests/world/page.ts'
import { type Site, startServer } from '#tests/world/server.ts'

type Field = PageForm['fields'][number]

const LONG = 'Ұ'.repeat(10_000)
const isTyped = ({ type }: Field) => /^(text|search|email|url|tel|password|number|date)$/.test(type)
const isChosen = ({ type }: Field) => /^(select|radio|checkbox|hidden|button)$/.test(type)

/** What a hand-made form sends in a field; nothing when the field is missing. */
const hostile: Record<string, (field: Field) => string[]> = {
  // First, because some of the others take effect, and a form whose subject is gone has nothing to keep.
  'with every text of 10,000 letters': field => [isTyped(field) ? LONG : field.value],
  'without a single field': () => [],
  'with every text empty': field => [isTyped(field) ? '' : field.value],
  'with control and direction characters': field => [isTyped(field) ? 'a\u0000b\u202Ec\uD83D' : field.value],
  'with choices nobody offered': field => [isChosen(field) ? 'zzz' : field.value],
  'with every field twice': ({ value }) => [value, value],
}

let site: Site
let forms: { form: PageForm; path: string; as: Awaited<ReturnType<typeof gatherPageVisitors>>['guest'] }[]

beforeAll(async () => {
  site = await startServer({ flags: [] })
  const visitors = await gatherPageVisitors(site)
  const known = new Set<string>()
  forms = []
  for (const { kind, path } of visitorPages) {
    const { text } = await site.visit(path, { as: visitors[kind] })
    for (const form of formsOf(text, path)) {
      const alike = `${form.action} ${form.fields.map(({ name }) => name).join(' ')}`
      // Signing out would end the session that the other forms are sent with.
      if (form.method !== 'post' || known.has(alike) || form.action.includes('/logout')) continue
      known.add(alike)
      forms.push({ form, path, as: visitors[kind] })
    }
  }
})
afterAll(() => site.stop())

describe('any form of the site', () => {
  it.each(Object.keys(hostile))('sent %s is answered by a page, and keeps what was typed', async name => {
    const faults: string[] = []
    for (const { form, path, as } of forms) {
      const fields = new URLSearchParams(
        form.fields.flatMap(field => hostile[name]!(field).map(value => [field.name, value])),
      )
      const { status, headers, text, location } = await site.visit(form.action, { as, form: fields })
      const isPage = location !== null || headers['content-type']?.startsWith('text/html')
      const isLost = status === 400 && name.includes('10,000') && form.fields.some(isKept) && !text.includes(LONG)
      if (status >= 500 || !isPage) faults.push(`${status} ${form.action} on ${path}`)
      if (isLost) faults.push(`${form.action} on ${path} lost what was typed`)
    }
    expect(forms.length).toBeGreaterThan(150)
    expect(faults).toEqual([])
  })
})

/** A password is never shown again. */
const isKept = (field: Field) => isTyped(field) && field.type !== 'password' && !/password|code/i.test(field.name)
