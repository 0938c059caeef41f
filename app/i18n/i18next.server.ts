import { createInstance } from 'i18next'
import type { Key, Namespace } from './catalogue.ts'
import { messagesOf, namespaces } from './catalogues.server.ts'
import { defaultLanguage, type Language, languages } from './config.ts'
import { GROUP_CONTEXT } from './group-words.ts'
import type { Reader, Translate } from './reader.ts'
import { fillIn, type Messages, pluralForm, type Values } from './translate.ts'

/** The only i18next instance of the process. It holds every catalogue in memory, so `init` is synchronous. */
export const i18next = createInstance()

void i18next.init({
  initImmediate: false,
  lng: defaultLanguage,
  supportedLngs: languages,
  load: 'currentOnly',
  // A missing message shows its key instead of another language.
  fallbackLng: false,
  ns: namespaces,
  defaultNS: 'common',
  resources: Object.fromEntries(
    languages.map(language => [
      language,
      Object.fromEntries(namespaces.map(namespace => [namespace, onlyOwn(messagesOf(language, namespace))])),
    ]),
  ),
  // Keys are flat: dots and colons are part of them.
  keySeparator: false,
  nsSeparator: false,
  // The same placeholders as in `translate.ts`; React does the escaping.
  interpolation: { prefix: '{', suffix: '}', escapeValue: false, skipOnVariables: true },
})

/** Removes the prototype, so that i18next finds no message named `constructor`. */
function onlyOwn(messages: Messages): Messages {
  return Object.assign(Object.create(null) as Messages, messages)
}

const readers = new Map<string, Reader<Namespace>>()

/** Returns the reader for a language and namespace, created once per process. With `hasGroups` it uses the message
 *  variants for groups where they exist. */
export function readerOf<N extends Namespace>(language: Language, namespace: N, hasGroups = false): Reader<N> {
  const name = `${language} ${namespace} ${hasGroups}`
  const known = readers.get(name)
  if (known) return known as Reader<N>
  const made: Reader<N> = {
    language,
    t: remembering(language, i18next.getFixedT(language, namespace), hasGroups ? GROUP_CONTEXT : undefined),
    in: other => readerOf(language, other, hasGroups),
  }
  readers.set(name, made)
  return made
}

/** Returns the translator of a namespace in a language. */
export function getFixedT<N extends Namespace>(language: Language, namespace: N): Translate<N> {
  return readerOf(language, namespace).t
}

type Find = (key: string, options: { count?: number; context?: string; skipInterpolation: true }) => string

/** Caches i18next's templates by message and plural form, because a lookup takes about ten times as long as filling in
 *  the values. Only templates are cached, never values of users. */
function remembering<N extends Namespace>(language: Language, find: Find, context?: string): Translate<N> {
  const templates = new Map<string, string>()
  return (key: Key<N>, values?: Values) => {
    const count = values?.count
    const form = pluralForm(language, count)
    const name = form === undefined ? key : `${key}\n${form}`
    let template = templates.get(name)
    if (template === undefined) {
      template = find(key, {
        skipInterpolation: true,
        ...(typeof count === 'number' && { count }),
        ...(context !== undefined && { context }),
      })
      // Missing keys are not cached, so that keys made from data cannot fill the memory.
      if (template !== key) templates.set(name, template)
    }
    return values ? fillIn(template, values) : template
  }
}
