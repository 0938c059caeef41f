import { type ComponentPropsWithoutRef, createContext, createElement, type ReactNode, useContext } from 'react'

/** The server's cache of rendered markup. Without it everything is rendered. */
export type KeptMarkup = {
  /** The language, and the variant of messages for organisations with groups. Part of every key. */
  words: string
  /** Returns a placeholder for the markup cached under a key; undefined if there is none. */
  place: (key: string) => string | undefined
  /** Returns two markers to put around the markup to cache under a key. */
  signs: (key: string) => readonly [string, string]
}

export const KeptMarkupContext = createContext<KeptMarkup | null>(null)

type Tag = 'article' | 'form' | 'nav' | 'section' | 'tbody' | 'ul'

type KeptProps<As extends Tag> = ComponentPropsWithoutRef<As> & {
  as: As
  /** Everything the content depends on except the language, as plain values. Undefined disables the cache. */
  of: unknown
  /** Elements, not text; they may contain other `Kept` elements. Many elements should be one component, which is not
   *  called when the markup is cached. */
  children: ReactNode
}

/** An element whose content the server caches: cards, lists and switches that many responses share and React would
 *  render again for each. In the browser it is the plain element. */
export function Kept<As extends Tag>({ as, of, children, ...rest }: KeptProps<As>) {
  const kept = useContext(KeptMarkupContext)
  if (!import.meta.env.SSR || !kept || of === undefined) return createElement(as, rest, children)
  const key = JSON.stringify([kept.words, as, of])
  const place = kept.place(key)
  if (place !== undefined) return createElement(as, rest, place)
  const [before, behind] = kept.signs(key)
  return createElement(as, rest, before, children, behind)
}

/** Caches elements that have siblings. The markers are ids of `template` elements here, because React separates
 *  adjacent text nodes with a comment. */
export function KeptItems({ of, children }: Pick<KeptProps<Tag>, 'of' | 'children'>) {
  const kept = useContext(KeptMarkupContext)
  if (!import.meta.env.SSR || !kept || of === undefined) return children
  const key = JSON.stringify([kept.words, 'items', of])
  const place = kept.place(key)
  if (place !== undefined) return <template id={place} />
  const [before, behind] = kept.signs(key)
  return (
    <>
      <template id={before} />
      {children}
      <template id={behind} />
    </>
  )
}
