import type { Namespace } from '#app/i18n/catalogue.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'

/** The words of a field error (`required.<field>`, `invalid.<key>`). The page's own catalogue is asked first, then one
 *  it shares with other pages, if it does, then the words every form shares. The page's route adds them all to its
 *  catalogues. */
export function useFieldMessage(namespace: Namespace, shared: Namespace = 'fields') {
  return fieldMessage(useTranslation(namespace).t, useTranslation(shared).t, useTranslation('fields').t)
}

/** The same of translators at hand, for answers that are no page. A key that is missing comes back as itself. */
export function fieldMessage(...catalogues: ((key: never) => string)[]) {
  return (key: string, name: string) => {
    const wanted = [...(key === 'required' ? [`required.${name}`] : []), `invalid.${key}`]
    const found = catalogues.flatMap(t => wanted.map(one => [one, t(one as never)] as const))
    return found.find(([one, words]) => words !== one)?.[1] ?? `invalid.${key}`
  }
}
