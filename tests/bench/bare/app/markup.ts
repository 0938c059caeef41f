import { createContext, createElement, type ReactNode } from 'react'

/** Markup as data: a text, or an element with its attributes and children. */
export type Markup = string | { tag: string; props: Record<string, unknown>; children: Markup[] }
export type PageMarkup = { html: Record<string, unknown>; head: Markup[]; body: Markup[] }

export const MarkupContext = createContext<PageMarkup>({ html: {}, head: [], body: [] })

export function elementOf(markup: Markup): ReactNode {
  return typeof markup === 'string'
    ? markup
    : createElement(markup.tag, markup.props, ...markup.children.map(elementOf))
}
