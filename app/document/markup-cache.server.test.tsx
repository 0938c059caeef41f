import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { markupCache } from './markup-cache.server.ts'
import { StoryRings } from '#app/ui/story-ring.tsx'
import { SwitchForm } from '#app/ui/switch-form.tsx'
import { Cached, CachedItems, MarkupCacheContext } from '#app/ui/cached.tsx'
import type { Language } from '#app/i18n/config.ts'

/** As the entry renders a page. */
function pageOf(element: ReactElement, language: Language = 'ru', hasGroups = false) {
  const kept = markupCache(language, hasGroups)
  const page = kept.settle(
    renderToString(<MarkupCacheContext.Provider value={kept}>{element}</MarkupCacheContext.Provider>),
  )
  return page.toString()
}

const people = ['Айдана & Ко', '<b>Тимур</b>'].map(name => ({
  ...{ to: `/app/stories/${name.length}`, name, initials: 'АК', src: null, seen: [true, false], status: ', 2' },
}))
const rings = <StoryRings heading="Истории" create={{ to: '/app/stories/new', label: 'Рассказать' }} people={people} />
const options = [
  { value: 'light', label: 'Светлая', current: true },
  { value: 'dark', label: <i>знак</i>, title: 'Тёмная', current: false },
]
const choice = (
  <CachedItems of={['choice', '/app/feed?q=1&tab=x']} key="choice">
    <SwitchForm action="/preferences" name="theme" label="Тема" back="/app/feed?q=1&tab=x" options={options} />
  </CachedItems>
)

it.each([
  ['stories', rings],
  ['a choice', choice],
  ['both', <main key="both">{[rings, choice]}</main>],
])('of %s the same is sent the first and the second time as without remembering', (_, element) => {
  const rendered = renderToString(element)
  expect(pageOf(element)).toBe(rendered)
  expect(pageOf(element)).toBe(rendered)
})

it('what was rendered before is not rendered again', () => {
  let rendered = 0
  function Costly() {
    rendered += 1
    return <li>once</li>
  }
  const list = (of: unknown) => (
    <Cached as="ul" of={of} className="list">
      <Costly />
    </Cached>
  )
  const first = pageOf(list('once'))
  expect(first).toBe('<ul class="list"><li>once</li></ul>')
  expect([pageOf(list('once')), pageOf(list('once')), rendered]).toEqual([first, first, 1])
  pageOf(list('another'))
  pageOf(list('once'), 'kk')
  pageOf(list('once'), 'ru', true)
  pageOf(list(undefined))
  pageOf(list(undefined))
  expect(rendered).toBe(6)
})

it('elements among others are remembered too, also in what is remembered whole', () => {
  let rendered = 0
  function Costly({ name }: { name: string }) {
    rendered += 1
    return <li>{`${name} $&`}</li>
  }
  const items = (
    <CachedItems of={['items', 'of a list']}>
      <Costly name="one" />
      <Costly name="two" />
    </CachedItems>
  )
  const list = (last: string) => (
    <Cached as="section" of={['list', last]}>
      <ul>
        <li>first</li>
        {items}
        {items}
        <li>{last}</li>
      </ul>
    </Cached>
  )
  const two = '<li>one $&amp;</li><li>two $&amp;</li>'
  const page = (last: string) => `<section><ul><li>first</li>${two}${two}<li>${last}</li></ul></section>`
  expect(['a', 'a', 'b', 'b'].map(last => pageOf(list(last)))).toEqual(['a', 'a', 'b', 'b'].map(page))
  // Both in the first page; what is remembered is found from the next one on.
  expect(rendered).toBe(4)
})

it('what one shows stays out of what another shows', () => {
  const texts = ['one', 'two', 'three'].map(text => (
    <Cached as="article" of={text} key={text}>
      <p>{text}</p>
    </Cached>
  ))
  const page = '<article><p>one</p></article><article><p>two</p></article><article><p>three</p></article>'
  expect(pageOf(<>{texts}</>)).toBe(page)
  expect(pageOf(<>{texts.toReversed()}</>)).toBe(renderToString(<>{texts.toReversed()}</>))
})

it('a great many leave a bounded number behind', () => {
  const long = 'я'.repeat(20_000)
  let rendered = 0
  function Long({ at }: { at: number }) {
    rendered += 1
    return <p>{`${at}${long}`}</p>
  }
  const page = (at: number) => (
    <Cached as="section" of={['long', at]}>
      <Long at={at} />
    </Cached>
  )
  for (let at = 0; at < 400; at += 1) pageOf(page(at))
  pageOf(page(399))
  expect(rendered).toBe(400)
  pageOf(page(0))
  expect(rendered).toBe(401)
})
