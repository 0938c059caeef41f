import { createRequire } from 'node:module'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dataScript } from './page-data.server.ts'
import { handOver } from './page-data.ts'

// The reader Remix has in the browser.
const ofRemix = createRequire(createRequire(import.meta.url).resolve('@remix-run/react'))
type Decode = (stream: ReadableStream<Uint8Array>) => Promise<{ value: unknown }>
const { decode } = ofRemix('turbo-stream') as { decode: Decode }

/** What Remix reads in a browser that runs this script; with `late` it comes when the page's own script already waits. */
async function readOf(script: string, { late = false } = {}) {
  const { readable, writable } = new TextEncoderStream()
  const writer = writable.getWriter()
  const enqueue = (text?: string) => void writer.write(text)
  const context = { streamController: { enqueue, close: () => void writer.close() } }
  // oxlint-disable-next-line typescript/no-implied-eval
  const run = () => (new Function('__remixContext', script) as (given: object) => void)(context)
  const page = new EventTarget()
  if (!late) run()
  const handed = handOver(context, Object.assign(page, { readyState: late ? 'loading' : 'complete' } as const))
  if (late) {
    run()
    page.dispatchEvent(new Event('DOMContentLoaded'))
  }
  await handed
  return (await decode(readable)).value
}

describe('the script of a page’s data', () => {
  it('hands over every plain value as it is', async () => {
    const plain = fc.jsonValue().filter(value => dataScript(value) !== null)
    await fc.assert(
      fc.asyncProperty(plain, async value => {
        const wrapped = { loaderData: { root: value }, errors: null }
        expect(await readOf(dataScript(wrapped)!)).toEqual(wrapped)
      }),
    )
  })

  it('is waited for while the page is on its way', async () => {
    expect(await readOf(dataScript({ errors: null })!, { late: true })).toEqual({ errors: null })
  })

  it('leaves out what is undefined, as whoever reads it finds it', async () => {
    const script = dataScript({ loaderData: { root: { gone: undefined } }, actionData: undefined })
    expect(await readOf(script!)).toEqual({ loaderData: { root: {} } })
  })

  it('is ended by nothing people write', async () => {
    const text = '</script><!--\u2028\u2029'
    expect(dataScript({ text })).not.toMatch(/[<\u2028\u2029]/)
    expect(await readOf(dataScript({ text })!)).toEqual({ text })
  })

  it.each([
    ['a date', new Date(0)],
    ['an error', new Error('no')],
    ['a promise', Promise.resolve()],
    ['a map', new Map()],
    ['no number', NaN],
    ['minus nothing', -0],
    ['a hole', [undefined]],
    ['a name that is none in a script', JSON.parse('{"__proto__":{"admin":true}}') as unknown],
  ])('is not for %s', (_, value) => {
    expect(dataScript({ loaderData: { root: { value } } })).toBeNull()
  })

  it('is not for what holds itself', () => {
    const ring: Record<string, unknown> = {}
    ring.ring = ring
    expect(dataScript(ring)).toBeNull()
  })
})
