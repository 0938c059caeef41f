import type { Page } from '@playwright/test'
import { colourViolationsOf, checkStructure } from './page-rules.ts'
import { expect, test } from './story.ts'

/** Class name that no other page has, so that its looks have not been checked yet. */
const mark = 'only-here'
const paragraph = (style: string, text = 'Words to read') => `<p class="${mark}" style="${style}">${text}</p>`

test(
  'colours that are hard to read are found, however often others of the same name were read',
  { tag: '@once' },
  async ({ page }) => {
    const good = 'color: #111; background: #fff'
    expect(await violationsIn(page, paragraph(good))).toEqual([])
    expect(await violationsIn(page, paragraph(good))).toEqual([])
    expect(await violationsIn(page, paragraph('color: #aaa; background: #fff'))).toHaveLength(1)
    expect(await violationsIn(page, paragraph('color: #aaa; background: #fff'))).toHaveLength(1)
    expect(await violationsIn(page, `<div style="background: #333">${paragraph('color: #111')}</div>`)).toHaveLength(1)
    expect(await violationsIn(page, `<div style="opacity: 0.3">${paragraph(good)}</div>`)).toHaveLength(1)

    const large = 'color: #888; background: #fff; font-size: 40px'
    expect(await violationsIn(page, paragraph(large))).toEqual([])
    expect(await violationsIn(page, paragraph(large.replace('40px', '14px')))).toHaveLength(1)

    // The colours of disabled controls are not checked, and do not mark enabled ones as checked.
    const button = (state: string) =>
      `<button class="${mark}" style="color: #aaa; background: #fff" ${state}>Send</button>`
    expect(await violationsIn(page, button('disabled'))).toEqual([])
    expect(await violationsIn(page, button(''))).toHaveLength(1)

    const link = (style: string) =>
      paragraph(good, `Words beside <a href="/" class="${mark}" style="${style}">a link</a>`)
    expect(await violationsIn(page, link('color: #222; text-decoration: underline'))).toEqual([])
    expect(await violationsIn(page, link('color: #222; text-decoration: none'))).toHaveLength(1)
  },
)

test('axe is asked for the colours of what looks new, and of nothing else', { tag: '@once' }, async ({ page }) => {
  const good = 'color: #111; background: #fefefe'
  // The label of an icon button is indented out of it, so it is not visible.
  const sign = `text-indent: 9em; inline-size: 3rem; overflow: hidden; white-space: nowrap; ${good}`
  const known = `${paragraph(good)}<button class="${mark}" style="${sign}">Find</button>`
  const withoutAxe = () => page.evaluate(() => Reflect.deleteProperty(window, 'axe'))

  expect(await violationsIn(page, known)).toEqual([])
  expect(await withoutAxe()).toBe(true)
  expect(await violationsIn(page, known)).toEqual([])
  await page.goto('about:blank')

  const bad = paragraph('color: #bbb; background: #fefefe')
  expect(await violationsIn(page, `${known}${bad}${known}${bad}`)).toHaveLength(2)
  expect(await violationsIn(page, known.replace('9em', '0').replaceAll('#111', '#bbb'))).toHaveLength(2)
})

test(
  'targets too small to hit are found as axe finds them, though it is asked only for those in doubt',
  { tag: '@once' },
  async ({ page }) => {
    const only = { runOnly: { type: 'rule' as const, values: ['target-size'] } }
    // A fixed set of layouts: sizes and gaps around 24 px, some targets that overlap, one in a text, one in another.
    const sizes = [8, 14, 20, 23, 24, 25, 30, 44]
    const layouts = sizes.flatMap(size => [-12, -3, 0, 2, 9, 24].map(gap => ({ size, gap })))
    const target = (id: string, width: number, height: number, left: number) =>
      `<button id="${id}" style="position: absolute; padding: 0; border: 0; left: ${left}px; width: ${width}px; height: ${height}px">Press</button>`
    const row = ({ size, gap }: (typeof layouts)[number], line: number) => {
      const buttons = sizes.map((width, at) => target(`of-${line}-${at}`, width, size, at * (30 + gap)))
      return `<div style="position: absolute; top: ${line * 90}px">${buttons.join('')}</div>`
    }
    const others = `<p style="position: absolute; left: 600px">Words <a href="/">link</a> words</p>
      <div tabindex="0" role="button" id="around" style="position: absolute; left: 600px; top: 90px; width: 60px; height: 60px">
        <a href="/" id="inside" style="position: absolute; width: 50px; height: 50px">in another</a></div>
      <input id="searched" style="position: absolute; left: 600px; top: 200px; width: 90px; height: 40px">
      <button id="find" style="position: absolute; left: 650px; top: 200px; width: 40px; height: 40px">Find</button>
      <button id="covered" style="position: absolute; left: 600px; top: 300px; width: 40px; height: 40px">Press</button>
      <button id="upon" style="position: absolute; left: 610px; top: 310px; width: 25px; height: 40px">Press</button>`
    await setMain(page, layouts.map(row).join('') + others)
    const { violations } = await checkStructure(page, [], only)
    const ofAll = await page.evaluate(async options => {
      const { axe } = window as unknown as {
        axe: {
          configure: (spec: object) => void
          run: (options: object) => Promise<{ violations: { nodes: { target: string[] }[] }[] }>
        }
      }
      axe.configure({ rules: [{ id: 'target-size', selector: '*' }] })
      const { violations: found } = await axe.run(options)
      return found.flatMap(({ nodes }) => nodes.map(({ target: [selector] }) => selector!))
    }, only)
    const selectors = violations.map(violation => /^target-size: (.+?) — /.exec(violation)![1]!)
    expect(ofAll.length).toBeGreaterThan(50)
    expect(selectors.sort()).toEqual(ofAll.sort())
  },
)

async function violationsIn(page: Page, content: string) {
  await setMain(page, content)
  return colourViolationsOf(page, ['light'])
}

async function setMain(page: Page, content: string) {
  await page.setContent(
    `<!DOCTYPE html><html lang="en"><title>Words</title><body><main>${content}</main></body></html>`,
  )
}
