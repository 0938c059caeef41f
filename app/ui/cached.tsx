import { type ComponentPropsWithoutRef, createContext, createElement, type ReactNode, useContext } from 'react'

/** The server's cache of rendered markup. Without it everything is rendered. */
export type MarkupCache = {
  /** The language, and the variant of messages for organisations with groups. Part of every key. */
  words: string
  /** Returns a placeholder for the markup cached under a key; undefined if there is none. */
  placeholder: (key: string) => string | undefined
  /** Returns two markers to put around the markup to cache under a key. */
  markers: (key: string) => readonly [string, string]
}

export const MarkupCacheContext = createContext<MarkupCache | null>(null)

type Tag = 'article' | 'form' | 'nav' | 'section' | 'tbody' | 'ul'

type CachedProps<As extends Tag> = ComponentPropsWithoutRef<As> & {
  as: As
  /** Everything the content depends on except the language, as plain values. Undefined disables the cache. */
  of: unknown
  /** Elements, not text; they may contain other `Cached` elements. Many elements should be one component, which is not
   *  called when the markup is cached. */
  children: ReactNode
}

/** An element whose content the server caches: cards, lists and switches that many responses share and React would
 *  render again for each. In the browser it is the plain element. */
export function Cached<As extends Tag>({ as, of, children, ...rest }: CachedProps<As>) {
  const cache = useContext(MarkupCacheContext)
  if (!import.meta.env.SSR || !cache || of === undefined) return createElement(as, rest, children)
  const key = JSON.stringify([cache.words, as, of])
  const place = cache.placeholder(key)
  if (place !== undefined) return createElement(as, rest, place)
  const [before, behind] = cache.markers(key)
  return createElement(as, rest, before, children, behind)
}

/** Caches elements that have siblings. The markers are ids of `template` elements here, because React separates
 *  adjacent text nodes with a comment. */
export function CachedItems({ of, children }: Pick<CachedProps<Tag>, 'of' | 'children'>) {
  const cache = useContext(MarkupCacheContext)
  if (!import.meta.env.SSR || !cache || of === undefined) return children
  const key = JSON.stringify([cache.words, 'items', of])
  const place = cache.placeholder(key)
  if (place !== undefined) return <template id={place} />
  const [before, behind] = cache.markers(key)
  return (
    <>
      <template id={before} />
      {children}
      <template id={behind} />
    </>
  )
}
