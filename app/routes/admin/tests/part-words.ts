import type { Key } from '#app/i18n/catalogue.ts'
import { localizedLabel } from '#app/i18n/localized-fields.ts'

export type Say = (key: Key<'adminTests'>, values?: Record<string, string | number>) => string

/** Returns the label of a field: `titleKk` is the title in Kazakh, `option3Ru` the third answer in Russian. */
export function fieldLabel(t: Say, name: string): string {
  return localizedLabel(name, stem => {
    const [, word = stem, number = ''] = /^([a-z]+)(\d+)$/i.exec(stem) ?? []
    return t(`field.${word}` as Key<'adminTests'>, { number })
  })
}
