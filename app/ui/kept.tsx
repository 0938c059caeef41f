import { type ComponentPropsWithoutRef, createContext, createElement, type ReactNode, useContext } from 'react'

/** What a server remembers of the markup it has made. Without it everything is rendered. */
export type KeptMarkup = {
  /** Whose words it has: the language, and what a message is said in beside. Part of every key. */
  words: string
  /** A sign that what is remembered under this key takes the place of; undefined where nothing is. */
  place: (key: string) => string | undefined
  /** Two signs to stand before and behind what is to be remembered under this key. */
  signs: (key: string) => readonly [string, string]
}

export const KeptMarkupContext = createContext<KeptMarkup | null>(null)

type Tag = 'article' | 'form' | 'nav' | 'section' | 'tbody' | 'ul'

type KeptProps<As extends Tag> = ComponentPropsWithoutRef<As> & {
  as: As
  /** All that what stands inside depends on beside the language, in plain values. Undefined is rendered each time. */
  of: unknown
  /** Elements, not words; some of them may be kept themselves. What makes many elements is a component of its own, so that it is
   *  not asked when they are known. */
  children: ReactNode
}

/** An element with what stands inside remembered by the server: cards, lists and switches that many answers share, and that
 *  React would put together anew for each. To a browser it is the element. */
export function Kept<As extends Tag>({ as, of, children, ...rest }: KeptProps<As>) {
  const kept = useContext(KeptMarkupContext)
  if (!import.meta.env.SSR || !kept || of === undefined) return createElement(as, rest, children)
  const key = JSON.stringify([kept.words, as, of])
  const place = kept.place(key)
  if (place !== undefined) return createElement(as, rest, place)
  const [before, behind] = kept.signs(key)
  return createElement(as, rest, before, children, behind)
}

/** Elements remembered in the same way that stand among others of their parent: signs are the ids of elements there, because
 *  letters could stand beside other letters, which React parts with a comment. */
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
