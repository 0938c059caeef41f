import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathOf } from '#app/paths.ts'
import { apiPatterns } from '#app/paths/api.ts'
import { type Answer, sendRequest } from './send-request.ts'
import { budget } from './budget.ts'
import { markupOf, parseMarkup } from './parse-markup.ts'
import { folder } from './environment.ts'
import { othersAtWork } from './processor.ts'
import type { Scene } from './scene.ts'
import { type Server, startBare } from './site.ts'
import { type Speed, speeds, type Target } from './speed.ts'
import { atLeast, round, print, table } from './table.ts'

type Page = { name: string; path: string; bare: string; captured: Answer }

/** (c) Requests per second, compared with a bare Remix that renders the same markup. */
export async function showSpeeds({ server, sessions, questions }: Scene, seconds: number) {
  const cookie = `language=ru; ${sessions.aruzhan ?? ''}`
  const capture = async (name: string, path: string): Promise<Page> => ({
    ...{ name, path, bare: `/${name.replace(' ', '-')}` },
    captured: await sendRequest(server.url + path, { cookie }),
  })
  const list = await capture('tests list', pathOf('tests'))
  const question = await capture(
    'question page',
    pathOf('question', { testId: 'interests', questionId: questions[24] ?? '' }),
  )
  const pages = [list, question]
  writeFileSync(
    join(folder, 'bare-pages.json'),
    JSON.stringify(Object.fromEntries(pages.map(({ bare, captured }) => [bare, parseMarkup(captured.text)]))),
  )
  const bare = await startBare()
  try {
    const before = await othersAtWork()
    const speedOf = await speeds(
      [...pageTargets(pages, server, bare, cookie), ...others(list, server, cookie)],
      seconds,
    )
    const busy = Math.max(before, await othersAtWork())
    await showPages(pages, bare, speedOf, seconds)
    if (busy > 0.1) {
      print(
        '',
        `Something else took ${percent(busy)} of this machine's processors: the rates are low. The ratios are of processor time and hold better.`,
      )
    }
    showOthers(speedOf)
  } finally {
    await bare.stop()
  }
}

function pageTargets(pages: Page[], site: Server, bare: Server, cookie: string): Target[] {
  return pages.flatMap(page =>
    [
      { suffix: '', encoding: 'identity' },
      { suffix: ', brotli', encoding: 'br' },
    ].flatMap(({ suffix, encoding }) => {
      const asking = { headers: { cookie, 'accept-encoding': encoding }, status: 200 }
      return [
        { name: page.name + suffix, server: site, path: page.path, ...asking },
        { name: `${page.name}${suffix}, bare`, server: bare, path: page.bare, ...asking },
      ]
    }),
  )
}

function others({ path, captured }: Page, server: Server, cookie: string): Target[] {
  const headers = { cookie, 'accept-encoding': 'br' }
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(captured.text)?.[1] ?? ''
  const script = /href="(\/assets\/root-[^"]+\.js)"/.exec(captured.text)?.[1] ?? ''
  return [
    {
      ...{ name: 'tests list, 304', server, path, status: 304 },
      headers: async () => {
        const { headers: answered } = await sendRequest(server.url + path, {
          cookie,
          headers: { 'Accept-Encoding': 'br' },
        })
        return { ...headers, 'if-none-match': answered.etag ?? '' }
      },
    },
    { name: '/healthz', server, path: apiPatterns.healthz, status: 200 },
    { name: 'style sheet', server, path: style, headers, status: 200 },
    { name: 'script file', server, path: script, headers, status: 200 },
  ]
}

async function showPages(pages: Page[], bare: Server, speedOf: (name: string) => Speed, seconds: number) {
  const rows = []
  for (const page of pages) {
    const other = await sendRequest(bare.url + page.bare)
    const same = markupOf(other.text) === markupOf(page.captured.text) ? 'same markup' : 'MARKUP DIFFERS'
    for (const name of [page.name, `${page.name}, brotli`]) {
      const ours = speedOf(name)
      const theirs = speedOf(`${name}, bare`)
      rows.push([
        ...[name, round(ours.rate), round(theirs.rate), round(ours.cost), round(theirs.cost)],
        ...[percent(times(ours, theirs)), same],
      ])
    }
    rows.push(['  bytes of HTML', round(page.captured.body.byteLength), round(other.body.byteLength), '', '', '', ''])
  }
  table(
    `(c) Requests per second of this machine: medians of 3 rounds of ${String(seconds)} s, 2 connections, after a warm-up. The bare Remix has no loader, session, database, headers or log. The ratio is of processor time per request.`,
    ['page', 'ours', 'bare Remix', 'ms ours', 'ms bare', 'ours of bare', ''],
    rows,
  )
}

function showOthers(speedOf: (name: string) => Speed) {
  const list = speedOf('tests list, brotli')
  const row = (name: string) => [
    ...[name, round(speedOf(name).rate), round(speedOf(name).cost), round(times(speedOf(name), list))],
    ...['', ''],
  ]
  const unchanged = times(speedOf('tests list, 304'), list)
  table(
    'Beside the tests list as a browser asks for it (brotli)',
    ['answer', 'per second', 'ms', 'times the list', 'budget', ''],
    [
      row('tests list, brotli'),
      [
        ...row('tests list, 304').slice(0, 4),
        `≥ ${String(budget.notModified)}`,
        atLeast(budget.notModified, unchanged, 'speed of the 304 answer of the tests list, times the rendered page'),
      ],
      ...['/healthz', 'style sheet', 'script file'].map(row),
    ],
  )
}

/** Returns the ratio of two speeds, by processor time, or by rate where the system provides no processor time. */
function times(one: Speed, other: Speed) {
  return Number.isNaN(one.cost) ? one.rate / other.rate : other.cost / one.cost
}

function percent(share: number) {
  return `${String(Math.round(share * 100))} %`
}
