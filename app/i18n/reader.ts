import type { Key, Namespace } from './catalogue.ts'
import type { Language } from './config.ts'
import type { Values } from './translate.ts'

/** Says a message of one namespace in one language, with the values put in. */
export type Translate<N extends Namespace> = (key: Key<N>, values?: Values) => string

/** The reader of a page or an email: what loaders, actions and wording are handed. Words are asked of `t`; the language
 *  itself is for dates, numbers and content. */
export type Reader<N extends Namespace> = {
  language: Language
  t: Translate<N>
  /** The same reader with the words of another namespace. */
  in: <M extends Namespace>(namespace: M) => Reader<M>
}
