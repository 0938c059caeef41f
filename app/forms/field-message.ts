import type { Namespace } from '#app/i18n/catalogue.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'

/** Returns a function for the message of a field error (`required.<field>`, `invalid.<key>`). Searches the page's
 *  catalogue, then the optional shared one, then that of all forms. The page's route adds all of them to its
 *  catalogues. */
export function useFieldMessage(namespace: Namespace, shared: Namespace = 'fields') {
  return fieldMessage(useTranslation(namespace).t, useTranslation(shared).t, useTranslation('fields').t)
}

/** The same with given translators, for responses that are not pages. Returns the key if there is no message. */
export function fieldMessage(...catalogues: ((key: never) => string)[]) {
  return (key: string, name: string) => {
    const wanted = [...(key === 'required' ? [`required.${name}`] : []), `invalid.${key}`]
    const found = catalogues.flatMap(t => wanted.map(one => [one, t(one as never)] as const))
    return found.find(([one, words]) => words !== one)?.[1] ?? `invalid.${key}`
  }
}
