import type { z } from 'zod'
import type { Texts } from './columns.ts'

// A text of three languages is three fields of a form: `aboutRu`, `aboutKk`, `aboutEn`.

const endings = { ru: 'Ru', kk: 'Kk', en: 'En' } as const

export type TextFields<Name extends string> = Record<`${Name}${'Ru' | 'Kk' | 'En'}`, string>

export function fieldsOfText<Name extends string>(name: Name, text: Texts | null): TextFields<Name> {
  const fields = Object.entries(endings).map(([language, ending]) => [
    `${name}${ending}`,
    text?.[language as keyof Texts] ?? '',
  ])
  return Object.fromEntries(fields) as TextFields<Name>
}

/** The text three fields hold; null where they are empty. */
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

/** What may be left out is said in all three languages or in none: a gap is told beside the field that has it. */
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

/** The cross-checks of a form are made whatever else is wrong with it. */
export const always = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null }
