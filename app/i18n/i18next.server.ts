import { createInstance } from 'i18next'
import type { Key, Namespace } from './catalogue.ts'
import { messagesOf, namespaces } from './catalogues.server.ts'
import { defaultLanguage, type Language, languages } from './config.ts'
import { GROUP_CONTEXT } from './group-words.ts'
import type { Reader, Translate } from './reader.ts'
import { fillIn, type Messages, pluralForm, type Values } from './translate.ts'

/** The one i18next of the process. It holds every catalogue in memory, so nothing is loaded and `init` is synchronous. */
export const i18next = createInstance()

void i18next.init({
  initImmediate: false,
  lng: defaultLanguage,
  supportedLngs: languages,
  load: 'currentOnly',
  // A gap in a catalogue is seen as its key, never hidden behind another language.
  fallbackLng: false,
  ns: namespaces,
  defaultNS: 'common',
  resources: Object.fromEntries(
    languages.map(language => [
      language,
      Object.fromEntries(namespaces.map(namespace => [namespace, onlyOwn(messagesOf(language, namespace))])),
    ]),
  ),
  // Keys are flat: points and colons are parts of their names.
  keySeparator: false,
  nsSeparator: false,
  // The same gaps as in `translate.ts`; React escapes what pages show.
  interpolation: { prefix: '{', suffix: '}', escapeValue: false, skipOnVariables: true },
})

/** A catalogue without what every object has, so that i18next finds no message called `constructor`. */
function onlyOwn(messages: Messages): Messages {
  return Object.assign(Object.create(null) as Messages, messages)
}

const readers = new Map<string, Reader<Namespace>>()

/** The reader of a language and a namespace; made once per process. One for organisations that have groups, not classes, says
 *  so wherever a message has a variant for them. */
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

/** The translator of one namespace in one language. */
export function getFixedT<N extends Namespace>(language: Language, namespace: N): Translate<N> {
  return readerOf(language, namespace).t
}

type Find = (key: string, options: { count?: number; context?: string; skipInterpolation: true }) => string

/** Asks i18next once for each message and each of its plural forms, because every question costs it about ten times
 *  what filling in the gaps costs. What people typed is never kept: only templates are. */
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
      // A missing key is looked for again, so that keys made of data never fill the memory.
      if (template !== key) templates.set(name, template)
    }
    return values ? fillIn(template, values) : template
  }
}
