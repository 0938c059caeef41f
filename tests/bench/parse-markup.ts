import type { Markup, PageMarkup } from './bare/app/markup.ts'

const empty = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])

/** Attributes that React spells differently, as far as our pages use them. All others are passed through. */
const spellings: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  charset: 'charSet',
  checked: 'defaultChecked',
  value: 'defaultValue',
  novalidate: 'noValidate',
  readonly: 'readOnly',
}
const flags = new Set(['checked', 'disabled', 'required', 'open', 'hidden', 'novalidate', 'readonly', 'multiple'])

/** Parses a page rendered by React so that a bare page can render it again. Scripts and their preloads are left out,
 *  because the framework adds them. */
export function parseMarkup(html: string): PageMarkup {
  const root: Markup & object = { tag: 'root', props: {}, children: [] }
  const within = [root]
  for (const [token, raw] of withoutScripts(html).matchAll(/<[^>]+>|([^<]+)/g)) {
    const parent = within.at(-1) ?? root
    if (raw !== undefined) parent.children.push(plain(raw))
    else if (token.startsWith('</')) within.pop()
    else {
      const element = elementOf(token)
      parent.children.push(element)
      if (!empty.has(element.tag) && !token.endsWith('/>')) within.push(element)
    }
  }
  const page = find(root, 'html')
  return { html: page.props, head: find(page, 'head').children, body: find(page, 'body').children }
}

/** Normalises the body of a page for comparison, without scripts and React's own comments. */
export function markupOf(html: string) {
  return (/<body>(.*)<\/body>/s.exec(withoutScripts(html))?.[1] ?? '').replace(/="([^"]*)"/g, (_, value: string) =>
    JSON.stringify(plain(value)),
  )
}

function withoutScripts(html: string) {
  return html
    .replace(/^<!doctype html>/i, '')
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
}

function elementOf(token: string): Markup & object {
  const tag = /^<([\w-]+)/.exec(token)?.[1] ?? ''
  const attributes = token.slice(tag.length + 1).matchAll(/([\w:-]+)="([^"]*)"/g)
  const props = Object.fromEntries<unknown>(
    [...attributes].map(([, name = '', value = '']) => {
      if (name === 'style') return [name, styleOf(plain(value))]
      const spelling = name === 'value' && tag !== 'input' ? name : (spellings[name] ?? name)
      return [spelling, flags.has(name) && value === '' ? true : plain(value)]
    }),
  )
  return { tag, props, children: [] }
}

function styleOf(text: string) {
  const pairs = text.split(';').map(pair => [pair.slice(0, pair.indexOf(':')), pair.slice(pair.indexOf(':') + 1)])
  return Object.fromEntries<unknown>(
    pairs
      .filter(([name]) => name)
      .map(([name = '', value]) => [
        name.startsWith('--') ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
        value,
      ]),
  )
}

function plain(text: string) {
  const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' }
  return text.replace(/&(lt|gt|quot|#x27|amp);/g, (whole, name: string) => entities[name] ?? whole)
}

function find(parent: Markup & object, tag: string): Markup & object {
  const found = parent.children.find(child => typeof child === 'object' && child.tag === tag)
  if (typeof found !== 'object') throw new Error(`The captured page has no <${tag}>.`)
  return found
}
