import { expect, it } from 'vitest'
import { htmlFaultsOf, skeletonOf } from './html-rules.ts'

const page = (words: { heading: string; menu: string; other: string; text: string }) =>
  `<!DOCTYPE html><html lang="kk"><head><title>Б</title></head><body><h1>${words.heading}</h1>
   <nav aria-label="${words.menu}"><a href="/a">а</a></nav><nav aria-label="${words.other}"><a href="/b">б</a></nav>
   <p>${words.text}</p></body></html>`
const russian = { heading: 'Тесты', menu: 'Меню', other: 'Ещё', text: 'Привет' }
const english = { heading: 'Tests', menu: 'Menu', other: 'More', text: 'Hello' }

it('a page in another language has the skeleton of the page', () => {
  expect(skeletonOf(page(english))).toBe(skeletonOf(page(russian)))
})

it.each([
  ['lacks a word', { heading: '' }],
  ['names two landmarks alike', { other: 'Menu' }],
  ['has a sign that is not escaped', { text: 'Hello & good-bye' }],
  ['has an element more', { text: 'Hello <b>you</b>' }],
])('a page that %s has another one', (_, words) => {
  expect(skeletonOf(page({ ...english, ...words }))).not.toBe(skeletonOf(page(russian)))
})

it('what is wrong in one language alone is found after the others', async () => {
  expect(await htmlFaultsOf(page(russian))).toEqual([])
  expect(await htmlFaultsOf(page({ ...english, other: 'Menu' }))).not.toEqual([])
  expect(await htmlFaultsOf(page({ ...english, heading: '' }))).not.toEqual([])
})
