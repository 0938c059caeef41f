import type { Page } from '@playwright/test'
import { colourViolationsOf } from './page-rules.ts'
import { expect, test } from './story.ts'

/** A name no other page has, so that what it looks like has not been read yet. */
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

    // What cannot be used is not judged, and says nothing of what can.
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
  // A word that is indented out of its button, which shows a sign instead, is not seen.
  const sign = `text-indent: 9em; inline-size: 3rem; overflow: hidden; white-space: nowrap; ${good}`
  const known = `${paragraph(good)}<button class="${mark}" style="${sign}">Find</button>`
  const isAsked = () => page.evaluate(() => 'axe' in window)

  expect(await violationsIn(page, known)).toEqual([])
  expect(await isAsked()).toBe(true)
  await page.goto('about:blank')
  expect(await violationsIn(page, known)).toEqual([])
  expect(await isAsked()).toBe(false)

  const bad = paragraph('color: #bbb; background: #fefefe')
  expect(await violationsIn(page, `${known}${bad}${known}${bad}`)).toHaveLength(2)
  expect(await violationsIn(page, known.replace('9em', '0').replaceAll('#111', '#bbb'))).toHaveLength(2)
})

async function violationsIn(page: Page, content: string) {
  await page.setContent(
    `<!DOCTYPE html><html lang="en"><title>Words</title><body><main>${content}</main></body></html>`,
  )
  return colourViolationsOf(page, ['light'])
}
