import type { GuardArgs } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { materialKinds, materialLevels, skills } from '#app/domain/materials/vocabulary.ts'
import { skillFields } from '#app/domain/materials/material.schema.ts'
import type { Key } from '#app/i18n/catalogue.ts'
import { localizedLabel } from '#app/i18n/localized-fields.ts'
import { languageNames, languages } from '#app/i18n/config.ts'
import { compareIn } from '#app/i18n/formatters.ts'
import type { FieldWords } from '../content/history.server.ts'

/** Options of the selects in the material form and the list's filter, in the reader's language. */
export function choicesOf(args: GuardArgs) {
  const { t, language } = reading(args, 'adminMaterials')
  const { t: tSkill } = reading(args, 'skills')
  const compare = compareIn(language)
  return {
    kinds: materialKinds.map(value => ({ value, label: t(`kind.${value}`) })),
    levels: materialLevels.map(value => ({ value, label: t(`level.${value}`) })),
    languages: languages.map(value => ({ value, label: languageNames[value], lang: value })),
    skills: skills
      .map(value => ({ value, label: tSkill(value) }))
      .toSorted((one, other) => compare(one.label, other.label)),
  }
}

export type Choices = ReturnType<typeof choicesOf>

/** Labels of the fields of a material and texts of their values. */
export function fieldWords(args: GuardArgs): FieldWords {
  const { t } = reading(args, 'adminMaterials')
  const { kinds, levels, languages: spoken, skills: taught } = choicesOf(args)
  const options: Record<string, { value: string; label: string }[] | undefined> = {
    ...{ kind: kinds, level: levels, language: spoken, free: [{ value: 'on', label: t('isFree') }] },
    ...Object.fromEntries(skillFields.map(field => [field, taught])),
  }
  return {
    label: name => localizedLabel(name, stem => t(stem as Key<'adminMaterials'>)),
    value: (name, value) => options[name]?.find(option => option.value === value)?.label ?? value,
  }
}
