import type { Key, Namespace } from './catalogue.ts'
import type { Language } from './config.ts'
import type { Values } from './translate.ts'

/** Translates a message of one namespace and fills in the values. */
export type Translate<N extends Namespace> = (key: Key<N>, values?: Values) => string

/** The reader of a page or email, passed to loaders, actions and wording. `t` translates; the language is for dates,
 *  numbers and content. */
export type Reader<N extends Namespace> = {
  language: Language
  t: Translate<N>
  /** Returns the reader for another namespace. */
  in: <M extends Namespace>(namespace: M) => Reader<M>
}
