import type { z } from 'zod'
import type { Texts } from './columns.ts'

// A text in three languages is three form fields: `aboutRu`, `aboutKk`, `aboutEn`.

const endings = { ru: 'Ru', kk: 'Kk', en: 'En' } as const

export type TextFields<Name extends string> = Record<`${Name}${'Ru' | 'Kk' | 'En'}`, string>

export function fieldsOfText<Name extends string>(name: Name, text: Texts | null): TextFields<Name> {
  const fields = Object.entries(endings).map(([language, ending]) => [
    `${name}${ending}`,
    text?.[language as keyof Texts] ?? '',
  ])
  return Object.fromEntries(fields) as TextFields<Name>
}

/** Returns the text of three fields; null when all are empty. */
export function textIn(name: string, form: object): Texts | null {
  const fields = form as Record<string, string | undefined>
  const {
    ru = '',
    kk = '',
    en = '',
  } = {
    ru: fields[`${name}Ru`],
    kk: fields[`${name}Kk`],
    en: fields[`${name}En`],
  }
  return ru || kk || en ? { ru, kk, en } : null
}

/** Requires an optional text in all three languages or in none. The error is placed on the empty field. */
export function checkThreeLanguages(form: object, names: readonly string[], context: z.RefinementCtx) {
  const fields = form as Record<string, string | undefined>
  for (const name of names) {
    const all = Object.values(endings).map(ending => `${name}${ending}`)
    if (all.every(field => !fields[field])) continue
    for (const field of all) {
      if (!fields[field]) context.addIssue({ code: 'custom', path: [field], message: 'threeLanguages' })
    }
  }
}
