import type { GuardArgs } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { listEveryPlace, MOST_COUNTED, type PlaceUse, type WholeUse } from '#app/domain/locations/places.server.ts'
import { regions } from '#app/domain/locations/regions.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Key } from '#app/i18n/catalogue.ts'
import { localizedLabel } from '#app/i18n/localized-fields.ts'
import { numberText } from '#app/i18n/format.server.ts'
import type { FieldWords } from '../content/history.server.ts'

/** Options of the selects in the form of a city, in the reader's language. */
export async function choicesOf(args: GuardArgs) {
  const { t, language } = reading(args, 'admission')
  const { countries } = await listEveryPlace()
  return {
    countries: countries.map(({ id, name }) => ({ value: id, label: inLanguage(name, language).text })),
    regions: regions.map(value => ({ value, label: t(`region.${value}`) })),
  }
}

/** Labels of the fields of a place and texts of their values. */
export async function fieldWords(args: GuardArgs): Promise<FieldWords> {
  const { t } = reading(args, 'locations')
  const { countries, regions: named } = await choicesOf(args)
  const options: Record<string, { value: string; label: string }[] | undefined> = {
    countryId: countries,
    region: named,
  }
  return {
    label: name => localizedLabel(name, stem => t(stem as Key<'locations'>)),
    value: (name, value) => options[name]?.find(option => option.value === value)?.label ?? value,
  }
}

/** Formats the numbers of uses of a place for a table. Above the counting limit (a thousand) the text is "more than". */
export function usageTexts(args: GuardArgs, use: PlaceUse) {
  const { t, language } = reading(args, 'locations')
  const text = (count: number) =>
    count > MOST_COUNTED ? t('moreThan', { most: numberText(MOST_COUNTED, language, 0) }) : String(count)
  return {
    profiles: text(use.profiles),
    projects: text(use.projects),
    organizations: text(use.organizations),
    institutions: text(use.institutions),
  }
}

/** Lists the uses of a place, one text for each kind of record that uses it. */
export function usageLines(args: GuardArgs, use: WholeUse): string[] {
  const { t } = reading(args, 'locations')
  return (['cities', 'profiles', 'projects', 'organizations', 'institutions'] as const).flatMap(of =>
    use[of] > 0 ? [t(`use.${of}`, { count: use[of] })] : [],
  )
}
