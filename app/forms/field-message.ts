import type { Key, Namespace } from '#app/i18n/catalogue.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'

/** The words of a field error. The page's own catalogue is asked first (`required.<field>`, `invalid.<key>`), then the
 *  words every form shares. The page's route adds `fields` to its catalogues. */
export function useFieldMessage<N extends Namespace>(namespace: N) {
  return fieldMessage(useTranslation(namespace).t, useTranslation('fields').t)
}

/** The same of two translators at hand, for answers that are no page. A key that is missing comes back as itself. */
export function fieldMessage<N extends Namespace>(
  page: (key: Key<N>) => string,
  fields: (key: Key<'fields'>) => string,
) {
  return (key: string, name: string) => {
    const wanted = [...(key === 'required' ? [`required.${name}`] : []), `invalid.${key}`]
    const own = wanted.find(one => page(one as Key<N>) !== one)
    return own === undefined ? fields(`invalid.${key}` as Key<'fields'>) : page(own as Key<N>)
  }
}
