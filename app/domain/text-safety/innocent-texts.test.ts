import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Messages } from '#app/i18n/translate.ts'
import { type Finding, findingsIn } from './findings.ts'

const catalogues = import.meta.glob<Messages>('/app/i18n/locales/*/*.ts', { eager: true, import: 'default' })
const root = join(import.meta.dirname, '..', '..', '..')
const content = join(root, 'prisma', 'seed', 'content')

/** Expected findings in the product's own texts, each with its reason. */
const named: Record<string, string> = {
  'EMAIL aigerim@mektep.kz': 'an example of an email address, beside its field',
  'TELEPHONE +7 701 123 45 67': 'an example of a telephone number, beside its field',
}

/** Collects the distinct strings of a value, so that repeated texts are checked once. */
function textsOf(value: unknown, into = new Set<string>()): Set<string> {
  if (typeof value === 'string') into.add(value)
  else if (value && typeof value === 'object') for (const inner of Object.values(value)) textsOf(inner, into)
  return into
}

function foundIn(texts: Iterable<string>): string[] {
  const found = [...texts].flatMap(text => findingsIn(text).map(finding => describeFinding(finding, text)))
  return [...new Set(found)].filter(finding => !(finding in named)).sort()
}

const describeFinding = (finding: Finding, text: string) =>
  `${finding.kind === 'PERSONAL_DATA' ? finding.what : finding.kind} ${text.slice(finding.offset, finding.offset + finding.length).replace(/\s/g, ' ')}`

describe('the filter finds nothing', () => {
  it('in what the pages say', () => {
    const texts = textsOf(catalogues)
    expect(texts.size).toBeGreaterThan(5000)
    expect(foundIn(texts)).toEqual([])
  })

  it.each(['professions', 'institutions'])('in the %s', folder => {
    const texts = new Set<string>()
    for (const file of readdirSync(join(content, folder), { recursive: true, encoding: 'utf8' })) {
      if (file.endsWith('.json')) textsOf(JSON.parse(readFileSync(join(content, folder, file), 'utf8')), texts)
    }
    expect(texts.size).toBeGreaterThan(50)
    expect(foundIn(texts)).toEqual([])
  })

  it('but what is named with a reason, and is still there', () => {
    const pages = [...textsOf(catalogues)].join('\n').replace(/\s/g, ' ')
    for (const finding of Object.keys(named)) expect(pages).toContain(finding.slice(finding.indexOf(' ') + 1))
  })
})
