import type { GuardArgs } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { subjects } from '#app/domain/accounts/answers.ts'
import { skills } from '#app/domain/materials/vocabulary.ts'
import type { Fields } from '#app/domain/content/history.server.ts'
import { fieldFaults, type Missing } from '#app/domain/professions/profession-form.schema.ts'
import {
  choiceFields,
  type ChosenList,
  chosenLists,
  formParts,
  isOfPart,
  wayKinds,
} from '#app/domain/professions/field-names.ts'
import { outlooks } from '#app/domain/professions/profession.schema.ts'
import { personalityTraits, professionFields, waysOfPay, workValues } from '#app/domain/professions/vocabulary.ts'
import { languageNames } from '#app/i18n/config.ts'
import { compareIn } from '#app/i18n/formatters.ts'
import type { Option } from '#app/ui/field.tsx'
import type { FieldWords } from '../content/history.server.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { bareLabel, fieldLabel } from './field-label.ts'

/** Options of the selects in the profession form and the list's filter, in the reader's language. */
export function choicesOf(args: GuardArgs) {
  const { t, language } = reading(args, 'adminProfessions')
  const { t: tField } = reading(args, 'professions')
  const { t: tScale } = reading(args, 'scales')
  const { t: tSubject } = reading(args, 'subjects')
  const { t: tSkill } = reading(args, 'skills')
  const compare = compareIn(language)
  const inOrder = (options: Option[]) => options.toSorted((one, other) => compare(one.label, other.label))
  const numbered = (to: number) => Array.from({ length: to }, (_, at) => ({ value: `${at + 1}`, label: `${at + 1}` }))
  return {
    fields: professionFields.map(value => ({ value, label: tField(`field.${value}`) })),
    zones: numbered(5),
    places: numbered(wayKinds.length),
    outlooks: outlooks.map(value => ({ value, label: t(`outlook.${value}`) })),
    paidAs: waysOfPay.map(value => ({ value, label: t(`paid.${value}`) })),
    measures: (['mean', 'median'] as const).map(value => ({ value, label: t(`measure.${value}`) })),
    values: workValues.map(value => ({ value, label: tScale(`name.${value}`) })),
    traits: personalityTraits.map(value => ({ value, label: tScale(`name.${value}`) })),
    subjects: inOrder(subjects.map(value => ({ value, label: tSubject(value) }))),
    skills: inOrder(skills.map(value => ({ value, label: tSkill(value) }))),
  } satisfies Record<ChosenList, Option[]> & Record<string, Option[]>
}

export type Choices = ReturnType<typeof choicesOf>

/** Labels of the fields of a profession and texts of their values. */
export function fieldWords(args: GuardArgs): FieldWords {
  const { t } = reading(args, 'adminProfessions')
  const choices = choicesOf(args)
  const options: Record<string, Option[] | undefined> = {
    ...{ field: choices.fields, outlook: choices.outlooks, paidAs: choices.paidAs, payMeasure: choices.measures },
    payBeforeTax: [{ value: 'on', label: t('isBeforeTax') }],
    ...Object.fromEntries(chosenLists.flatMap(list => choiceFields(list).map(name => [name, choices[list]]))),
  }
  return {
    label: name => fieldLabel(name, t),
    value: (name, value) => options[name]?.find(option => option.value === value)?.label ?? value,
  }
}

/** Number of missing fields listed by name. */
const NAMED = 4

/** Lists the missing fields of each language and the common ones. Empty when nothing is missing. */
export function missingTexts(args: GuardArgs, missing: Missing): string[] {
  const { t } = reading(args, 'adminProfessions')
  return (['ru', 'kk', 'en', 'common'] as const).flatMap(part => {
    const labels = [...new Set(missing[part].map(name => bareLabel(name, t)))]
    if (labels.length === 0) return []
    const named = labels.slice(0, NAMED).join(', ')
    const rest = labels.length - NAMED
    const what = rest > 0 ? t('lacksMany', { what: named, count: rest }) : named
    return [t('lacks', { part: part === 'common' ? t('common') : languageNames[part], what })]
  })
}

/** Returns the parts of the form with the number of missing fields in each. */
export function partTexts(args: GuardArgs, professionId: string, values: Fields) {
  const { t } = reading(args, 'adminProfessions')
  const lacking = fieldFaults(values).map(({ field }) => field)
  return formParts.map(part => ({
    part,
    to: adminPathOf('adminProfession', { professionId }, { part: part === 'name' ? null : part }),
    label: t(`part.${part}`),
    lacks: lacking.filter(name => isOfPart(name, part)).length,
  }))
}
